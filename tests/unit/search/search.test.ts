import { describe, expect, it } from 'vitest';
import type { Entry } from '../../../server/features/search/entry.ts';
import { excerptOf } from '../../../server/features/search/excerpt.ts';
import { createSearchIndex } from '../../../server/features/search/search-index.ts';
import { searchWords } from '../../../server/kernel/text/words.ts';

const entry = (id: string, parts: Partial<Entry>): Entry => ({
  kind: 'page',
  id,
  title: '',
  label: null,
  summary: '',
  body: '',
  ...parts,
});

const now = new Date('2027-01-10T12:00:00Z');

const find = (query: string, ...entries: Entry[]) =>
  createSearchIndex(entries)
    .find(query, { now })
    .map(({ entry: { id } }) => id);

describe('the search', () => {
  const gozo = entry('gozo', { title: 'Uffiċjal ta’ Kollegament għal Għawdex' });
  const ferry = entry('ferry', {
    title: 'Il-vapur',
    summary: 'Bla vapur, bla eżami',
    body: 'L-istudenti minn Għawdex',
  });

  it.each(['ghawdex', 'Għawdex', 'GHAWD', 'l-għawdex', 'ghawdex uffic'])('finds Għawdex by “%s”', (query) => {
    expect(find(query, ferry, gozo)[0]).toBe('gozo');
  });

  it('wants every word, by its beginning and in any order', () => {
    expect(find('eżami vapur', gozo, ferry)).toEqual(['ferry']);
    expect(find('ezami kokka', gozo, ferry)).toEqual([]);
    expect(find('awdex', gozo, ferry)).toEqual([]);
  });

  it('puts what is in the title before what is in the text, and a whole word before a beginning', () => {
    const rent = entry('rent', { title: 'Rent' });
    const rental = entry('rental', { title: 'Rentals' });
    const mention = entry('mention', { title: 'A room', body: 'The rent is high' });
    expect(find('rent', mention, rental, rent)).toEqual(['rent', 'rental', 'mention']);
  });

  it('finds nothing by nothing', () => {
    expect(find('', gozo)).toEqual([]);
    expect(find(' ’ - ', gozo)).toEqual([]);
  });

  it('finds one kind, and nothing before its time', () => {
    const index = createSearchIndex([
      entry('rent', { title: 'Rent' }),
      entry('rent', { title: 'Rent', kind: 'news', from: new Date('2027-01-11T12:00:00Z') }),
    ]);
    const kinds = (wanted: Parameters<typeof index.find>[1]) =>
      index.find('rent', wanted).map((found) => found.entry.kind);
    const later = new Date('2027-01-12T12:00:00Z');
    expect(kinds({ now })).toEqual(['page']);
    expect(kinds({ now, kind: 'news' })).toEqual([]);
    expect(kinds({ now: later, kind: 'news' })).toEqual(['news']);
    expect(kinds({ now: later })).toHaveLength(2);
  });

  it('forgets what was replaced or removed', () => {
    const index = createSearchIndex([entry('a', { title: 'Regatta' }), entry('b', { title: 'Regatta' })]);
    index.put(entry('a', { title: 'Ferry' }));
    index.remove({ kind: 'page', id: 'b' });
    expect(index.find('regatta', { now })).toEqual([]);
    expect(index.find('ferry', { now }).map((found) => found.entry.id)).toEqual(['a']);
  });
});

describe('synonyms', () => {
  const groups = [
    ['refund', 'money back', 'give back'],
    ['rifużjoni', 'flus lura'],
  ];
  const giveBack = entry('give-back', { title: 'Can I give a ticket back?' });
  const named = entry('named', { title: 'Refunds' });
  const far = entry('far', { title: 'A room', body: 'Give us a call. It is back at the desk.' });
  const findMeant = (query: string, ...entries: Entry[]) =>
    createSearchIndex(entries, groups)
      .find(query, { now })
      .map((found) => found.entry.id);

  it('are found by each other, after what was typed', () => {
    expect(findMeant('refund', far, giveBack, named)).toEqual(['named', 'give-back']);
    expect(findMeant('refunds', far, giveBack)).toEqual(['give-back']);
    expect(findMeant('money back', named)).toEqual(['named']);
    expect(findMeant('money', named)).toEqual([]);
  });

  it('are found when their Maltese letters are typed plainly', () => {
    const lura = entry('lura', { title: 'Il-flus imorru lura' });
    expect(findMeant('rifuzjoni', lura)).toEqual(['lura']);
  });
});

describe('a mistyped word', () => {
  const concert = entry('concert', { title: 'Tickets and seats for a concert, biljetti, parkeġġ, rappreżentanti' });

  it.each(['tikets', 'tickts', 'consert', 'biljeti', 'parkegg', 'rapprezentanti', 'raprezentanti', 'tikets biljeti'])(
    '%s is taken for what was meant',
    (typed) => {
      expect(find(typed, concert)).toEqual(['concert']);
    },
  );

  it.each(['xyzzy', 'tik', 'trumpet', 'tickets trumpet'])('%s is not taken for just anything', (typed) => {
    expect(find(typed, concert)).toEqual([]);
  });

  it('is taken as typed where something holds it', () => {
    expect(find('tents', concert, entry('tents', { title: 'Tents' }), entry('rents', { title: 'Rents' }))).toEqual([
      'tents',
    ]);
  });
});

describe('an excerpt', () => {
  const body = `${'kelma '.repeat(40)}żebbuġa ${'oħra '.repeat(40)}`.trim();

  it('is the place where the words stand', () => {
    const text = excerptOf({ summary: 'Xejn', body }, searchWords('zebbug'));
    expect(text).toContain('żebbuġa');
    expect(text.startsWith('… ') && text.endsWith(' …')).toBe(true);
    expect(text.split(' ').length).toBeLessThan(32);
  });

  it('is the summary where that holds them, or where they are elsewhere', () => {
    expect(excerptOf({ summary: 'Iż-żebbuġ', body }, ['zebbug'])).toBe('Iż-żebbuġ');
    expect(excerptOf({ summary: 'Xejn', body }, ['titlu'])).toBe('Xejn');
  });
});

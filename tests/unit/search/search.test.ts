import { describe, expect, it } from 'vitest';
import { type Entry, indexed } from '../../../server/features/search/entry.ts';
import { excerptOf } from '../../../server/features/search/excerpt.ts';
import { ranked } from '../../../server/features/search/rank.ts';
import { foldedGroups, termsOf } from '../../../server/features/search/terms.ts';
import { nearestWords, vocabularyOf } from '../../../server/features/search/typos.ts';
import { searchWords, searchable } from '../../../server/kernel/text/words.ts';

const entry = (id: string, parts: Partial<Entry>): Entry => ({
  kind: 'page',
  id,
  title: '',
  label: null,
  summary: '',
  body: '',
  ...parts,
});

const find = (query: string, ...entries: Entry[]) =>
  ranked(entries.map(indexed), termsOf(searchWords(query), [])).map(({ id }) => id);

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
});

describe('synonyms', () => {
  const groups = foldedGroups([
    ['refund', 'money back', 'give back'],
    ['rifużjoni', 'flus lura'],
  ]);
  const giveBack = entry('give-back', { title: 'Can I give a ticket back?' });
  const named = entry('named', { title: 'Refunds' });
  const far = entry('far', { title: 'A room', body: 'Give us a call. It is back at the desk.' });
  const findMeant = (query: string, ...entries: Entry[]) =>
    ranked(entries.map(indexed), termsOf(searchWords(query), groups)).map(({ id }) => id);

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
  const vocabulary = vocabularyOf([searchable('Tickets and seats for a concert, biljetti, parkeġġ, rappreżentanti')]);

  it.each([
    ['tikets', 'tickets'],
    ['tickts', 'tickets'],
    ['consert', 'concert'],
    ['biljeti', 'biljetti'],
    ['parkegg', 'parkegg'],
    ['rapprezentanti', 'rapprezentanti'],
    ['raprezentanti', 'rapprezentanti'],
  ])('%s is taken for %s', (typed, meant) => {
    expect(nearestWords(typed, [vocabulary])[0]).toBe(meant);
  });

  it('is not taken for just anything', () => {
    expect(nearestWords('xyzzy', [vocabulary])).toEqual([]);
    expect(nearestWords('tik', [vocabulary])).toEqual([]);
    expect(nearestWords('trumpet', [vocabulary])).toEqual([]);
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

import { describe, expect, it } from 'vitest';
import { type Entry, indexed } from '../../../server/search/entry.ts';
import { excerptOf } from '../../../server/search/excerpt.ts';
import { ranked } from '../../../server/search/rank.ts';
import { foldedWords } from '../../../server/search/words.ts';

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
  ranked(entries.map(indexed), foldedWords(query)).map(({ id }) => id);

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

describe('an excerpt', () => {
  const body = `${'kelma '.repeat(40)}żebbuġa ${'oħra '.repeat(40)}`.trim();

  it('is the place where the words stand', () => {
    const text = excerptOf({ summary: 'Xejn', body }, foldedWords('zebbug'));
    expect(text).toContain('żebbuġa');
    expect(text.startsWith('… ') && text.endsWith(' …')).toBe(true);
    expect(text.split(' ').length).toBeLessThan(32);
  });

  it('is the summary where that holds them, or where they are elsewhere', () => {
    expect(excerptOf({ summary: 'Iż-żebbuġ', body }, ['zebbug'])).toBe('Iż-żebbuġ');
    expect(excerptOf({ summary: 'Xejn', body }, ['titlu'])).toBe('Xejn');
  });
});

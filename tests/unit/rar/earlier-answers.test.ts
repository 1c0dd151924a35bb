import { expect, it } from 'vitest';
import { earlierAnswers } from '../../../src/features/rar/earlier-answers.ts';
import type { RarValue } from '../../../src/features/rar/rar.queries.ts';

const written = (value: RarValue, revision: number, written_by: string | null = 'Ġanna') => ({
  value,
  revision,
  written_at: '2027-06-01T10:00:00Z',
  written_by,
});
const numbersOf = (...latestFirst: ReturnType<typeof written>[]) =>
  earlierAnswers(latestFirst).map(({ revision }) => revision);
const event = (title: string, people = 20) => ({ title, date: '2026-03-01', people });

it('leave out what the same officer only went on with, and what stands', () => {
  expect(numbersOf(written('Ġanna: president', 3), written('Ġanna', 2), written(null, 1))).toEqual([]);
  expect(numbersOf(written(57, 2), written(5, 1))).toEqual([]);
  expect(numbersOf(written([event('Taħdita'), event('Lejla')], 2), written([event('Lejla')], 1))).toEqual([]);
});

it('show what was replaced, shortened or taken away', () => {
  expect(numbersOf(written('Ċensu', 2), written('Ġanna', 1))).toEqual([1]);
  expect(numbersOf(written('Ġan', 2), written('Ġanna', 1))).toEqual([1]);
  expect(numbersOf(written(null, 2), written('Ġanna', 1))).toEqual([1]);
  expect(numbersOf(written([event('Lejla', 30)], 2), written([event('Lejla')], 1))).toEqual([1]);
  expect(numbersOf(written({ nothing: true }, 2), written([event('Lejla')], 1))).toEqual([1]);
});

it('show what another officer went on with', () => {
  expect(numbersOf(written('Ġanna: president', 2, 'Ċensu'), written('Ġanna', 1))).toEqual([1]);
});

import { describe, expect, it } from 'vitest';
import type { AnswerValue } from '../../../machines/rar-report/points.ts';
import {
  countedWords,
  countedOf,
  lackOf,
  lackingIn,
  problemWith,
  type QuestionRules,
  stateOfSection,
} from '../../../machines/rar-report/questions.ts';
import { rarReportMachine, whoMay } from '../../../machines/rar-report/rar-report.machine.ts';
import { writeRoles } from '../../paths/role-table.ts';

const question = (rules: Partial<QuestionRules>): QuestionRules => ({
  slug: 'asked',
  kind: 'text',
  required: true,
  mayBeNothing: false,
  most: 3,
  points: { kind: 'answered', points: 5 },
  evidence: 'none',
  ...rules,
});
const event = (date: string, people = 3) => ({ title: 'A walk', date, people });

describe('an answer', () => {
  it.each<[Partial<QuestionRules>, AnswerValue, string | undefined]>([
    [{}, null, undefined],
    [{}, 'abc', undefined],
    [{}, 'abcd', 'rar_too_long'],
    [{}, 3, 'rar_wrong_kind'],
    [{}, { nothing: true }, 'rar_wrong_kind'],
    [{ mayBeNothing: true }, { nothing: true }, undefined],
    [{ kind: 'number' }, 3, undefined],
    [{ kind: 'number' }, 4, 'rar_too_large'],
    [{ kind: 'number' }, -1, 'rar_wrong_kind'],
    [{ kind: 'number' }, 1.5, 'rar_wrong_kind'],
    [{ kind: 'choice', options: [{ slug: 'yes' }] }, 'yes', undefined],
    [{ kind: 'choice', options: [{ slug: 'yes' }] }, 'no', 'rar_no_such_choice'],
    [{ kind: 'events' }, [event('2026-02-28')], undefined],
    [{ kind: 'events' }, [event('2026-02-29')], 'rar_row_date'],
    [{ kind: 'events' }, [event('2027-02-28')], 'rar_row_date'],
    [{ kind: 'events', nextYear: true }, [event('2027-02-28')], undefined],
    [{ kind: 'events' }, [event('2026-02-28', -1)], 'rar_row_incomplete'],
    [{ kind: 'events' }, [{ ...event('2026-02-28'), title: ' ' }], 'rar_row_incomplete'],
    [{ kind: 'events' }, Array(4).fill(event('2026-02-28')), 'rar_too_many_rows'],
    [{ kind: 'evidence' }, 'abc', 'rar_wrong_kind'],
  ])('to %o of %o is refused as %s', (rules, value, problem) => {
    expect(problemWith(question(rules), value, 2026)).toBe(problem);
  });

  it('is missing while a required question has none, and lacks evidence where it claims points without a file', () => {
    const shown = question({ kind: 'number', evidence: 'one' });
    expect(lackOf(shown, { value: null, files: 1 })).toBe('missing_field');
    expect(lackOf(shown, { value: 0, files: 0 })).toBeUndefined();
    for (const blank of ['', ' \n', '\u200B\u2060'])
      expect(lackOf(question({}), { value: blank, files: 0 })).toBe('missing_field');
    expect(lackOf(question({ kind: 'evidence' }), { value: null, files: 1 })).toBeUndefined();
    expect(lackingIn(shown, { value: 2, files: 0 })).toBe('evidence');
    expect(lackingIn(shown, { value: 2, files: 1 })).toBeNull();
    expect(lackingIn(shown, { value: null, files: 1 })).toBe('answer');
    expect(countedOf({ kind: 'evidence' }, { value: null, files: 2 })).toEqual({ value: 'shown', files: 2 });
  });
});

it('a section is as far as its questions', () => {
  const [first, second] = [question({ slug: 'first' }), question({ slug: 'second' })];
  const stateWith = (values: Record<string, string>, asked = '') =>
    stateOfSection(
      [first, second],
      ({ slug }) => ({ value: values[slug] ?? null, files: 0 }),
      ({ slug }) => slug === asked,
    );
  expect(stateWith({})).toBe('not_started');
  expect(stateWith({ first: 'x' })).toBe('in_progress');
  expect(stateWith({ first: 'x', second: 'y' })).toBe('complete');
  expect(stateWith({ first: 'x', second: 'y' }, 'second')).toBe('returned');
});

it('the table of roles names every event of the chart', () => {
  const table = writeRoles(rarReportMachine, whoMay);
  expect(Object.keys(whoMay).filter((event) => !table.includes(`\`${event}\``))).toEqual([]);
});

it('a number has its noun in the form that its language asks for', () => {
  const members = { one: ' membru', two: ' membri', few: ' membri', many: '-il membru', other: ' membru' };
  const said = [1, 2, 10, 11, 19, 20, 64, 103].map((count) => countedWords(count, members, 'mt'));
  expect(said).toEqual([
    '1 membru',
    '2 membri',
    '10 membri',
    '11-il membru',
    '19-il membru',
    '20 membru',
    '64 membru',
    '103 membri',
  ]);
  expect(countedWords(1, { one: ' member', other: ' members' }, 'en')).toBe('1 member');
  expect(countedWords(57, { one: ' member', other: ' members' }, 'en')).toBe('57 members');
  expect(countedWords(57, null, 'en')).toBe('57');
});

import type { Line, Names } from '../../machines/checkout/lines.ts';

export type NameField = keyof Names;

export type NameProblem = 'firstNameMissing' | 'lastNameMissing' | 'emailWrong' | 'tooLong';

/** What is wrong with one answer. `place` counts from 0. */
export interface FieldProblem {
  place: number;
  field: NameField;
  problem: NameProblem;
}

const longestName = 100;
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const fieldId = (place: number, field: NameField): string => `attendee-${place}-${field}`;

/** Names as the form begins: those given before; where there are none at all, the person's own for the first place. */
export function namesAtFirst(lines: Line[], own: Names | null): Names[] {
  const given = lines.map(({ firstName, lastName, email }) => ({ firstName, lastName, email }));
  const hasNone = given.every(({ firstName, lastName }) => firstName === '' && lastName === '');
  return own && hasNone ? given.with(0, own) : given;
}

function problemsOfName(value: string, missing: NameProblem): NameProblem | undefined {
  if (value.trim() === '') return missing;
  return value.length > longestName ? 'tooLong' : undefined;
}

function problemsOf({ firstName, lastName, email }: Names, place: number): FieldProblem[] {
  const problems: [NameField, NameProblem | undefined][] = [
    ['firstName', problemsOfName(firstName, 'firstNameMissing')],
    ['lastName', problemsOfName(lastName, 'lastNameMissing')],
    ['email', email.trim() === '' || emailPattern.test(email.trim()) ? undefined : 'emailWrong'],
  ];
  return problems.flatMap(([field, problem]) => (problem ? [{ place, field, problem }] : []));
}

/** Everything that is wrong with the names, in the order of the fields. */
export const problemsOfNames = (names: Names[]): FieldProblem[] => names.flatMap(problemsOf);

/** Names as they are sent. */
export const trimmed = (names: Names[]): Names[] =>
  names.map(({ firstName, lastName, email }) => ({
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    email: email.trim(),
  }));

import { unprintableIn } from '../../../machines/flow/printable.ts';
import { type Line, type Names, namesOf } from '../../../machines/checkout/choice.ts';
import { longestAnswer, type Question } from '../../kit/forms/AnswerField.tsx';
import type { Draft } from '../../kit/forms/draft.ts';

/** The fields of one place; an answer goes by its question's id. */
export type PlaceField = 'firstName' | 'lastName' | 'email' | `answers.${string}`;

export type PlaceProblem =
  | 'firstNameMissing'
  | 'lastNameMissing'
  | 'answerMissing'
  | 'emailWrong'
  | 'tooLong'
  | 'answerTooLong'
  | 'unprintable';

/** A problem with one answer. `place` counts from 0. */
export interface FieldProblem {
  place: number;
  field: PlaceField;
  problem: PlaceProblem;
  /** The characters that the ticket cannot print. */
  characters?: string;
}

/** The event's requirements for one attendee. */
export interface Asked {
  namesRequired: boolean;
  questions: readonly Question[];
}

const longestName = 100;
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** True for a well-formed email address; the server checks more. */
export const isEmailAddress = (text: string): boolean => emailPattern.test(text.trim());

export const fieldId = (place: number, field: PlaceField): string => `attendee-${place}-${field}`;

/** Returns the text of a field. */
export function valueOf(names: Names, field: PlaceField): string {
  if (field === 'firstName' || field === 'lastName' || field === 'email') return names[field];
  return names.answers[field.slice('answers.'.length)] ?? '';
}

/** Returns the names with another text in one field. */
export function withValue(names: Names, field: string, text: string): Names {
  if (field === 'firstName' || field === 'lastName' || field === 'email') return { ...names, [field]: text };
  return { ...names, answers: { ...names.answers, [field.slice('answers.'.length)]: text } };
}

/** Returns the typed text by place and field, to be kept until it is sent. */
export function draftOfNames(lines: Line[], names: Names[]): Draft {
  const entries = lines.flatMap(({ attendeeId }, place) => {
    const typed = names[place];
    if (attendeeId === null || typed === undefined) return [];
    const { answers, ...rest } = typed;
    const fields = [...Object.entries(rest), ...Object.entries(answers).map(([id, text]) => [`answers.${id}`, text])];
    return fields.map(([field, text]) => [`${attendeeId} ${field}`, text]);
  });
  return Object.fromEntries(entries);
}

/** Returns the names at the start of the form: the draft, else those given; if there are none, the person's own for the first place. */
export function namesAtFirst(lines: Line[], own: Names | null, draft: Draft = {}): Names[] {
  const given = lines.map(namesOf);
  const hasNone = given.every(({ firstName, lastName }) => firstName === '' && lastName === '');
  const first = given[0];
  const begun = own && first && hasNone ? given.with(0, { ...own, answers: first.answers }) : given;
  return begun.map((names, place) =>
    Object.entries(draft).reduce((typed, [key, text]) => {
      const [attendeeId, field = ''] = key.split(' ');
      return attendeeId === lines[place]?.attendeeId ? withValue(typed, field, text) : typed;
    }, names),
  );
}

type Found = Pick<FieldProblem, 'problem' | 'characters'>;

function problemOf(text: string, missing: PlaceProblem | null, longest: number, tooLong: PlaceProblem): Found | null {
  if (text.trim() === '') return missing && { problem: missing };
  if (text.length > longest) return { problem: tooLong };
  const characters = unprintableIn(text);
  return characters.length > 0 ? { problem: 'unprintable', characters: characters.join(' ') } : null;
}

function problemsOf(names: Names, { namesRequired, questions }: Asked, place: number): FieldProblem[] {
  const { firstName, lastName, email } = names;
  const isNeeded = namesRequired || firstName.trim() !== '' || lastName.trim() !== '';
  const isEmail = email.trim() === '' || isEmailAddress(email);
  const found: [PlaceField, Found | null][] = [
    ['firstName', problemOf(firstName, isNeeded ? 'firstNameMissing' : null, longestName, 'tooLong')],
    ['lastName', problemOf(lastName, isNeeded ? 'lastNameMissing' : null, longestName, 'tooLong')],
    ['email', isEmail ? null : { problem: 'emailWrong' }],
    ...questions.map(({ id, required }): [PlaceField, Found | null] => [
      `answers.${id}`,
      problemOf(names.answers[id] ?? '', required ? 'answerMissing' : null, longestAnswer, 'answerTooLong'),
    ]),
  ];
  return found.flatMap(([field, problem]) => (problem ? [{ place, field, ...problem }] : []));
}

/** Returns every problem with the names and answers, in the order of the fields. `asked` is by place. */
export const problemsOfNames = (names: Names[], asked: Asked[]): FieldProblem[] =>
  names.flatMap((each, place) => problemsOf(each, asked[place] ?? { namesRequired: false, questions: [] }, place));

/** Returns the names as they are sent. */
export const trimmed = (names: Names[]): Names[] =>
  names.map(({ firstName, lastName, email, answers }) => ({
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    email: email.trim(),
    answers: Object.fromEntries(Object.entries(answers).map(([id, text]) => [id, text.trim()])),
  }));

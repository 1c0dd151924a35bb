import { plainText, unprintableIn } from '../../../machines/flow/printable.ts';
import type { TicketAnswers, TicketQuestion } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/http/problem.ts';
import type { ProblemCode } from '../../kernel/http/problem-texts.ts';
import { holdsWebAddress } from '../../kernel/text/web-address.ts';

/** The attendee of a place, with their answers; the names are null until somebody is named. */
export type WhoComes = { first_name: string | null; last_name: string | null; answers: TicketAnswers };

type Told = { first_name?: string | null; last_name?: string | null; answers?: TicketAnswers };

/** Replaces a missing name in orders and on tickets; never stored as a name. */
export const NOT_NAMED = 'N/A';

/** Both names in one line, or what stands in their place. */
export const shownName = (first: string | null, last: string | null): string =>
  [first, last].filter(Boolean).join(' ') || NOT_NAMED;

/** Gathers all that is wrong with the places of one request, so that it is told at once. */
export class PlaceProblems {
  readonly #fields: Record<string, ProblemCode[]> = {};
  readonly #characters = new Set<string>();
  readonly #prefixOf: (at: number) => string;

  /** `prefixOf` says where the `at`th place's fields stand in the request. */
  constructor(prefixOf = (at: number) => `attendees.${at}.`) {
    this.#prefixOf = prefixOf;
  }

  add(at: number, field: string, code: ProblemCode): void {
    this.#fields[`${this.#prefixOf(at)}${field}`] = [code];
  }

  /** Notes a text that no ticket can show. */
  checkPrintable(at: number, field: string, text: string): void {
    const characters = unprintableIn(text);
    if (characters.length === 0) return;
    for (const character of characters) this.#characters.add(character);
    this.add(at, field, 'unprintable');
  }

  /** Throws 422 if anything was noted. */
  throwIfAny(): void {
    const [first] = Object.values(this.#fields);
    if (first?.[0] === undefined) return;
    throw new Problem(422, first[0], { fields: this.#fields, values: { characters: [...this.#characters].join(' ') } });
  }
}

/** Reads who comes on the `at`th place and notes what cannot be kept. What was answered before stays where nothing new is told. */
export function readWhoComes(
  told: Told,
  { questions, before = {} }: { questions: TicketQuestion[]; before?: TicketAnswers },
  at: number,
  problems: PlaceProblems,
): WhoComes {
  const name = (field: 'first_name' | 'last_name') => {
    const text = plainText(told[field] ?? '');
    problems.checkPrintable(at, field, text);
    // Names are printed in mails to strangers, and answers on the tickets that come with them.
    if (holdsWebAddress(text)) problems.add(at, field, 'name_with_address');
    return text === '' || text === NOT_NAMED ? null : text;
  };
  const answers = questions.flatMap((question): [string, string][] => {
    const answer = plainText(told.answers?.[question.key] ?? before[question.key] ?? '');
    const field = `answers.${question.key}`;
    problems.checkPrintable(at, field, answer);
    if (holdsWebAddress(answer)) problems.add(at, field, 'answer_with_address');
    if (answer !== '' && question.choices?.some(({ key }) => key === answer) === false)
      problems.add(at, field, 'not_in_list');
    return answer === '' ? [] : [[question.key, answer]];
  });
  return { first_name: name('first_name'), last_name: name('last_name'), answers: Object.fromEntries(answers) };
}

/** Notes what the `at`th place still lacks: names where the event wants them now (half a name is none), and answers that are needed. */
export function noteMissing(
  { first_name, last_name, answers }: WhoComes,
  { questions, namesAreNeeded }: { questions: TicketQuestion[]; namesAreNeeded: boolean },
  at: number,
  problems: PlaceProblems,
): void {
  const isOneMissing = (first_name === null) !== (last_name === null);
  if (first_name === null && (namesAreNeeded || isOneMissing)) problems.add(at, 'first_name', 'missing_field');
  if (last_name === null && (namesAreNeeded || isOneMissing)) problems.add(at, 'last_name', 'missing_field');
  for (const { key, required = false } of questions)
    if (required && answers[key] === undefined) problems.add(at, `answers.${key}`, 'missing_field');
}

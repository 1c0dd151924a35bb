import { isBlank } from '../flow/is-blank.ts';
import type { AnswerValue, GivenAnswer, PointsQuestion } from './points.ts';

/** One event of a table: its day as 2026-11-20, and how many people came or are expected. */
export type RarEvent = { title: string; date: string; people: number };

/**
 * A question's rules, without its words. `most` is the most letters of a text, the largest number, the most rows of a table, or the most
 * files of an evidence question; a choice has `options` instead.
 */
export type QuestionRules = PointsQuestion & {
  kind: 'text' | 'number' | 'choice' | 'events' | 'evidence';
  required: boolean;
  /** True if "nothing this year" is an answer. */
  mayBeNothing: boolean;
  most?: number | undefined;
  options?: readonly { slug: string }[] | undefined;
  /** The events of its table are of the year after the report's. */
  nextYear?: boolean | undefined;
};

/** A mistake in a given value, by the name of its text. */
export type ValueProblem =
  | 'rar_wrong_kind'
  | 'rar_too_long'
  | 'rar_too_large'
  | 'rar_no_such_choice'
  | 'rar_too_many_rows'
  | 'rar_row_incomplete'
  | 'rar_row_date';

const LONGEST_TITLE = 120;
const MOST_PEOPLE = 100_000;

/** True for the answer that there was nothing this year. */
const saysNothing = (value: AnswerValue): boolean => typeof value === 'object' && value !== null && 'nothing' in value;

const isRow = (row: object): row is RarEvent => 'title' in row && 'date' in row && 'people' in row;

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** True for a day of the calendar, written as 2026-11-20. */
function isRealDay(day: string): boolean {
  const [, year, month, date] = (/^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? []).map(Number);
  if (year === undefined || month === undefined || date === undefined) return false;
  const days = month === 2 && isLeap(year) ? 29 : (DAYS[month - 1] ?? 0);
  return date >= 1 && date <= days;
}

type Given = Exclude<AnswerValue, null>;
type Check = (question: QuestionRules, value: Given, year: number) => ValueProblem | undefined;

const problems: Record<QuestionRules['kind'], Check> = {
  text: ({ most = 0 }, value) => {
    if (typeof value !== 'string') return 'rar_wrong_kind';
    return value.length > most ? 'rar_too_long' : undefined;
  },
  number: ({ most = 0 }, value) => {
    if (typeof value !== 'number' || !Number.isInteger(value) || value < 0) return 'rar_wrong_kind';
    return value > most ? 'rar_too_large' : undefined;
  },
  choice: ({ options = [] }, value) => (options.some(({ slug }) => slug === value) ? undefined : 'rar_no_such_choice'),
  events: ({ most = 0, nextYear = false }, value, year) => {
    if (typeof value !== 'object' || !('length' in value)) return 'rar_wrong_kind';
    return value.length > most ? 'rar_too_many_rows' : problemInRows(value, nextYear ? year + 1 : year);
  },
  evidence: () => 'rar_wrong_kind',
};

/** The mistake that makes a value useless as an answer; undefined if it can be kept. `year` is the one that the report is about. */
export function problemWith(question: QuestionRules, value: AnswerValue, year: number): ValueProblem | undefined {
  if (value === null) return undefined;
  if (saysNothing(value)) return question.mayBeNothing ? undefined : 'rar_wrong_kind';
  return problems[question.kind](question, value, year);
}

function problemInRows(rows: readonly object[], year: number): ValueProblem | undefined {
  for (const row of rows) {
    if (!isRow(row) || isBlank(row.title) || row.title.length > LONGEST_TITLE) return 'rar_row_incomplete';
    if (!Number.isInteger(row.people) || row.people < 0 || row.people > MOST_PEOPLE) return 'rar_row_incomplete';
    if (!row.date.startsWith(`${year}-`) || !isRealDay(row.date)) return 'rar_row_date';
  }
  return undefined;
}

/** True if there is anything to count or read. */
export function isAnswered({ kind }: Pick<QuestionRules, 'kind'>, { value, files }: GivenAnswer): boolean {
  if (saysNothing(value)) return true;
  if (kind === 'evidence') return files > 0;
  if (typeof value === 'string') return !isBlank(value);
  return value !== null && !(typeof value === 'object' && 'length' in value && value.length === 0);
}

/** An answer as its points are counted: files are the whole answer of an evidence question. */
export const countedOf = ({ kind }: Pick<QuestionRules, 'kind'>, { value, files }: GivenAnswer): GivenAnswer =>
  kind === 'evidence' && files > 0 && !saysNothing(value) ? { value: 'shown', files } : { value, files };

/** The reason why the report can't be sent with this answer; undefined if it can. */
export function lackOf(question: QuestionRules, given: GivenAnswer): 'missing_field' | undefined {
  return question.required && !isAnswered(question, given) ? 'missing_field' : undefined;
}

/** The lack that keeps an answer from earning any points; null if it can earn them. */
export function lackingIn(
  { kind, evidence }: Pick<QuestionRules, 'kind' | 'evidence'>,
  given: GivenAnswer,
): 'answer' | 'evidence' | null {
  if (!isAnswered({ kind }, given)) return 'answer';
  return evidence !== 'none' && given.files === 0 && !saysNothing(given.value) ? 'evidence' : null;
}

export type SectionState = 'not_started' | 'in_progress' | 'complete' | 'returned';

/** How far a section is. `isAskedFor` tells the questions that the readers have returned. */
export function stateOfSection<Question extends QuestionRules>(
  questions: readonly Question[],
  givenOf: (question: Question) => GivenAnswer,
  isAskedFor: (question: Question) => boolean,
): SectionState {
  if (questions.some(isAskedFor)) return 'returned';
  if (!questions.some((question) => isAnswered(question, givenOf(question)))) return 'not_started';
  return questions.some((question) => lackOf(question, givenOf(question))) ? 'in_progress' : 'complete';
}

/** A noun after a number, by the plural forms of its language: ' members', '-il membru'. */
export type NounForms = Partial<Record<'one' | 'two' | 'few' | 'many', string>> & { other: string };

/** A number with its noun, or alone without one. */
export function countedWords(count: number, noun: NounForms | null, locale: string): string {
  if (noun === null) return String(count);
  const form = new Intl.PluralRules(locale).select(count);
  return `${count}${(form === 'zero' ? undefined : noun[form]) ?? noun.other}`;
}

import { isBlank } from '../../../machines/flow/is-blank.ts';
import { oneLine } from '../text/words.ts';
import { FieldProblems } from './field-problems.ts';
import { Problem } from './problem.ts';

/** Control characters, and halves of characters, which the database refuses in JSON. Within a text, ends of lines and tabs are fine. */
const UNWRITABLE = /(?![\n\t])[\p{Cc}\p{Cs}\u2028\u2029]/gu;

/** These show the text after them back to front. */
const FORCED_DIRECTIONS = /[\u202A-\u202E\u2066-\u2069]/g;

/** A text with `\n` for the end of a line, and without control characters, halves of characters or forced directions. */
export const writable = (given: string): string =>
  given.replaceAll(/\r\n?/g, '\n').replaceAll(FORCED_DIRECTIONS, '').replaceAll(UNWRITABLE, '');

/** A text as `writable` leaves it, without space around it; empty if nothing visible is left. */
export function tidyText(given: string): string {
  const text = writable(given).trim();
  return isBlank(text) ? '' : text;
}

/** The same for a text that is needed. Throws 422 for `field` where nothing is left of it. */
export function readText(given: string, field: string): string {
  const text = tidyText(given);
  const problems = new FieldProblems();
  problems.demand(text !== '', field, 'missing_field');
  problems.throwIfAny();
  return text;
}

/** A text of one line, read as `tidyText` reads it. */
export const tidyLine = (given: string): string => oneLine(tidyText(given.replaceAll(/\s/g, ' ')));

/** A reason as `tidyText` reads it. Throws 422 `reason_needed` where it is needed and nothing is left of it. */
export function readReason(given: string | undefined, isNeeded: boolean): string {
  const reason = tidyText(given ?? '');
  if (isNeeded && reason === '') throw new Problem(422, 'reason_needed', { fields: { reason: ['reason_needed'] } });
  return reason;
}

import { isBlank } from '../../../machines/flow/is-blank.ts';
import { withoutTurns } from '../text/words.ts';
import { FieldProblems } from './field-problems.ts';

/** Within a text, ends of lines and tabs are fine. */
const CONTROL_BUT_LINES = /(?![\n\t])[\p{Cc}\u2028\u2029]/gu;

/** A text with `\n` for the end of a line, and without control characters, forced directions or space around it; empty if nothing visible is left. */
export function tidyText(given: string): string {
  const text = withoutTurns(given).replaceAll(/\r\n?/g, '\n').replaceAll(CONTROL_BUT_LINES, '').trim();
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

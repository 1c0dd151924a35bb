import type { RarRevision, RarValue } from './rar.queries.ts';

/** True if all of an answer still stands in a later one. */
function isWithin(earlier: RarValue, later: RarValue): boolean {
  if (earlier === null || earlier === '') return true;
  if (Array.isArray(earlier) && Array.isArray(later)) {
    const rows = new Set(later.map((row) => JSON.stringify(row)));
    return earlier.every((row) => rows.has(JSON.stringify(row)));
  }
  const isTyped = (value: RarValue) => typeof value === 'string' || typeof value === 'number';
  return isTyped(earlier) && isTyped(later) && String(later).startsWith(String(earlier));
}

/**
 * The revisions that are worth reading beside the one that stands, the latest first, as `all` is. Answers are saved whenever the typing
 * pauses: what the same officer only went on with is left out.
 */
export const earlierAnswers = (all: readonly RarRevision[]): RarRevision[] =>
  all.filter((revision, at) => {
    const next = all[at - 1];
    return next !== undefined && (next.written_by !== revision.written_by || !isWithin(revision.value, next.value));
  });

/** Of a name's letters, so many may be wrong: with more it is another name. */
const MOST_EDITS = 0.4;

/** The name most like the one typed; null if none is like it. */
export function nearestName(typed: string, names: readonly string[]): string | null {
  const ranked = names
    .map((name) => ({ name, edits: editsBetween(typed, name) }))
    .toSorted((one, other) => one.edits - other.edits);
  const [best] = ranked;
  const most = Math.max(typed.length, best?.name.length ?? 0) * MOST_EDITS;
  return best !== undefined && best.edits <= Math.max(1, most) ? best.name : null;
}

/** Suggests the known name nearest to an unknown one, or else lists them all; `mark` is the prefix of each. */
export function suggestionFor(typed: string, names: readonly string[], mark = ''): string {
  const near = nearestName(typed, names);
  return near === null ? `known: ${names.map((name) => mark + name).join(', ')}` : `did you mean ${mark}${near}?`;
}

/** The number of letters to add, remove, change, or swap with the next (Damerau and Levenshtein). */
function editsBetween(one: string, other: string): number {
  let [before, row] = [[] as number[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let at = 0; at < one.length; at += 1) {
    const next = [at + 1];
    for (let to = 0; to < other.length; to += 1) {
      const [left = 0, above = 0, across = 0] = [next[to], row[to + 1], row[to]];
      const isSwapped = at > 0 && to > 0 && one[at] === other[to - 1] && one[at - 1] === other[to];
      const swapped = isSwapped ? (before[to - 1] ?? 0) + 1 : Infinity;
      next.push(Math.min(left + 1, above + 1, across + (one[at] === other[to] ? 0 : 1), swapped));
    }
    [before, row] = [row, next];
  }
  return row.at(-1) ?? 0;
}

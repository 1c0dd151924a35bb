import type { Draft, DraftRow } from './answer-store.ts';
import type { RarEvent, RarValue } from './rar.queries.ts';
import { wholeNumberIn } from '../../kit/forms/whole-number.ts';

export type Cell = 'title' | 'date' | 'people';

/** A row of a table on the page. `of` is the event that stands until the row is whole, `cell` the one that is being typed in. */
export type Row = DraftRow & { key: number; cell?: Cell | undefined };

/** The problem with a cell, by the name of its text. */
export type CellProblem = 'write.event.missing' | 'write.event.wrongYear' | 'write.wholeNumber';

const MOST_PEOPLE = 100_000;

/** Returns the events of a table's value; none of any other. */
export const eventsOf = (value: RarValue): readonly RarEvent[] => (Array.isArray(value) ? value : []);

/** True if nothing is typed in a row. */
export const isEmpty = ({ title, date, people }: DraftRow): boolean => `${title}${date}${people}`.trim() === '';

const peopleIn = (text: string): number | undefined => {
  const people = wholeNumberIn(text);
  return people !== undefined && people <= MOST_PEOPLE ? people : undefined;
};

/** The event that a row says; undefined until it is whole. `year` is the one that the table is about. */
function eventIn({ title, date, people: typed }: DraftRow, year: number): RarEvent | undefined {
  const people = peopleIn(typed);
  const isRight = title.trim() !== '' && date.startsWith(`${year}-`) && people !== undefined;
  return isRight ? { title, date, people } : undefined;
}

/** The mistakes in a row's cells. Blank cells are none in a row that is only begun. */
export function problemsIn(row: DraftRow, year: number): Partial<Record<Cell, CellProblem>> {
  const { title, date, people, of } = row;
  const missing = of === undefined ? undefined : 'write.event.missing';
  const wrong = (text: string, problem: CellProblem | undefined) => (text.trim() === '' ? missing : problem);
  return Object.fromEntries(
    Object.entries({
      title: wrong(title, undefined),
      date: wrong(date, date.startsWith(`${year}-`) ? undefined : 'write.event.wrongYear'),
      people: wrong(people, peopleIn(people) === undefined ? 'write.wholeNumber' : undefined),
    }).filter(([, problem]) => problem !== undefined),
  );
}

/** A row as it is left: from now on it is what stands, if it is whole. */
export const settled = (row: Row, year: number): Row => ({ ...row, of: eventIn(row, year) ?? row.of, cell: undefined });

/** A row after a cell was changed. While it is typed in, what stood before stands: the beginning of a number is another number. */
export function typedIn(row: Row, { cell, text }: { cell: Cell; text: string }, year: number): Row {
  return { ...(row.cell === cell ? row : settled(row, year)), [cell]: text, cell };
}

const sameEvent = (one: RarEvent | undefined, { title, date, people }: RarEvent): boolean =>
  one !== undefined && one.title === title && one.date === date && one.people === people;

/** The value that rows make, with the saved events of those that aren't whole, and the draft of the others. */
export function answerOf(rows: readonly Row[], year: number): { value: RarValue; draft: Draft | undefined } {
  const whole = rows.flatMap((row) => eventIn(row, year) ?? row.of ?? []);
  const open = rows.filter((row) => eventIn(row, year) === undefined && (row.of !== undefined || !isEmpty(row)));
  const draft = open.map(({ title, date, people, of }) => ({ title, date, people, of }));
  return { value: whole.length === 0 ? null : whole, draft: draft.length === 0 ? undefined : draft };
}

const typed = (event: RarEvent): DraftRow => ({ ...event, people: String(event.people), of: event });

/** The rows of a value, each that is being changed in the place of its saved event. */
function rowsOf(value: RarValue, open: readonly DraftRow[]): DraftRow[] {
  const left = [...open];
  const saved = eventsOf(value).map((event) => {
    const at = left.findIndex(({ of }) => sameEvent(of, event));
    return at === -1 ? typed(event) : (left.splice(at, 1)[0] ?? typed(event));
  });
  // What somebody else has removed or changed meanwhile is a row of its own.
  return [...saved, ...left.map((row) => ({ ...row, of: undefined }))];
}

/** A table's rows as they begin. */
export const firstRows = (value: RarValue, draft: Draft | undefined): Row[] =>
  rowsOf(value, typeof draft === 'object' ? draft : []).map((row, key) => ({ ...row, key }));

/** The key for a row that is added. */
export const nextKey = (rows: readonly Row[]): number => Math.max(-1, ...rows.map(({ key }) => key)) + 1;

/** A table's rows once a value has come from elsewhere: what isn't whole stays, and rows that are still there stay the same. */
export function rowsAfter(rows: readonly Row[], value: RarValue, year: number): Row[] {
  const next = rowsOf(
    value,
    rows.filter((row) => eventIn(row, year) === undefined),
  );
  const known = new Map<DraftRow, Row>();
  const free = new Set(rows);
  const keep = (row: DraftRow, old: Row | undefined) => {
    if (old === undefined) return;
    known.set(row, old);
    free.delete(old);
  };
  for (const row of next)
    keep(
      row,
      [...free].find(({ title, date, people }) => title === row.title && date === row.date && people === row.people),
    );
  // A row that somebody changed is still the same row, wherever the focus is in it.
  for (const [at, row] of next.entries()) {
    const old = rows[at];
    if (!known.has(row) && old !== undefined && free.has(old)) keep(row, old);
  }
  let key = nextKey(rows);
  return next.map((row) => ({ ...row, key: known.get(row)?.key ?? key++ }));
}

/** At least and at most so many milliseconds. */
export type Span = readonly [least: number, most: number];

/** Something that waits until its time has passed. */
export type Wait = {
  /** Milliseconds from when it begins to wait. */
  ms: number;
  /** The time from the beginning of each that is listed before it to its own. */
  since: readonly Span[];
  /** So many waits ended one after the other until it began, with nothing else in between. */
  row: number;
  /** A lower bound of the time that it has waited, and the number of steps added up in it. */
  known?: { least: number; steps: number } | undefined;
};

/** The same in the middle of a step, with the time that it has waited; `now` is null if it begins in this step. */
export type Waiting<W extends Wait> = W & { now: { waited: Span; row: number; steps: number } | null };

/** In a row that is longer, times are not added up any more: a tick beside a long wait would lead to ever more configurations. */
const LONGEST_ROW = 5;
/** The same of steps that may be events. */
const MOST_STEPS = 4;
const AT_ONCE: Span = [0, 0];

/** Milliseconds that can be reckoned with: a time that is over takes none. */
const lengthOf = ({ ms }: Wait): number => (ms > 0 ? Math.min(ms, Number.MAX_SAFE_INTEGER) : 0);

/**
 * So many milliseconds around what decides the order of two count, for what follows may make up for them: as much as fits in a row of the
 * longest of a chart's delays that end within them.
 */
const reachOf = (ms: number, delays: readonly number[]): number =>
  MOST_STEPS * Math.max(0, ...delays.filter((delay) => delay < ms));

/** The waits when a step begins; with `ends`, at the moment at which that one's time has passed, and without it. */
export function waitingNow<W extends Wait>(waits: readonly W[], ends?: W): Waiting<W>[] {
  const most = latestBeginnings(waits, ends);
  const between = (one: number, other: number): number => most[one]?.[other] ?? Infinity;
  const row = ends === undefined ? 0 : Math.max(...waits.map((wait) => wait.row)) + 1;
  const end = ends === undefined ? -1 : waits.indexOf(ends);
  const steps = Math.max(0, ...waits.map(({ known }) => known?.steps ?? 0)) + 1;
  const waitedFor = (at: number): Span => {
    if (ends !== undefined && row <= LONGEST_ROW)
      return [lengthOf(ends) - between(end, at), lengthOf(ends) + between(at, end)];
    const least = Math.max(...waits.map((wait, other) => leastOf(wait) - between(other, at)));
    return [least, Math.min(...waits.map((wait, other) => between(at, other) + lengthOf(wait)))];
  };
  const now = waits.map((wait, at) => ({
    ...wait,
    since: wait.since.map((_, before): Span => [-between(at, before), between(before, at)]),
    now: { waited: waitedFor(at), row: Math.min(row, LONGEST_ROW), steps: Math.min(steps, MOST_STEPS + 1) },
  }));
  return staying(now, (_, at) => at !== end);
}

const leastOf = ({ known }: Wait): number => known?.least ?? 0;

/** The longest times from the beginning of each to that of each other, by all that is known; `ends` is the first to end. */
function latestBeginnings(waits: readonly Wait[], ends: Wait | undefined): number[][] {
  const known = (from: Wait, at: number, to: Wait, other: number): number => {
    if (at === other) return 0;
    const most = at < other ? to.since[at]?.[1] : -(from.since[other]?.[0] ?? 0);
    return Math.min(most ?? Infinity, lengthOf(from) - (to === ends ? lengthOf(to) : leastOf(to)));
  };
  const most = waits.map((from, at) => waits.map((to, other) => known(from, at, to, other)));
  for (const [middle, onward] of most.entries())
    for (const row of most)
      for (const [to, further] of onward.entries())
        row[to] = Math.min(row[to] ?? Infinity, (row[middle] ?? Infinity) + further);
  return most;
}

/** The times of a wait that begins beside these. */
export const beginning = (waits: readonly Waiting<Wait>[]): Pick<Waiting<Wait>, 'since' | 'row' | 'known' | 'now'> => ({
  since: waits.map(({ now }) => now?.waited ?? AT_ONCE),
  row: Math.max(0, ...waits.map(({ now }) => now?.row ?? 0)),
  known: { least: 0, steps: Math.max(0, ...waits.map(({ now, known }) => now?.steps ?? known?.steps ?? 0)) },
  now: null,
});

/** Those of several that stay. */
export function staying<W extends Wait>(waits: readonly W[], stays: (wait: W, at: number) => boolean): W[] {
  const kept = waits.map(stays);
  return waits.flatMap((wait, at) =>
    kept[at] === true ? [{ ...wait, since: wait.since.filter((_, before) => kept[before]) }] : [],
  );
}

/** The waits after a step, without the times that decide no order, so that configurations are few. */
export const waitingOn = <W extends Waiting<Wait>>(waits: readonly W[], delays: readonly number[]): Omit<W, 'now'>[] =>
  waits.map((wait) => {
    const { now: _, ...rest } = wait;
    const known = knownOf(wait, delays);
    const within = known.steps > MOST_STEPS ? [] : delays;
    const since = wait.since.map((span, before) => telling(span, waits[before] ?? wait, wait, within));
    const isMore = delays.length > 0 && (known.least > 0 || since.length > 0);
    return { ...rest, since, row: since.some(isExact) ? wait.row : 0, known: isMore ? known : undefined };
  });

/** The lower bound of the time that something has waited, as far as it matters; it grows only so many times. */
function knownOf(
  { now, known = { least: 0, steps: 0 }, ms }: Waiting<Wait>,
  delays: readonly number[],
): { least: number; steps: number } {
  if (now === null || now.steps > MOST_STEPS) return known;
  const [least] = now.waited;
  return least <= known.least || ms - least > reachOf(ms, delays) ? known : { least, steps: now.steps };
}

const isExact = ([least, most]: Span): boolean => least === most;

function telling(span: Span, older: Wait, newer: Wait, delays: readonly number[]): Span {
  if (isExact(span)) return span;
  const [least, most] = span;
  const ahead = lengthOf(older) - lengthOf(newer);
  const reach = reachOf(Math.max(lengthOf(older), lengthOf(newer)), delays);
  if (reach > 0)
    return [
      least <= ahead - reach ? 0 : Math.min(least, Math.max(0, ahead + reach)),
      most >= ahead + reach ? lengthOf(older) : Math.max(most, ahead - reach),
    ];
  return [least < ahead ? 0 : Math.max(0, ahead), most < ahead ? Math.max(most, ahead - 1) : lengthOf(older)];
}

/** Those that may be the first to end: of two that end together, the one that is listed first. */
export const firstToEnd = <W extends Wait>(waits: readonly W[]): W[] =>
  waits.filter(
    (wait, at) =>
      !waits.some((other, otherAt) => {
        const leastLater = otherAt < at ? wait.since[otherAt]?.[0] : -(other.since[at]?.[1] ?? 0);
        const isAfter = (leastLater ?? 0) + lengthOf(wait) - lengthOf(other);
        return isAfter > 0 || (isAfter === 0 && otherAt < at);
      }),
  );

import { setImmediate as turn } from 'node:timers/promises';

/** Does something to many, this many at a time, and returns the results. */
export async function inParallel<T, R>(all: readonly T[], most: number, work: (each: T, at: number) => Promise<R>) {
  const results: R[] = [];
  let next = 0;
  const worker = async () => {
    while (next < all.length) {
      const at = next;
      next += 1;
      results[at] = await work(all[at] as T, at);
    }
  };
  await Promise.all(Array.from({ length: most }, worker));
  return results;
}

/** The times of two kinds of call, in milliseconds: one by one and in turn, so that both run under the same conditions. */
export async function timesOf(
  count: number,
  one: (at: number) => Promise<unknown>,
  other: (at: number) => Promise<unknown>,
): Promise<[number[], number[]]> {
  const times: [number[], number[]] = [[], []];
  for (let at = 0; at < count * 2; at += 1) {
    // The order within a pair changes from pair to pair.
    const kind = ((at & 1) ^ ((at >> 1) & 1)) as 0 | 1;
    await turn();
    const start = performance.now();
    await [one, other][kind]?.(at >> 1);
    times[kind].push(performance.now() - start);
  }
  return times;
}

/** The chance that one of the first took longer than one of the others: 0.5 if they cannot be told apart, 0 or 1 if they always can. */
export function areaUnderCurve(ones: readonly number[], others: readonly number[]): number {
  const wins = ones.flatMap((one) => others.map((other) => Number(one > other) + Number(one === other) / 2));
  return wins.reduce((sum, win) => sum + win, 0) / wins.length;
}

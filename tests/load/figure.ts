/** A measured figure, its bound in words, and if it holds. */
export type Figure = { what: string; measured: string; bound: string; holds: boolean };

/** A count that must be nothing. */
export const none = (what: string, count: number): Figure => ({
  what,
  measured: String(count),
  bound: '0',
  holds: count === 0,
});

/** A count that must be something. */
export const some = (what: string, count: number): Figure => ({
  what,
  measured: String(count),
  bound: 'at least 1',
  holds: count > 0,
});

/** A number that must not be more than its bound. */
export const atMost = (what: string, number: number, bound: number, unit = ''): Figure => ({
  what,
  measured: `${Number(number.toFixed(2))}${unit}`,
  bound: `at most ${bound}${unit}`,
  holds: number <= bound,
});

/** A count that must be something: it shows that the faults would have been found. */
export const control = (what: string, count: number): Figure => some(`guard off: ${what}`, count);

/** The number below which this share of all lies, from 0 to 1; 0 if there are none. */
export const percentile = (numbers: readonly number[], share: number): number =>
  numbers.toSorted((a, b) => a - b)[Math.min(Math.floor(numbers.length * share), numbers.length - 1)] ?? 0;

export const median = (numbers: readonly number[]): number => percentile(numbers, 0.5);

/** Works through a list, so many at a time. */
export async function inLanes<Item>(
  items: readonly Item[],
  lanes: number,
  work: (item: Item, at: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const go = async () => {
    for (let at = next++; at < items.length; at = next++) await work(items[at]!, at);
  };
  await Promise.all(Array.from({ length: lanes }, go));
}

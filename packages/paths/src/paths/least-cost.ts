import { balance } from './balance.ts';
import type { Plan, Track } from './tour.ts';

/**
 * Steps and starts that no tour can do without: the steps that alone cover something, and the fewest others that let every node be entered
 * as often as it is left. If each step covers something of its own and all are connected, this is the postman's optimum, or a start less.
 */
export function leastCost({ root, itemCount, tracks }: Plan): number {
  const times = new Uint32Array(itemCount);
  for (const { items } of tracks) for (const item of items) times[item] = (times[item] ?? 0) + 1;
  const needed = tracks.filter(({ items }) => items.some((item) => times[item] === 1));
  const returns = Array.from({ length: root }, (_, from): Track => ({ from, to: root, items: [] }));
  const surplus = new Int32Array(root + 1);
  for (const { from, to } of needed) {
    surplus[to] = (surplus[to] ?? 0) + 1;
    surplus[from] = (surplus[from] ?? 0) - 1;
  }
  const others = balance(root + 1, [...tracks, ...returns], tracks.length, surplus);
  return needed.length + others.subarray(0, tracks.length).reduce((total, each) => total + each, 0);
}

import { groupBy } from '../chart/group-by.ts';
import type { Graph } from './graph.ts';

/** A step, or a start, that begins an actor by which no configurations differ. */
export type Beginning = { id: string; from: number | null; to: number };

/** So many ids are looked at: each costs a walk. */
const MOST_IDS = 5;

/** The ids of such actors that may begin again while they run: a path leads on from where they begin to where they begin. */
export function idsBegunAgain(
  beginnings: readonly Beginning[],
  { arcs, replaced }: Pick<Graph, 'arcs' | 'replaced'>,
): string[] {
  if (beginnings.length === 0) return [];
  const known = new Set(replaced.map(({ id }) => id));
  const leaving = groupBy(arcs, ({ from }) => from);
  const isAgain = (each: readonly Beginning[]): boolean => {
    const reached = new Set(each.map(({ to }) => to));
    for (const place of reached) for (const { to } of leaving.get(place) ?? []) reached.add(to);
    return each.some(({ from }) => from !== null && reached.has(from));
  };
  return [...groupBy(beginnings, ({ id }) => id)]
    .flatMap(([id, each]) => (!known.has(id) && isAgain(each) ? [id] : []))
    .slice(0, MOST_IDS);
}

import { groupBy } from '../chart/group-by.ts';
import type { Arc, Graph } from './graph.ts';

/** A walk that breaks a promise: from the configuration that asks for something, step by step. */
export type Found = { from: number; way: readonly Arc[] };

type Nodes = ReadonlySet<number>;

/** The configurations from which no way leads to `later`. Steps after an unexpanded one are not known: it is given the benefit of the doubt. */
export function trapped({ nodes, arcs, expanded }: Graph, later: Nodes): Nodes {
  const before = groupBy(arcs, ({ to }) => to);
  const reaching = new Set([...later, ...nodes.slice(expanded).map(({ index }) => index)]);
  for (const node of reaching) for (const { from } of before.get(node) ?? []) reaching.add(from);
  return new Set(nodes.map(({ index }) => index).filter((node) => !reaching.has(node)));
}

/** The shortest walk from where something is asked to where it has gone astray, without passing where it is over; null if there is none. */
export function strayWalk(
  { arcs }: Graph,
  asked: Nodes,
  isOver: Nodes,
  isAstray: (node: number) => boolean,
): Found | null {
  const leaving = groupBy(arcs, ({ from }) => from);
  const walks = new Map<number, Found>(
    [...asked].filter((from) => !isOver.has(from)).map((from) => [from, { from, way: [] }]),
  );
  for (const [node, walk] of walks) {
    if (isAstray(node)) return walk;
    for (const arc of leaving.get(node) ?? [])
      if (!walks.has(arc.to) && !isOver.has(arc.to)) walks.set(arc.to, { ...walk, way: [...walk.way, arc] });
  }
  return null;
}

/** A walk of `most` steps, or one that ends before, that has not come to `later`; null if all have. */
export function lateWalk(graph: Graph, asked: Nodes, later: Nodes, most: number): Found | null {
  const leaving = groupBy(graph.arcs, ({ from }) => from);
  let walks = new Map<number, Found>(
    [...asked].filter((from) => !later.has(from)).map((from) => [from, { from, way: [] }]),
  );
  for (let steps = 0; walks.size > 0; steps += 1) {
    const next = new Map<number, Found>();
    for (const [node, walk] of walks) {
      if (node >= graph.expanded) continue;
      const arcs = leaving.get(node) ?? [];
      if (steps === most || arcs.length === 0) return walk;
      for (const arc of arcs)
        if (!later.has(arc.to) && !next.has(arc.to)) next.set(arc.to, { ...walk, way: [...walk.way, arc] });
    }
    walks = next;
  }
  return null;
}

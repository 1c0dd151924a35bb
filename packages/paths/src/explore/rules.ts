import { groupBy } from '../chart/group-by.ts';
import type { Graph, Node } from './graph.ts';
import { describePath } from '../paths/describe-path.ts';
import { shortestPath } from '../paths/shortest-path.ts';
import { type Sight, sightOf } from '../chart/sight.ts';

type Question<Context> = (at: Sight<Context>) => boolean;

/** A condition that must hold along every path; `says` is the promise in words. */
export type Rule<Context = unknown> =
  | { says: string; never: Question<Context> }
  | { says: string; once: Question<Context>; later: Question<Context> };

/** Holds nowhere on any path. */
export const never = <Context>(says: string, when: Question<Context>): Rule<Context> => ({ says, never: when });

/** From wherever `once` holds there is a way to where `later` holds, and no path ends before. Without `once`, from everywhere. */
export const eventually = <Context>(
  says: string,
  { once = () => true, later }: { once?: Question<Context>; later: Question<Context> },
): Rule<Context> => ({ says, once, later });

/** Each tag holds in the states that are named for it, and nowhere else: a rule for each. */
export const tagged = (tags: Readonly<Record<string, readonly string[]>>): Rule<never>[] =>
  Object.entries(tags).map(([tag, states]) =>
    never<never>(
      `${tag} where it should not be, or missing where it should: ${states.join(', ')}`,
      ({ hasTag, isIn }) => hasTag(tag) !== states.some((state) => isIn(state)),
    ),
  );

/** The rules that do not hold on the explored paths, each with the shortest path that breaks it; and those that never apply. */
export function brokenRules(graph: Graph, rules: readonly Rule<never>[]): string[] {
  return rules.flatMap((rule) => {
    const { says } = rule;
    const breaking = 'never' in rule ? nodesWhere(graph, rule.never) : stuck(graph, rule);
    if (breaking === 'idle') return graph.stopped === null ? [`rule never comes into play: ${says}`] : [];
    const [first] = breaking;
    if (first === undefined) return [];
    const path = shortestPath(graph, (walk) => walk.to === first.index);
    const way = path === null ? '' : ` after ${describePath(path)}`;
    return [`rule broken: ${says}; in ${first.leaves.join(' + ')}${way}`];
  });
}

const nodesWhere = ({ nodes }: Graph, holds: Question<never>): Node[] =>
  nodes.filter(({ moment }) => holds(sightOf(moment)));

/** The configurations in which `once` holds and from which no way leads to `later`. */
function stuck(graph: Graph, { once, later }: { once: Question<never>; later: Question<never> }) {
  const asked = nodesWhere(graph, once);
  if (asked.length === 0) return 'idle' as const;
  const before = groupBy(graph.arcs, ({ to }) => to);
  // Steps after an unexpanded configuration are not known: it is given the benefit of the doubt.
  const unknown = graph.nodes.slice(graph.expanded);
  const reaching = new Set([...nodesWhere(graph, later), ...unknown].map(({ index }) => index));
  for (const index of reaching) for (const { from } of before.get(index) ?? []) reaching.add(from);
  return asked.filter(({ index }) => !reaching.has(index));
}

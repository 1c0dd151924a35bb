import type { Graph, Node } from './graph.ts';
import { describePath } from '../paths/describe-path.ts';
import { pathTo } from '../paths/shortest-path.ts';
import { messageOf } from '../chart/message-of.ts';
import { type Sight, sightOf } from '../chart/sight.ts';
import { type Found, lateWalk, strayWalk, trapped } from './temporal.ts';

export type Question<Context> = (at: Sight<Context>) => boolean;

/** A condition that must hold along every path; `says` is the promise in words, and `always` says that they tell what holds. */
export type Rule<Context = unknown> = { says: string } & (
  | { never: Question<Context>; always?: true }
  | { once: Question<Context>; holds: Question<Context>; until: Question<Context> }
  | { once: Question<Context>; later: Question<Context>; by: Coming }
);

/**
 * How surely something comes: `possible`, there is a way to it; `fair`, every walk that in the end takes each step it could take comes to
 * it; a number, every walk comes to it within so many steps.
 */
export type Coming = 'possible' | 'fair' | number;

/** Holds nowhere on any path. */
export const never = <Context>(says: string, when: Question<Context>): Rule<Context> => ({ says, never: when });

/** Holds everywhere on every path. */
export const always = <Context>(says: string, holds: Question<Context>): Rule<Context> => ({
  ...never<Context>(says, (at) => !holds(at)),
  always: true,
});

/** From wherever `once` holds, `holds` goes on until `until` does, which need not come. */
export const until = <Context>(
  says: string,
  asked: { once: Question<Context>; holds: Question<Context>; until: Question<Context> },
): Rule<Context> => ({ says, ...asked });

/**
 * From wherever `once` holds there is a way to where `later` holds, and no path ends before. Without `once`, from everywhere.
 * With `fair`, walks can't be caught on the way either; with `within`, every walk comes there in so many steps.
 */
export const eventually = <Context>(
  says: string,
  {
    once = () => true,
    later,
    fair = false,
    within,
  }: { once?: Question<Context>; later: Question<Context>; fair?: boolean; within?: number },
): Rule<Context> => ({ says, once, later, by: within ?? (fair ? 'fair' : 'possible') });

/** Each tag holds in the states that are named for it, and nowhere else: a rule for each. */
export const tagged = (tags: Readonly<Record<string, readonly string[]>>): Rule[] =>
  Object.entries(tags).map(([tag, states]) =>
    never<unknown>(
      `${tag} where it should not be, or missing where it should: ${states.join(', ')}`,
      ({ hasTag, isIn }) => hasTag(tag) !== states.some((state) => isIn(state)),
    ),
  );

/** The name of a rule's promise: `never`, `always`, `until`, `eventually`. */
export const kindOf = (rule: Rule<never>): string => {
  if ('never' in rule) return rule.always === true ? 'always' : 'never';
  if ('until' in rule) return 'until';
  if (rule.by === 'possible') return 'eventually';
  return rule.by === 'fair' ? 'eventually, in fairness' : `within ${rule.by} steps`;
};

/** The rules that do not hold on the explored paths, each with the shortest path that breaks it; and those that never apply. */
export function brokenRules(graph: Graph, rules: readonly Rule<never>[]): string[] {
  return rules.flatMap((rule) => {
    const { says } = rule;
    const found = judged(graph, rule);
    if (found === 'idle') return graph.stopped === null ? [`rule never comes into play: ${says}`] : [];
    if (found === null) return [];
    const before = pathTo(graph, found.from);
    const path = before && { ...before, steps: [...before.steps, ...found.way] };
    const last = graph.nodes[found.way.at(-1)?.to ?? found.from];
    const way = path === null ? '' : ` after ${describePath(path)}`;
    return [`rule broken: ${says}; in ${last?.leaves.join(' + ')}${way}`];
  });
}

function judged(graph: Graph, rule: Rule<never>) {
  try {
    return breaking(graph, rule);
  } catch (cause) {
    throw new Error(`The rule '${rule.says}' cannot be asked: ${messageOf(cause)}`, { cause });
  }
}

const nodesWhere = ({ nodes }: Graph, holds: Question<never>): Node[] =>
  nodes.filter(({ moment }) => holds(sightOf(moment)));

const indices = (nodes: readonly Node[]): Set<number> => new Set(nodes.map(({ index }) => index));

/** The first walk that breaks a rule; null if none does, `idle` if the rule is about something that never happens. */
function breaking(graph: Graph, rule: Rule<never>): Found | null | 'idle' {
  if ('never' in rule) {
    const [first] = nodesWhere(graph, rule.never);
    return first === undefined ? null : { from: first.index, way: [] };
  }
  const asked = indices(nodesWhere(graph, rule.once));
  if (asked.size === 0) return 'idle';
  if ('until' in rule) {
    const isOver = indices(nodesWhere(graph, rule.until));
    const holding = indices(nodesWhere(graph, rule.holds));
    return strayWalk(graph, asked, isOver, (node) => !holding.has(node));
  }
  const later = indices(nodesWhere(graph, rule.later));
  if (typeof rule.by === 'number') return lateWalk(graph, asked, later, rule.by);
  const stuck = trapped(graph, later);
  if (rule.by === 'fair') return strayWalk(graph, asked, later, (node) => stuck.has(node));
  const [first] = [...asked].filter((node) => stuck.has(node));
  return first === undefined ? null : { from: first, way: [] };
}

import type { AnyStateNode } from 'xstate';
import { describeTrigger, edgeId, guardName } from './edges.ts';

/** All transitions from one state to another; `to` is null if they stay. `edges` are their ids. */
export type Way = { to: AnyStateNode | null; triggers: readonly string[]; edges: readonly string[] };

const MOST_LINES = 4;

/** The ways out of a state in the order of the chart, one for each state that they lead to. */
export function waysOf(node: AnyStateNode): Way[] {
  const ways = new Map<AnyStateNode | null, { triggers: string[]; edges: string[] }>();
  for (const [eventType, candidates] of [...node.transitions, ['', node.always ?? []] as const]) {
    for (const [index, { target: targets, guard }] of candidates.entries()) {
      const condition = guard === undefined ? '' : ` [${guardName(guard)}]`;
      const trigger = `${describeTrigger(node, eventType)}${condition}`;
      for (const target of (targets ?? [null]) as (AnyStateNode | null)[]) {
        const to = target === node ? null : target;
        const way = ways.get(to) ?? { triggers: [], edges: [] };
        way.triggers.push(trigger);
        way.edges.push(edgeId(node, eventType, index));
        ways.set(to, way);
      }
    }
  }
  return [...ways].map(([to, way]) => ({ to, ...way }));
}

/** States entered from so many others that lines to them would hide the rest: the chart names them at the source instead. */
export function hubsOf(nodes: readonly AnyStateNode[]): ReadonlySet<AnyStateNode> {
  const sources = new Map<AnyStateNode, number>();
  for (const { to } of nodes.flatMap(waysOf)) if (to !== null) sources.set(to, (sources.get(to) ?? 0) + 1);
  return new Set([...sources].filter(([, count]) => count > MOST_LINES).map(([node]) => node));
}

/** `choosingTickets` and `refund_pending` in plain words. */
export function wordsOf(key: string): string {
  return key
    .replaceAll('_', ' ')
    .replaceAll(/([a-z\d])([A-Z])/g, (_, end: string, next: string) => `${end} ${next.toLowerCase()}`);
}

import type { AnyStateNode } from 'xstate';
import { describeTrigger, guardName } from './edges.ts';

/** All that leads from one state to another; `to` is null where it leads nowhere else. */
export type Way = { to: AnyStateNode | null; triggers: readonly string[] };

const MOST_LINES = 4;

/** The ways out of a state in the order of the chart, one for each state that they lead to. */
export function waysOf(node: AnyStateNode): Way[] {
  const triggers = new Map<AnyStateNode | null, string[]>();
  for (const [eventType, candidates] of [...node.transitions, ['', node.always ?? []] as const]) {
    for (const { target: targets, guard } of candidates) {
      const condition = guard === undefined ? '' : ` [${guardName(guard)}]`;
      const trigger = `${describeTrigger(node, eventType)}${condition}`;
      for (const target of (targets ?? [null]) as (AnyStateNode | null)[]) {
        const to = target === node ? null : target;
        triggers.set(to, [...(triggers.get(to) ?? []), trigger]);
      }
    }
  }
  return [...triggers].map(([to, names]) => ({ to, triggers: names }));
}

/** States entered from so many others that lines to them would hide the rest: the chart names them at the source instead. */
export function hubsOf(nodes: readonly AnyStateNode[]): ReadonlySet<AnyStateNode> {
  const sources = new Map<AnyStateNode, number>();
  for (const { to } of nodes.flatMap(waysOf)) if (to !== null) sources.set(to, (sources.get(to) ?? 0) + 1);
  return new Set([...sources].filter(([, count]) => count > MOST_LINES).map(([node]) => node));
}

/** `choosingTickets` and `refund_pending` as people say them. */
export function wordsOf(key: string): string {
  return key
    .replaceAll('_', ' ')
    .replaceAll(/([a-z\d])([A-Z])/g, (_, end: string, next: string) => `${end} ${next.toLowerCase()}`);
}

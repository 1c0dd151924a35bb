import type { AnyStateNode } from 'xstate';
import { describeTrigger, guardName } from './edges.ts';

/** All that leads from one state to another; `to` is null where the state stays as it is. */
export type Way = { to: AnyStateNode | null; triggers: readonly string[] };

/** The ways out of a state in the order of the chart, one for each state that they lead to. */
export function waysOf(node: AnyStateNode): Way[] {
  const triggers = new Map<AnyStateNode | null, string[]>();
  for (const [eventType, candidates] of [...node.transitions, ['', node.always ?? []] as const]) {
    for (const { target, guard } of candidates) {
      const condition = guard === undefined ? '' : ` [${guardName(guard)}]`;
      const trigger = `${describeTrigger(node, eventType)}${condition}`;
      for (const to of (target ?? [null]) as (AnyStateNode | null)[])
        triggers.set(to, [...(triggers.get(to) ?? []), trigger]);
    }
  }
  return [...triggers].map(([to, names]) => ({ to, triggers: names }));
}

/** `choosingTickets` and `refund_pending` as people say them. */
export function wordsOf(key: string): string {
  return key
    .replaceAll('_', ' ')
    .replaceAll(/([a-z\d])([A-Z])/g, (_, end: string, next: string) => `${end} ${next.toLowerCase()}`);
}

import type { AnyActorRef } from 'xstate';
import type { Action, Children } from './scope.ts';

/** A step as far as actors begin and end in it. */
type Doings = {
  /** The chart's actors before it. */
  before: Children;
  /** Those that begin in it. */
  begun: readonly AnyActorRef[];
  actions: readonly Action[];
  hasEnded: (actor: AnyActorRef) => boolean;
};

/** The ids of actors that a step begins while another of the same id still runs: XState forgets that one, and never stops it. */
export function replacedIn({ before, begun, actions, hasEnded }: Doings): string[] {
  if (begun.length === 0) return [];
  const stopped = new Set<unknown>(
    actions.filter(({ type }) => type === 'xstate.stopChild').map(({ params }) => params),
  );
  const places = new Map(Object.entries(before));
  const found = new Set<string>();
  for (const actor of begun) {
    const older = places.get(actor.id);
    if (older !== undefined && older !== actor && !stopped.has(older) && !hasEnded(older)) found.add(actor.id);
    places.set(actor.id, actor);
  }
  return [...found];
}

import type { SnapshotFrom } from 'xstate';
import type { checkoutMachine } from '../../../machines/checkout/checkout.machine.ts';
import type { CheckoutContext, CheckoutEvent } from '../../../machines/checkout/checkout.types.ts';
import { HALL } from '../../models/checkout/checkout.fixtures.ts';
import type { ActorsOf, Arc, Exploration } from 'xstate-paths';
import type { Buyer } from '../../support/stage.ts';
import type { Venue } from './venue.ts';
import type { Hearing } from '../walking/hearing.ts';
import type { Window } from '../walking/window.ts';
import type { DateName, World } from './world.ts';

export type Actors = ActorsOf<typeof checkoutMachine>;
/** Everything that happens to a checkout, by the name of its gesture. */
export type WalkName = CheckoutEvent['type'] | keyof Actors;

/** One buyer's way through one path. */
export type Visit = Hearing & {
  window: Window;
  world: World;
  venue: Venue;
  buyer: Buyer;
  date: DateName;
  /** The address at which the page starts, once the world is ready for it; null after it was opened. */
  address: string | null;
};

/** The chart's context before a step. */
export function contextBefore({ nodes }: Exploration, { from }: Arc): CheckoutContext {
  const snapshot = nodes[from]?.moment.snapshot as SnapshotFrom<typeof checkoutMachine> | undefined;
  if (!snapshot) throw new Error('The step is of another exploration.');
  return snapshot.context;
}

/** The leaf of one of the chart's two regions after a step. */
export function leafAfter({ nodes }: Exploration, { to }: Arc, region: 'step' | 'hold'): string {
  return nodes[to]?.leaves.find((id) => id.startsWith(`checkout.${region}.`)) ?? '';
}

export const dateOf = (occurrenceId: string | null): DateName => (occurrenceId === HALL ? 'hall' : 'field');

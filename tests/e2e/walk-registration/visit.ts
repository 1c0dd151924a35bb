import type { SnapshotFrom } from 'xstate';
import type { registrationMachine } from '../../../machines/registration/registration.machine.ts';
import type { RegistrationContext, RegistrationEvent } from '../../../machines/registration/registration.types.ts';
import type { Exploration } from '../../paths/explore.ts';
import type { Arc } from '../../paths/graph.ts';
import type { ActorsOf } from '../../paths/model.ts';
import type { Hearing } from '../walking/hearing.ts';
import type { Window } from '../walking/window.ts';
import type { World } from './world.ts';

export type Actors = ActorsOf<typeof registrationMachine>;
/** Everything that happens to a registration, by the name of its gesture. */
export type WalkName = RegistrationEvent['type'] | keyof Actors;

/** One person's way through one path. */
export type Visit = Hearing & {
  window: Window;
  world: World;
  /** Where the page begins, once the world is ready for it; null after it was opened. */
  address: string | null;
  /** The address that the person types next, in place of the one that is known. */
  newEmail: string;
};

/** What the chart knows before a step. */
export function contextBefore({ nodes }: Exploration, { from }: Arc): RegistrationContext {
  const snapshot = nodes[from]?.moment.snapshot as SnapshotFrom<typeof registrationMachine> | undefined;
  if (!snapshot) throw new Error('The step is of another exploration.');
  return snapshot.context;
}

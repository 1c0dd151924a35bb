import type { SnapshotFrom } from 'xstate';
import type { registrationMachine } from '../../../machines/registration/registration.machine.ts';
import type {
  Failure,
  RegistrationContext,
  RegistrationEvent,
} from '../../../machines/registration/registration.types.ts';
import type { Exploration } from '../../paths/explore.ts';
import type { Arc } from '../../paths/graph.ts';
import type { ActorsOf } from '../../paths/model.ts';
import { type Hearing, offline, online } from '../walking/hearing.ts';
import type { Window } from '../walking/window.ts';
import type { World } from './world.ts';
import { errorOf, outputsOf } from '../walking/outcome.ts';
import type { Gesture } from '../../paths/replay.ts';
import { heading } from '../../support/checkout-pages.ts';
import { wordsOf } from '../../support/words.ts';

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
  /** The shown page passes by itself and may be gone by now. */
  passesBy: boolean;
};

/** What the chart knows before a step. */
export function contextBefore({ nodes }: Exploration, { from }: Arc): RegistrationContext {
  const snapshot = nodes[from]?.moment.snapshot as SnapshotFrom<typeof registrationMachine> | undefined;
  if (!snapshot) throw new Error('The step is of another exploration.');
  return snapshot.context;
}

/** The code of a refusal; null where the call is answered. */
export const refusalOf = (step: Arc): Failure['code'] | null => (errorOf(step) as Failure | undefined)?.code ?? null;

/** What a call is answered with; undefined where it is refused. */
export const outputOf = outputsOf<typeof registrationMachine>();

/** Whether the network is there, and the session. */
export async function connect(visit: Visit, step: Arc): Promise<void> {
  if (refusalOf(step) === 'away') return offline(visit);
  await online(visit);
  if (refusalOf(step) === 'signedOut') await visit.world.signOutEverywhere();
}

const t = wordsOf('en');

/** Comes back to the code after some time that the page did not have to wait for. */
const comeBackAfter =
  (pass: (visit: Visit) => Promise<unknown>): Gesture<Visit> =>
  async (visit) => {
    await online(visit);
    await pass(visit);
    await visit.page.reload();
    await heading(visit.page, t('registration:verification.heading'));
  };

/** The ends of the waits for a code. */
export const clocksHeard = {
  waitForResend: comeBackAfter(({ world }) => world.setSent('longAgo')),
  waitForExpiry: comeBackAfter(({ world }) => world.expireCode()),
} satisfies Partial<Record<keyof Actors, Gesture<Visit>>>;

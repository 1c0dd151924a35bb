import type { SnapshotFrom } from 'xstate';
import type { registrationMachine } from '../../../machines/registration/registration.machine.ts';
import type {
  Failure,
  RegistrationContext,
  RegistrationEvent,
} from '../../../machines/registration/registration.types.ts';
import type { ActorsOf, Arc, Exploration, Gesture } from 'xstate-paths';
import { type Hearing, offline, online } from '../walking/hearing.ts';
import type { Window } from '../walking/window.ts';
import type { World } from './world.ts';
import { errorOf, outputsOf } from '../walking/outcome.ts';
import { heading } from '../../support/checkout-pages.ts';
import { wordsOf } from '../../support/words.ts';

export type Actors = ActorsOf<typeof registrationMachine>;
/** Everything that happens to a registration, by the name of its gesture. */
export type WalkName = RegistrationEvent['type'] | keyof Actors;

/** One person's way through one path. */
export type Visit = Hearing & {
  window: Window;
  world: World;
  /** The address at which the page starts, once the world is ready for it; null after it was opened. */
  address: string | null;
  /** The address that the person types next, in place of the known one. */
  newEmail: string;
  /** The page on display passes by itself and may be gone already. */
  passesBy: boolean;
};

/** The chart's context before a step. */
export function contextBefore({ nodes }: Exploration, { from }: Arc): RegistrationContext {
  const snapshot = nodes[from]?.moment.snapshot as SnapshotFrom<typeof registrationMachine> | undefined;
  if (!snapshot) throw new Error('The step is of another exploration.');
  return snapshot.context;
}

/** The code of a refusal; null if the call succeeds. */
export const refusalOf = (step: Arc): Failure['code'] | null => (errorOf(step) as Failure | undefined)?.code ?? null;

/** The output of a call; undefined if it is refused. */
export const outputOf = outputsOf<typeof registrationMachine>();

/** Sets the network and the session as the step needs them. */
export async function connect(visit: Visit, step: Arc): Promise<void> {
  if (refusalOf(step) === 'away') return offline(visit);
  await online(visit);
  if (refusalOf(step) === 'signedOut') await visit.world.signOutEverywhere();
}

const t = wordsOf('en');

/** Returns to the code as if after some time, which the page did not have to wait for. */
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

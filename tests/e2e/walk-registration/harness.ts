import { inject } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { ActorsOf, Arc, Exploration, Gesture, Stage as Replaying } from 'xstate-paths';
import type { registrationMachine } from '../../../machines/registration/registration.machine.ts';
import type {
  Failure,
  RegistrationContext,
  RegistrationEvent,
  RegistrationInput,
} from '../../../machines/registration/registration.types.ts';
import { segments } from '../../../machines/registration/steps.ts';
import { insertPerson } from '../../support/accounts.ts';
import { heading } from '../../support/checkout-pages.ts';
import { registrarOf } from '../../support/registering.ts';
import { type Stage, useStage } from '../../support/use-stage.ts';
import { wordsOf } from '../../support/words.ts';
import { countWrites, nothingHeard, type Hearing, offline, online } from '../walking/hearing.ts';
import { errorOf, outputsOf } from '../walking/outcome.ts';
import { takePicture, useWindows, type Window } from '../walking/window.ts';
import { arrangePayment, callsArranged, callsHeard, openingOf, paymentOf } from './calls.ts';
import { expectState } from './expectations.ts';
import { gesturesOf } from './gestures.ts';
import { createWorld, type Portal, signIn, type World } from './world.ts';

type Settings = { portal: Portal; db: Stage['db']; openWindow: (token: string | null) => Promise<Window> };

/** Opens a browser for a test file; returns a function that gives the stage on which an exploration's paths are walked in it. */
export function useHarness(): (exploration: Exploration) => Replaying<Visit, WalkName> {
  const portal = inject('portal');
  const settings = { portal, db: useStage().db, openWindow: useWindows(portal.urls[0]) };
  return (exploration) => harnessFor(exploration, settings);
}

/** The person who comes, with a token if there is an account: a visitor, somebody whose mailbox is not proved, or somebody whose is. */
async function cast({ wanted, isSignedIn }: RegistrationInput, world: World, { portal, db }: Settings) {
  if (!isSignedIn) return null;
  if (wanted === 'VERIFICATION') {
    const { email, token } = await registrarOf(portal.urls[0], db).begin();
    world.expectMail(email);
    await world.becomeOwnerOf(email);
    return token;
  }
  const person = await insertPerson(db, { registered: false, registered_at: null, first_name: '', last_name: '' });
  world.become(person);
  return signIn(db, person.id);
}

/** The real portal in a real browser, with a person for each path. */
function harnessFor(exploration: Exploration, settings: Settings): Replaying<Visit, WalkName> {
  const opening = openingOf(exploration);
  return {
    open: async (start) => {
      const input = start.input as RegistrationInput;
      const world = createWorld(settings.portal, settings.db);
      const window = await settings.openWindow(await cast(input, world, settings));
      const { page } = window;
      const address = input.wanted === null ? '/register' : `/register/${segments[input.wanted]}`;
      const visit: Visit = { page, window, world, address, newEmail: '', passesBy: false, ...nothingHeard() };
      countWrites(visit, /^\/api\/auth\/(register|volunteer)/);
      if (!input.isSignedIn) await page.goto(address);
      if (!input.isSignedIn) visit.address = null;
      return visit;
    },
    gestures: {
      ...gesturesOf(exploration),
      ...callsHeard(exploration),
      ...clocksHeard,
      getRegistration: opening.gesture,
      payment: paymentOf(exploration),
    },
    arrange: { ...callsArranged(exploration), getRegistration: opening.arrange, payment: arrangePayment },
    expectState,
    picture: ({ page }, name) => takePicture(page, name),
    close: async ({ window, world }) => {
      await world.letGo();
      await window.close();
    },
  };
}

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
const clocksHeard = {
  waitForResend: comeBackAfter(({ world }) => world.setSent('longAgo')),
  waitForExpiry: comeBackAfter(({ world }) => world.expireCode()),
} satisfies Partial<Record<keyof Actors, Gesture<Visit>>>;

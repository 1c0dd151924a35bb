import { inject } from 'vitest';
import type { RegistrationInput } from '../../../machines/registration/registration.types.ts';
import { segments } from '../../../machines/registration/steps.ts';
import type { Exploration, Stage as Replaying } from 'xstate-paths';
import { insertPerson } from '../../support/accounts.ts';
import { registrarOf } from '../../support/registering.ts';
import { type Stage, useStage } from '../../support/use-stage.ts';
import { countWrites, nothingHeard } from '../walking/hearing.ts';
import { takePicture, useWindows, type Window } from '../walking/window.ts';
import {
  arrangePayment,
  callsArranged,
  callsHeard,
  clocksHeard,
  openingOf,
  paymentOf,
  type WalkName,
} from './calls.ts';
import { gesturesOf } from './gestures.ts';
import { createWorld, type Portal, signIn, type Visit, type World } from './world.ts';
import { expectState } from './expectations.ts';

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

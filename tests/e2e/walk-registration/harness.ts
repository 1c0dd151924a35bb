import { expect, inject } from 'vitest';
import type { RegistrationInput } from '../../../machines/registration/registration.types.ts';
import { segments } from '../../../machines/registration/steps.ts';
import type { Arc, Exploration, Stage as Replaying } from 'xstate-paths';
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
import { gesturesOf, seeSignedOut } from './gestures.ts';
import { createWorld, type Portal, signIn, type Visit, type World } from './world.ts';
import type { Page } from 'playwright-core';
import { registrationMachine } from '../../../machines/registration/registration.machine.ts';
import { wordsOf } from '../../support/words.ts';

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

const t = wordsOf('en');
const STEPS = 'registration.steps';
const CODE = `${STEPS}.verification.code`;
const offers = ['parking', 'studentCard', 'solidarityFund'] as const;

/** Signs that distinguish states under one heading: each is seen in these states, and in none of the others that are checked for it. */
const signs: readonly { sign: string; seen: (leaf: string) => boolean; in: (leaf: string) => boolean }[] = [
  {
    sign: t('forms:unreachable'),
    seen: (leaf) => /\.(saveFailed|payFailed|registerFailed)$/.test(leaf),
    in: (leaf) => /\.(editing|choosing|checkingAnswers|offering|saveFailed|payFailed|registerFailed)$/.test(leaf),
  },
  ...offers.map((name) => ({
    sign: t(`registration:closed.${name}`),
    seen: (leaf: string) => leaf === `${STEPS}.${name}.closed`,
    in: (leaf: string) => leaf.startsWith(`${STEPS}.${name}.`),
  })),
  ...offers.map((name) => ({
    sign: t(`registration:${name}.settled`),
    seen: (leaf: string) => leaf === `${STEPS}.${name}.settled`,
    in: (leaf: string) => leaf.startsWith(`${STEPS}.${name}.`),
  })),
  {
    sign: t('registration:problems.saveFailed.title'),
    seen: (leaf) => leaf.endsWith('.skipFailed'),
    in: (leaf) => offers.some((name) => leaf.startsWith(`${STEPS}.${name}.`)),
  },
  {
    sign: t('registration:verification.code'),
    seen: (leaf) => /\.(entering|checkFailed)$/.test(leaf),
    in: (leaf) => /\.(entering|checkFailed|lapsed)$/.test(leaf) && leaf.startsWith(CODE),
  },
];

const metaOf = (leaf: string) => registrationMachine.getStateNodeById(leaf).meta;
const isBusy = (leaf: string) => registrationMachine.getStateNodeById(leaf).tags.includes('busy');

/** True if a step opened a payment: the browser is then at the provider's page. */
const isOrdered = ({ walked }: Arc) =>
  walked.some((id) => / done (applyForPermit|buyStudentCard|donateToResearch) 0$/.test(id));

async function expectHeading(page: Page, leaf: string): Promise<void> {
  const screen = metaOf(leaf)?.screen ?? 'opening';
  const words = t(screen === 'payment' ? 'payment:waiting.heading' : `registration:${screen}.heading`);
  const shown = async () => (await page.getByRole('heading', { level: 1 }).allTextContents()).join();
  if (leaf === 'registration.registered') await expect.poll(shown).toContain(words);
  else await expect.poll(shown).toBe(words);
}

/** The network may be gone in the next step: by now the page has received its lists and earlier answers. */
async function expectNothingLoading(page: Page): Promise<void> {
  const loading = page.getByRole('main').getByText(t('common:loading'), { exact: true });
  await expect.poll(() => loading.count()).toBe(0);
}

/** Another code can be requested only after a minute. */
async function expectResend(page: Page, [code = '', mail = '']: readonly string[]): Promise<void> {
  if (!/\.(entering|checkFailed|lapsed)$/.test(code)) return;
  const isReady = mail.endsWith('.ready');
  const resend = page.getByRole('button', { name: t('registration:verification.resend'), exact: true });
  await expect.poll(() => resend.count()).toBe(isReady ? 1 : 0);
}

/**
 * Fails unless the page shows the heading of the step, its address, and the signs of its state. A state in which the server is
 * called passes by itself and may be gone already: the state that follows is checked instead.
 */
async function expectState({ page, address, passesBy }: Visit, leaves: readonly string[], taken: Arc | null) {
  const [leaf = ''] = leaves;
  if (address !== null || passesBy || leaves.some(isBusy) || (taken !== null && isOrdered(taken))) return;
  if (leaf === 'registration.signedOut') return seeSignedOut(page);
  await expectHeading(page, leaf);
  await expectNothingLoading(page);
  for (const { sign, seen, in: isLookedFor } of signs) {
    if (!isLookedFor(leaf)) continue;
    const count = () => page.getByText(sign).filter({ visible: true }).count();
    await expect.poll(async () => (await count()) > 0, { message: sign }).toBe(seen(leaf));
  }
  await expectResend(page, leaves);
  const step = metaOf(leaf)?.step ?? 'INITIALIZE';
  const here = () => new URL(page.url()).pathname;
  if (step !== 'INITIALIZE') await expect.poll(here).toBe(`/register/${segments[step]}`.replace(/\/$/, ''));
}

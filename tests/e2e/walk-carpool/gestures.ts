import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import { carpoolMachine } from '../../../machines/carpool/carpool.machine.ts';
import type {
  CarpoolContext,
  CarpoolEvent,
  CarpoolFailure,
  CarpoolScreen,
  CarpoolStep,
} from '../../../machines/carpool/carpool.types.ts';
import { paths } from '../../../src/kit/paths.ts';
import type { Arc, Gesture } from 'xstate-paths';
import { button, link } from '../../support/checkout-pages.ts';
import { wordsOf } from '../../support/words.ts';
import { logInAgain, seeSignedOut } from '../walking/coming.ts';
import { errorOf } from '../walking/outcome.ts';
import type { Visit } from './harness.ts';
import { days } from './world.ts';

const t = wordsOf('en');

/** The problems that a step shows; the others have a screen of their own. */
const problems = ['noSpaces', 'tooLate', 'alreadyRiding', 'spaceTaken', 'passengerGone', 'away'] as const;

/** The code of a refusal; undefined if the call succeeds. */
export const refusalOf = (step: Arc | undefined): CarpoolFailure['code'] | undefined =>
  step && (errorOf(step) as CarpoolFailure | undefined)?.code;

/** 'A-1' as people read it. */
const spaceWords = (space: string): string => {
  const [row, number] = space.split('-');
  return t('carpool:space.name', { row, number });
};

/**
 * Fails unless the page shows the heading and the address of the step, what was chosen, and the problem of the last one. A state in which
 * the server is called passes by itself: the one that follows is checked instead. Whoever is signed out may be at the login page already.
 */
export async function expectPage(
  { page, world, space }: Visit,
  [leaf = '']: readonly string[],
  context: CarpoolContext | null,
): Promise<void> {
  const { tags, meta } = carpoolMachine.getStateNodeById(leaf);
  if (tags.includes('busy') || context === null) return;
  const { screen, step } = meta as { screen: CarpoolScreen; step: CarpoolStep };
  const headings = page.getByRole('heading', { level: 1 });
  const words = t(`carpool:${screen}.heading`);
  if (screen === 'signedOut') return seeSignedOut(page, words);
  await expect.poll(async () => (await headings.allTextContents()).join()).toBe(words);
  if (screen !== step) return;
  await expect.poll(() => new URL(page.url()).pathname).toBe(paths.carpoolBook(step));
  const told = problems.filter((code) => code === context.problem).map((code) => t(`carpool:problems.${code}`));
  const alerts = page.getByRole('main').getByRole('alert');
  // The page names the passenger where the server has named them.
  const unnamed = (text: string) => text.replace(/^.+(?= can’t come on that day)/, 'One of your passengers');
  await expect.poll(async () => (await alerts.allTextContents()).map(unnamed)).toEqual(told);
  const names = context.passengers.map(({ id }) => world.rider(id).name);
  if (step === 'passengers')
    for (const name of names) await button(page, `${t('carpool:passengers.remove')} ${name}`).waitFor();
  if (step === 'check' || step === 'booked')
    for (const text of [names.join(', '), spaceWords(space)]) await page.getByRole('main').getByText(text).waitFor();
  if (step === 'booked') expect(await world.booked()).toEqual([{ day: days[context.date ?? ''], space }]);
}

const press =
  (name: string): Gesture<Visit> =>
  ({ page }) =>
    button(page, name).click();

/** Looks for the rider, unless they are among those found already, and adds them. */
const addPassenger: Gesture<Visit> = async ({ page, world }, { stimulus }) => {
  const { name } = world.rider((stimulus.event['passenger'] as { id: string }).id);
  await page.getByRole('searchbox').fill(name.replace(/ M\.$/, ''));
  await button(page, t('carpool:search.submit')).click();
  await button(page, `${t('carpool:search.add')} ${name}`).click();
};

const chosenOn = async (page: Page): Promise<string> => {
  const words = page.getByText(/^You’ve chosen: /);
  const [, row, number] = /Row (\w+), space (\d+)/.exec((await words.textContent()) ?? '') ?? [];
  return `${row}-${number}`;
};

/** Chooses a space that was not chosen before: on the plan with the keyboard, or from the list. */
const chooseSpace: Gesture<Visit> = async (visit) => {
  const { page } = visit;
  const before = visit.space;
  visit.choices += 1;
  if (visit.choices % 2 === 1) {
    await button(page, t('carpool:space.asList')).click();
    await page.getByRole('combobox', { name: t('carpool:space.row') }).selectOption({ index: 2 });
    await page.getByRole('combobox', { name: t('carpool:space.label') }).selectOption({ index: visit.choices + 1 });
    await button(page, t('carpool:space.take')).click();
  } else {
    await page.getByRole('gridcell', { name: /^Row A, space 1, / }).focus();
    for (let at = 0; at < visit.choices; at += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
  }
  await expect.poll(() => chosenOn(page)).not.toBe(before);
  visit.space = await chosenOn(page);
};

const openStep: Gesture<Visit> = async ({ page }, { stimulus }) => {
  const facts = { date: 'date.label', passengers: 'passengers.inCar', space: 'space.label' } as const;
  const asked = stimulus.event['step'] as keyof typeof facts;
  const change = page.getByRole('button', {
    name: new RegExp(`^${t('carpool:check.change')}.*${t(`carpool:${facts[asked]}`)}`),
  });
  await change
    .or(link(page, t('common:back')))
    .first()
    .click();
};

/** Logs in; another failure is met by coming back to the page. */
const logIn: Gesture<Visit> = async (visit, _step, [next]) => {
  await logInAgain(visit, /\/carpooling\/book/);
  visit.isOpen = refusalOf(next) === undefined;
};

/** The driver's actions on the pages of the flow, by what is seen there. */
export const gestures = {
  'date.save': async ({ page }, { stimulus }) => {
    const day = days[stimulus.event['date'] as string];
    await page
      .getByRole('radio')
      .and(page.locator(`[value="${day}"]`))
      .check();
    await button(page, t('carpool:date.submit')).click();
  },
  'passenger.add': addPassenger,
  'passenger.remove': ({ page, world }, { stimulus }) =>
    button(page, `${t('carpool:passengers.remove')} ${world.rider(stimulus.event['id'] as string).name}`).click(),
  'passengers.confirm': press(t('carpool:passengers.submit')),
  'space.choose': chooseSpace,
  'space.confirm': press(t('carpool:space.submit')),
  'rules.accept': press(t('carpool:rules.submit')),
  'booking.confirm': press(t('carpool:check.submit')),
  'step.open': openStep,
  'session.restored': logIn,
  retry: press(t('common:tryAgain')),
} satisfies Record<CarpoolEvent['type'], Gesture<Visit>>;

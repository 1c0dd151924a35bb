import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { togaMachine } from '../../../machines/toga/toga.machine.ts';
import type { Failure, TogaContext, TogaEvent, TogaMeta } from '../../../machines/toga/toga.types.ts';
import { paths } from '../../../src/kit/paths.ts';
import type { Arc, Gesture } from 'xstate-paths';
import { button } from '../../support/checkout-pages.ts';
import { chooseGraduation, chooseSlot } from '../../support/toga-pages.ts';
import { wordsOf } from '../../support/words.ts';
import { logInAgain, seeSignedOut } from '../walking/coming.ts';
import { online } from '../walking/hearing.ts';
import { errorOf } from '../walking/outcome.ts';
import type { Visit } from './harness.ts';
import { XXL } from './world.ts';

const t = wordsOf('en');
const problems = ['slotGone', 'holdOver', 'away', 'declined', 'cancelled', 'late'] as const;
const titleOf = (code: (typeof problems)[number]) => t(`togas:problems.${code}.title`);
/** The parts of the address that name each step. */
export const segments = {
  pieces: '',
  fitting: 'fitting',
  details: 'personal-details',
  check: 'check',
  payment: 'payment',
};

/** The code of a refusal; undefined if the call succeeds. */
export const refusalOf = (step: Arc | undefined): Failure['code'] | undefined =>
  step && (errorOf(step) as Failure | undefined)?.code;

/**
 * Fails unless the page shows the heading and the address of the step, and the problem of the last one. A state in which the server is
 * called passes by itself: the one that follows is checked instead. Whoever is signed out may be at the login page already.
 */
export async function expectPage(page: Page, leaves: readonly string[], context: TogaContext | null): Promise<void> {
  const [leaf = ''] = leaves;
  const node = togaMachine.getStateNodeById(leaf);
  if (node.tags.includes('busy')) return;
  const { screen, step } = node.meta as TogaMeta;
  const words = t(screen === 'payment' ? 'payment:waiting.heading' : `togas:${screen}.heading`);
  if (screen === 'signedOut') return seeSignedOut(page, words);
  const headings = page.getByRole('heading', { level: 1 });
  await expect.poll(async () => (await headings.allTextContents()).join()).toBe(words);
  if (screen !== step) return;
  await expect.poll(() => new URL(page.url()).pathname).toBe(paths.bookToga(segments[step]));
  const told = page.getByText(new RegExp(`^(${problems.map(titleOf).join('|')})$`)).filter({ visible: true });
  const problem = problems.find((code) => code === context?.problem?.code);
  await expect.poll(() => told.allTextContents()).toEqual(problem === undefined ? [] : [titleOf(problem)]);
  // The network may be gone in the next step: by then the page has to have its lists.
  if (step !== 'check' && step !== 'payment') await button(page, t('common:continue')).waitFor();
}

const pressing =
  (name: string): Gesture<Visit> =>
  ({ page }) =>
    button(page, name).click();

const tellDetails: Gesture<Visit> = async ({ page }) => {
  await chooseGraduation(page);
  await page.getByLabel(t('togas:details.degree')).fill('BA Malti');
  await page.getByLabel(t('togas:details.height')).fill(String(XXL.height));
  await page.getByLabel(t('togas:details.head')).fill('57');
  await button(page, t('common:continue')).click();
};

const openStep: Gesture<Visit> = async (visit, step) => {
  const { page } = visit;
  await online(visit);
  const names = {
    pieces: t('togas:steps.pieces'),
    fitting: t('togas:check.fitting'),
    details: t('togas:details.degree'),
  };
  const wanted = names[step.stimulus.event['step'] as keyof typeof names];
  const change = page.getByRole('button', { name: `${t('common:change')} ${wanted}` });
  await button(page, t('common:back')).or(change).first().click();
};

/** Agrees that there is no refund, and goes to pay. */
export async function payOn(page: Page): Promise<void> {
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: /^Pay €/ }).click();
}

/** The graduate's actions on the pages of the flow, by what is seen there. */
export const gestures = {
  'pieces.choose': async (visit) => {
    await online(visit);
    await button(visit.page, t('common:continue')).click();
  },
  'slot.choose': async (visit) => {
    await online(visit);
    await chooseSlot(visit.page, visit.db, visit.world.nextSlot(), t('common:continue'));
  },
  'details.save': tellDetails,
  'order.pay': ({ page }) => payOn(page),
  'order.review': pressing(t('togas:payment.review')),
  'rental.cancel': pressing(t('togas:check.cancel')),
  'step.open': openStep,
  'session.restored': async (visit, _step, [next]) => {
    await logInAgain(visit, /\/togi-rentals\//);
    // Another failure is met by opening the page again.
    if (refusalOf(next) !== undefined) visit.address = new URL(visit.page.url()).pathname;
  },
  'start.again': pressing(t('togas:late.again')),
  retry: pressing(t('common:tryAgain')),
} satisfies Record<TogaEvent['type'], Gesture<Visit>>;

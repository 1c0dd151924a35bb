import type { Page } from 'playwright-core';
import type {
  Failure,
  InterviewContext,
  InterviewEvent,
  InterviewMeta,
} from '../../../machines/interview/interview.types.ts';
import type { Arc, Gesture } from 'xstate-paths';
import { button } from '../../support/checkout-pages.ts';
import { settles } from '../../support/settles.ts';
import { wordsOf } from '../../support/words.ts';
import { logInAgain, seeSignedOut } from '../walking/coming.ts';
import { errorOf } from '../walking/outcome.ts';
import type { Visit } from './harness.ts';
import { expect } from 'vitest';
import { interviewMachine } from '../../../machines/interview/interview.machine.ts';
import { paths } from '../../../src/kit/paths.ts';
import { COMPANY } from './world.ts';

const t = wordsOf('en');
const problems = ['slotGone', 'clash', 'cvGone', 'holdOver', 'outdated', 'away'] as const;
const titleOf = (code: (typeof problems)[number]) => t(`interviews:problems.${code}.title`);

/**
 * Fails unless the page shows the heading and the address of the step, and the problem of the last one. A state in which the server is
 * called passes by itself: the one that follows is checked instead. Whoever is signed out may be at the login page already.
 */
export async function expectPage(
  page: Page,
  leaves: readonly string[],
  context: InterviewContext | null,
): Promise<void> {
  const [leaf = ''] = leaves;
  const node = interviewMachine.getStateNodeById(leaf);
  if (node.tags.includes('busy')) return;
  const { screen, step } = node.meta as InterviewMeta;
  const title = screen === 'when' && context?.isMoving ? 'move' : screen;
  const headings = page.getByRole('heading', { level: 1 });
  const words = t(`interviews:${title}.heading`);
  if (screen === 'signedOut') return seeSignedOut(page, words);
  await expect.poll(async () => (await headings.allTextContents()).join()).toBe(words);
  if (screen !== step) return;
  const segment = step === 'when' ? '' : step;
  await expect.poll(() => new URL(page.url()).pathname).toBe(paths.interview(COMPANY, segment));
  const told = page.getByText(new RegExp(`^(${problems.map(titleOf).join('|')})$`)).filter({ visible: true });
  const problem = problems.find((code) => code === context?.problem?.code);
  await expect.poll(() => told.allTextContents()).toEqual(problem === undefined ? [] : [titleOf(problem)]);
}

/** The code of a refusal; undefined if the call succeeds. */
export const refusalOf = (step: Arc | undefined): Failure['code'] | undefined =>
  step && (errorOf(step) as Failure | undefined)?.code;

/** Logs in; another failure is met by opening the page again. */
const logIn: Gesture<Visit> = async (visit, _step, [next]) => {
  await logInAgain(visit, /\/interview/);
  if (refusalOf(next) !== undefined) visit.address = new URL(visit.page.url()).pathname;
};

const timeOf = (moment: Date) =>
  moment.toLocaleTimeString('en-GB', { timeZone: 'Europe/Malta', hour: '2-digit', minute: '2-digit' });

const goOn = (page: Page) => button(page, t('common:continue')).click();
const pressing =
  (...names: string[]): Gesture<Visit> =>
  ({ page }) =>
    page.getByRole('button', { name: new RegExp(`^(${names.join('|')})$`) }).click();

/** Chooses the next free slot; a rival takes it, or another interview comes in the way, once it is chosen. */
const chooseSlot: Gesture<Visit> = async ({ page, world }, _step, [next]) => {
  const { id, startsAt } = world.nextSlot();
  await page.getByRole('radio', { name: new RegExp(`^${timeOf(startsAt)}`) }).check();
  // The list that is still on its way would show the slot as taken already.
  await settles(page);
  if (refusalOf(next) === 'slotGone') await world.take(id);
  if (refusalOf(next) === 'clash') await world.clashWith(startsAt);
  await page
    .getByRole('button', { name: new RegExp(`^(${t('common:continue')}|${t('interviews:move.submit')})$`) })
    .click();
};

const openStep: Gesture<Visit> = async ({ page }, { stimulus }) => {
  const { step } = stimulus.event;
  if (step === 'booked') return button(page, t('interviews:move.keep')).click();
  const back = page.getByRole('link', { name: t('common:back'), exact: true });
  const change = page.getByRole('button', {
    name: new RegExp(
      `^${t('common:change')}.*${step === 'cv' ? t('interviews:facts.cv') : t('interviews:facts.date')}`,
    ),
  });
  await back
    .or(button(page, t('common:back')))
    .or(change)
    .first()
    .click();
};

/** The student's actions on the pages of the flow, by what is seen there. */
export const gestures = {
  'half.choose': async ({ page }) => {
    await page.getByRole('radio', { disabled: false }).first().check();
    await goOn(page);
  },
  'slot.choose': chooseSlot,
  'cv.choose': async ({ page, cv }, { stimulus }) => {
    const name = stimulus.event['cv'] === null ? t('interviews:cv.none') : cv.name;
    await page.getByRole('radio', { name: new RegExp(`^${name}`) }).check();
    await goOn(page);
  },
  'interview.confirm': pressing(t('interviews:check.confirm')),
  'interview.cancel': async ({ page }) => {
    await button(page, t('interviews:check.drop'))
      .or(button(page, t('interviews:cancel.open')))
      .click();
    const asking = page.getByRole('dialog');
    if (await asking.isVisible()) await asking.getByRole('button', { name: t('interviews:cancel.submit') }).click();
  },
  'interview.move': pressing(t('interviews:move.open')),
  'step.open': openStep,
  'session.restored': logIn,
  'start.again': pressing(t('interviews:cancelled.again')),
  retry: pressing(t('common:tryAgain'), t('interviews:full.again')),
} satisfies Record<InterviewEvent['type'], Gesture<Visit>>;

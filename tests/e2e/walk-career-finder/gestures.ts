import { finderParts, isPartDone } from '../../../machines/career-finder/answers.ts';
import type { FinderContext, FinderEvent, FinderMeta } from '../../../machines/career-finder/career-finder.types.ts';
import type { Gesture } from 'xstate-paths';
import { button } from '../../support/checkout-pages.ts';
import { finderContent } from '../../support/finder-scores.ts';
import { wordsOf } from '../../support/words.ts';
import type { Visit } from './harness.ts';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { careerFinderMachine } from '../../../machines/career-finder/career-finder.machine.ts';
import { finderPaths, segments } from '../../../src/features/career-finder/finder-paths.ts';

const t = wordsOf('en');
const notices = ['away', 'outdated', 'cleared'] as const;

const nodeOf = (leaf: string) => careerFinderMachine.getStateNodeById(leaf);
const isPassing = (leaf: string) =>
  nodeOf(leaf).tags.some((tag) => tag === 'busy' || tag === 'sending' || tag === 'looking');

/** Waits until exactly so many elements with this text are shown. */
const expectShown = (page: Page, text: string, count: number) =>
  expect
    .poll(() => page.getByText(text, { exact: true }).filter({ visible: true }).count(), { message: text })
    .toBe(count);

/**
 * Fails unless the page shows the heading and the address of the step, and the signs of its state: the notice, the finished parts, and
 * answers that wait for the network. A state in which the server is called passes by itself: the one that follows is checked instead.
 */
export async function expectPage(page: Page, leaves: readonly string[], context: FinderContext | null): Promise<void> {
  const [shown = ''] = leaves;
  if (leaves.some(isPassing)) return;
  const { screen, step } = nodeOf(shown).meta as FinderMeta;
  const heading = page.getByRole('heading', { level: 1 });
  await expect
    .poll(async () => (await heading.allTextContents()).join())
    .toBe(t(`careerFinder:${screen}.heading` as 'careerFinder:overview.heading'));
  if (screen === step) await expect.poll(() => new URL(page.url()).pathname).toBe(finderPaths.part(segments[step]));
  if (context === null) return;
  for (const code of notices)
    await expectShown(page, t(`careerFinder:notice.${code}.title`), context.notice === code ? 1 : 0);
  const isWaiting = leaves.some((leaf) => leaf.endsWith('.waiting'));
  if (screen !== 'personality' && screen !== 'report')
    await expectShown(page, t('careerFinder:saving.unsent'), isWaiting ? 1 : 0);
  if (screen !== 'overview') return;
  const done = finderParts.filter((part) => isPartDone(context.answers, part, context.questions));
  await expectShown(page, t('careerFinder:state.done'), done.length);
}

const VALUE = 4;
const choices = [finderContent.sectors, finderContent.pleasures, finderContent.activities, finderContent.values].flat();

/** Presses the one of these buttons that the page has. */
const pressing =
  (...names: string[]): Gesture<Visit> =>
  ({ page }) =>
    page.getByRole('button', { name: new RegExp(`^(${names.join('|')})$`) }).click();

const openStep: Gesture<Visit> = async ({ page }, { stimulus }) => {
  const step = stimulus.event['step'];
  const part = finderParts.find((each) => each === step);
  if (part !== undefined) return button(page, t(`careerFinder:${part}.heading`)).click();
  if (step === 'overview') return button(page, t('careerFinder:toOverview')).click();
  await page
    .getByRole('button', {
      name: new RegExp(`^(${t('careerFinder:personality.begin')}|${t('careerFinder:personality.goOn')})$`),
    })
    .click();
};

/** People's actions on the pages of the career finder, by what they see there. */
export const gestures = {
  'step.open': openStep,
  'finder.continue': pressing(
    t('careerFinder:overview.begin'),
    t('careerFinder:overview.goOn'),
    t('careerFinder:overview.report'),
  ),
  'question.answer': ({ page }) => button(page, finderContent.scale[VALUE - 1]?.en ?? '').click(),
  'picks.change': async ({ page }, { stimulus }) => {
    const picked = (stimulus.event['picks'] as string[]).at(-1);
    const name = choices.find(({ id }) => id === picked)?.name.en ?? '';
    await page.getByRole('checkbox', { name }).press('Space');
  },
  'part.finish': pressing(t('common:continue')),
  'finder.restart': async ({ page }) => {
    const name = t('careerFinder:restart.action');
    await button(page, name).click();
    await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  },
  'finder.clear': async ({ page }) => {
    const here = button(page, t('careerFinder:gone.clear'));
    const action = button(page, t('careerFinder:clear.action'));
    await here.or(action).first().click();
    const asking = page.getByRole('dialog');
    if (await asking.isVisible()) await button(page, t('careerFinder:clear.action')).last().click();
  },
  'finder.keepMine': pressing(
    t('careerFinder:gone.keep'),
    t('careerFinder:openFailed.without'),
    t('careerFinder:linkUnknown.without'),
  ),
  'sending.retry': pressing(t('careerFinder:saving.retry')),
  retry: pressing(t('common:tryAgain')),
  'device.read': () => {
    throw new Error('No path takes a second tab');
  },
  'page.returned': ({ page }) => page.evaluate(() => void dispatchEvent(new Event('focus'))),
} satisfies Record<FinderEvent['type'], Gesture<Visit>>;

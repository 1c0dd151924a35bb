import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { finderParts, isPartDone } from '../../../machines/career-finder/answers.ts';
import { careerFinderMachine } from '../../../machines/career-finder/career-finder.machine.ts';
import type { FinderContext, FinderMeta } from '../../../machines/career-finder/career-finder.types.ts';
import { finderPaths, segments } from '../../../src/features/career-finder/finder-paths.ts';
import { wordsOf } from '../../support/words.ts';

const t = wordsOf('en');
const notices = ['away', 'outdated', 'cleared'] as const;

const nodeOf = (leaf: string) => careerFinderMachine.getStateNodeById(leaf);
const isPassing = (leaf: string) => nodeOf(leaf).tags.some((tag) => tag === 'busy' || tag === 'sending');

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

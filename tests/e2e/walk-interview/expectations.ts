import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { interviewMachine } from '../../../machines/interview/interview.machine.ts';
import type { InterviewContext, InterviewMeta } from '../../../machines/interview/interview.types.ts';
import { paths } from '../../../src/kit/paths.ts';
import { wordsOf } from '../../support/words.ts';
import { COMPANY } from './world.ts';

const t = wordsOf('en');
const problems = ['slotGone', 'clash', 'cvGone', 'holdOver', 'away'] as const;

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
  if (screen === 'signedOut')
    return headings
      .filter({ hasText: words })
      .or(page.getByLabel(t('auth:password'), { exact: true }))
      .waitFor();
  await expect.poll(async () => (await headings.allTextContents()).join()).toBe(words);
  if (screen !== step) return;
  const segment = step === 'when' ? '' : step;
  await expect.poll(() => new URL(page.url()).pathname).toBe(paths.interview(COMPANY, segment));
  for (const code of problems)
    await expect
      .poll(() =>
        page
          .getByText(t(`interviews:problems.${code}.title`), { exact: true })
          .filter({ visible: true })
          .count(),
      )
      .toBe(context?.problem?.code === code ? 1 : 0);
}

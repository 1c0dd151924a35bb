import { finderParts } from '../../../machines/career-finder/answers.ts';
import type { FinderEvent } from '../../../machines/career-finder/career-finder.types.ts';
import type { Gesture } from 'xstate-paths';
import { button } from '../../support/checkout-pages.ts';
import { finderContent } from '../../support/finder-scores.ts';
import { wordsOf } from '../../support/words.ts';
import type { Visit } from './harness.ts';

const t = wordsOf('en');
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
  'finder.restart': pressing(t('careerFinder:restart.action')),
  'finder.clear': async ({ page }) => {
    const here = button(page, t('careerFinder:gone.clear'));
    const action = button(page, t('careerFinder:clear.action'));
    await here.or(action).first().click();
    const asking = page.getByRole('dialog');
    if (await asking.isVisible()) await button(page, t('careerFinder:clear.confirm')).last().click();
  },
  'finder.keepMine': pressing(
    t('careerFinder:gone.keep'),
    t('careerFinder:openFailed.without'),
    t('careerFinder:linkUnknown.without'),
  ),
  'sending.retry': pressing(t('careerFinder:saving.retry')),
  retry: pressing(t('common:tryAgain')),
} satisfies Record<FinderEvent['type'], Gesture<Visit>>;

import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import type { RarReportEvent } from '../../../machines/rar-report/rar-report.machine.ts';
import { paths } from '../../../src/kit/paths.ts';
import { deskPaths } from '../../../src/kit/desk/desk-paths.ts';
import type { Gesture, Stage } from 'xstate-paths';
import { button } from '../../support/checkout-pages.ts';
import { contactField, saved } from '../../support/rar-pages.ts';
import { shortYear, useRarPortal } from '../../support/rar-portal.ts';
import { wordsOf } from '../../support/words.ts';
import { takePicture, useWindows } from '../walking/window.ts';
import { createWorld, type World } from './world.ts';

const t = wordsOf('en');
const contact = 'Who answers the readers’ questions while the report is read?';
const labels: Record<string, string> = {
  officers: 'Who holds which office, and since when?',
  contact,
  statute: 'The statute that is in force',
};

const dialog = (page: Page) => page.getByRole('dialog');
const about = (page: Page, label: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: label }) });

/** The officers' page about their report, and the readers' about the same. */
const reportOf = (world: World) => world.open('officer', paths.rarCurrent('report'));
const caseOf = async (world: World, who: 'reader' | 'hearer' = 'reader') =>
  world.open(who, deskPaths.rarReport((await world.report()) ?? ''));

const write: Gesture<World> = async (world) => {
  const page = await world.open('officer', `${paths.rarCurrent('report')}/committee`);
  await contactField(page).fill(`Ġanna, ${randomUUID()}`);
  await saved(page);
};

const submit: Gesture<World> = async (world) => {
  await world.completeAnswers();
  const page = await reportOf(world);
  await button(page, t('rar:send.submit')).click();
  const asked = dialog(page).getByRole('button', { name: t('rar:returned.sendUnchanged') });
  const sent = page.getByText(t('rar:sent.done'));
  await asked.or(sent).first().waitFor();
  if (await asked.isVisible()) await asked.click();
  await sent.waitFor();
};

const withdraw: Gesture<World> = async (world) => {
  const page = await reportOf(world);
  await button(page, t('rar:sent.withdraw')).click();
  await dialog(page)
    .getByRole('button', { name: t('rar:sent.withdraw') })
    .click();
  await page.getByText(t('rar:withdrawn.title')).waitFor();
};

const giveScore: Gesture<World> = async (world) => {
  const page = await caseOf(world);
  const question = about(page, contact);
  const points = question.getByLabel(t('deskRar:yourPoints'));
  const before = await points.inputValue();
  const given = before === '2' ? '3' : '2';
  await points.fill(given);
  await question.getByRole('button', { name: t('deskRar:score') }).click();
  await question.getByText(t('deskRar:scoreBy', { points: given, name: 'Ħarries Żerafa' })).waitFor();
};

const giveBack: Gesture<World> = async (world) => {
  const page = await caseOf(world);
  await button(page, t('deskRar:acts.report.return')).click();
  await page.getByLabel(t('deskRar:return.question'), { exact: true }).selectOption('contact');
  await page.getByLabel(t('deskRar:return.reason')).fill('Liema numru?');
  await button(page, t('deskRar:return.add')).click();
  await button(page, t('deskRar:return.send')).click();
  await page.getByText(t('deskRar:return.asked', { question: contact })).waitFor();
};

const settle: Gesture<World> = async (world) => {
  await world.scoreAll();
  const page = await caseOf(world);
  await button(page, t('deskRar:acts.report.settle')).click();
  await page.getByText(t('deskRar:states.scored'), { exact: true }).first().waitFor();
};

const publish: Gesture<World> = async (world) => {
  const page = await world.open('reader', deskPaths.rar({ year: '2025' }));
  await button(page, t('deskRar:publish')).click();
  await dialog(page)
    .getByRole('button', { name: t('deskRar:publish') })
    .click();
  await dialog(page).waitFor({ state: 'hidden' });
};

const appeal: Gesture<World> = async (world) => {
  const page = await world.open('officer', paths.rarCurrent('results'));
  const question = page.getByLabel(t('rar:appeals.question'));
  await question.selectOption({ index: 1 });
  const text = `Erġgħu ħarsu, ${randomUUID()}`;
  await page.getByLabel(t('rar:appeals.text')).fill(text);
  await button(page, t('rar:appeals.submit')).click();
  await page.getByRole('paragraph').filter({ hasText: text }).waitFor();
};

/** As many appeals wait as the step says: others are made or settled before it. */
const settleAppeal: Gesture<World> = async (world, { stimulus }) => {
  const { hasMore, isInTime } = stimulus.event as Extract<RarReportEvent, { type: 'appeal.settle' }>;
  if (hasMore && (await world.appealed()).length === 1) await world.appeal();
  const [question = '', ...others] = await world.appealed();
  if (!hasMore) for (const other of others) await world.settleAppeal(other);
  if (!isInTime) await world.moveOn();
  const part = about(await caseOf(world, 'hearer'), labels[question] ?? question);
  await part.getByLabel(t('deskRar:agreed')).fill('1');
  await part.getByLabel(t('deskRar:reason'), { exact: true }).fill('Il-punti jibqgħu.');
  await part.getByRole('button', { name: t('deskRar:settleAppeal') }).click();
  await part.getByText(t('deskRar:afterAppealSame')).waitFor();
};

/** The words by which officers know a report's state, while it is theirs to act on or closed. */
const told: Record<string, string> = {
  not_open: t('rar:begin.submit'),
  draft: t('rar:send.title'),
  submitted: t('rar:report.submitted'),
  withdrawn: t('rar:withdrawn.title'),
  returned: t('rar:returned.title'),
  published: t('rar:report.published'),
  appealed: t('rar:report.appealed'),
  closed: t('rar:closed.title'),
};

/** The words by which readers know the other states; the officers don't learn that the points are complete before all are published. */
const shown: Record<string, string> = {
  under_review: t('deskRar:states.under_review'),
  submitted_again: t('deskRar:states.submitted_again'),
  scored: t('deskRar:states.scored'),
  settled: t('deskRar:states.settled'),
};

async function expectState(world: World, [leaf = '']: readonly string[]): Promise<void> {
  const state = leaf.replace(/^.*\./, '');
  const own = told[state];
  if (own !== undefined) return (await reportOf(world)).getByText(own).first().waitFor();
  const badge = shown[state];
  if (badge === undefined) throw new Error(`${leaf} is no state of a report.`);
  const page = await caseOf(world);
  await page.getByText(badge, { exact: true }).first().waitFor();
}

/** A portal of its own, whose clock the walk moves through a year of one report. */
export function useHarness(): () => Stage<World, RarReportEvent['type']> {
  const year = { number: 2025, change: shortYear(1) };
  const portal = useRarPortal({ from: '2026-06-01T10:00:00Z', withSite: true, year });
  const openWindow = useWindows(() => portal().url());
  return () => ({
    open: () => createWorld(portal(), openWindow),
    gestures: {
      'report.open': async (world) => button(await reportOf(world), t('rar:begin.submit')).click(),
      'answer.write': write,
      'report.submit': submit,
      'report.withdraw': withdraw,
      'report.close': (world) => world.passDeadline(),
      'review.begin': (world) => world.passDeadline(),
      'score.give': giveScore,
      'report.return': giveBack,
      'return.lapse': (world) => world.letDaysPass(),
      'report.settle': settle,
      'report.reopen': async (world) => button(await caseOf(world), t('deskRar:acts.report.reopen')).click(),
      'results.publish': publish,
      'appeal.make': appeal,
      'appeal.settle': settleAppeal,
      'appeals.close': (world) => world.letDaysPass(),
    },
    expectState,
    picture: (world, name) => takePicture(world.page(), name),
    close: (world) => world.close(),
  });
}

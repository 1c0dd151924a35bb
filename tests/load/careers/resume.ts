import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { launchOptions } from '../../browser.ts';
import { clientOf } from '../../support/client.ts';
import { storageOf } from '../../support/consent-storage.ts';
import { finderAt } from '../../support/finding.ts';
import { finderContent } from '../../support/finder-scores.ts';
import { control, type Figure, none } from '../figure.ts';

const PATIENCE_MS = 20_000;
const ROOT = '/careers/career-finder';
const LAST = 'Where you might look';

/** The heading of each part, and what is answered there, in order. */
const parts = [
  { heading: 'How well does it fit you?', answers: finderContent.questions.map(({ text }) => text.en) },
  { heading: 'Areas of interest', answers: finderContent.sectors.slice(0, 3).map(({ name }) => name.en) },
  { heading: 'Path of pleasures', answers: finderContent.pleasures.slice(0, 5).map(({ name }) => name.en) },
  { heading: 'Activity grid', answers: finderContent.activities.slice(0, 15).map(({ name }) => name.en) },
  { heading: 'Core values', answers: finderContent.values.slice(0, 3).map(({ name }) => name.en) },
];
const all = parts.flatMap((part) => part.answers.map((answer) => ({ answer, part })));

/** The page on which somebody goes on who has given so many answers. */
const placeAfter = (count: number): string => all[count]?.part.heading ?? LAST;

/** Gives an answer on the page of its part, and goes on to that page first if the part before is still shown. */
async function give(page: Page, at: number): Promise<void> {
  const { answer, part } = all[at]!;
  const heading = page.getByRole('heading', { level: 1 });
  if ((await heading.textContent()) !== part.heading)
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: part.heading }).waitFor();
  if (part === parts[0]) {
    await page.getByRole('heading', { level: 2, name: answer, exact: true }).waitFor();
    await page.getByRole('button', { name: 'Quite like me' }).click();
  } else await page.getByRole('checkbox', { name: answer }).press('Space');
}

const saved = (page: Page) => page.getByText('Saved', { exact: true }).waitFor();
const referenceOn = async (page: Page) => (await page.evaluate(() => localStorage.getItem('userReference'))) ?? '';

/**
 * K2: a browser that is closed right after each answer in turn, and another that opens the link. The other shows the place at which
 * nothing but the last answer may be missing; that one is given again.
 */
export async function resume(url: string, tell: (line: string) => void): Promise<Figure[]> {
  const finder = finderAt(url, clientOf(url, undefined, fetch));
  const browser = await chromium.launch(launchOptions);
  const counts = { astray: 0, lost: 0, typedAgain: 0, told: 0, seen: 0 };
  /** The reference, once there is one: it may be in the addresses of two calls, and in nothing else. */
  let reference = '';
  const watch = (context: BrowserContext) =>
    context.on('request', (request) => {
      if (reference === '') return;
      const isRead = /\/api\/career-finder\/user-(selections|report)/.test(request.url());
      if (request.url().includes(reference)) counts[isRead ? 'seen' : 'told'] += 1;
      if (request.headers()['referer']?.includes(reference)) counts.told += 1;
    });
  const given = async () => {
    const { data } = await finder.answersOf(reference);
    const { user_answer_selections: a, career_sectors_selected: b, pleasures_selected: c, ...rest } = data!.data;
    return [a, b, c, rest.activities_selected, rest.core_values_selected].reduce((sum, each) => sum + each.length, 0);
  };
  const open = async (address: string) => {
    const context = await browser.newContext({ baseURL: url, ...storageOf(url, 'refused') });
    context.setDefaultTimeout(PATIENCE_MS);
    watch(context);
    const page = await context.newPage();
    await page.goto(address);
    return { context, page };
  };

  const first = await open(`${ROOT}/personality-questionnaire/questions`);
  await give(first.page, 0);
  await saved(first.page);
  reference = await referenceOn(first.page);
  await first.context.close();
  for (let count = 1; count <= all.length; count += 1) {
    if (count % 10 === 0) tell(`K2: ${count} of ${all.length}`);
    const { context, page } = await open(`${ROOT}/overview#${reference}`);
    const kept = await given();
    if (kept < count - 1) counts.lost += 1;
    const place = page.getByRole('heading', { level: 1, name: placeAfter(kept), exact: true });
    await place.waitFor().catch(() => (counts.astray += 1));
    for (let at = kept; at < count; at += 1) {
      counts.typedAgain += 1;
      await give(page, at);
      await saved(page);
    }
    if (count < all.length) await give(page, count);
    await context.close();
  }

  const offline = await open(`${ROOT}/personality-questionnaire/questions`);
  await give(offline.page, 0);
  await saved(offline.page);
  reference = await referenceOn(offline.page);
  await offline.context.setOffline(true);
  await give(offline.page, 1);
  await give(offline.page, 2);
  await offline.context.close();
  const unsent = 2 - (await given());
  await browser.close();
  return [
    none(`K2: closed after each of ${all.length} answers, and opened by link: not at the place`, counts.astray),
    none('K2: answers lost before the last', counts.lost),
    { what: 'K2: last answers given again', measured: String(counts.typedAgain), bound: 'one a time', holds: true },
    none('K3: references in the address of a page, or in a Referer', counts.told),
    control('K3: references in the calls that read by them', counts.seen),
    control('K2: answers lost before the last by a browser without a network', unsent),
  ];
}

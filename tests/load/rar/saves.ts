import { chromium } from 'playwright-core';
import { launchOptions } from '../../browser.ts';
import { storageOf } from '../../support/consent-storage.ts';
import { type Save, rushAnswers } from '../../support/rar-autosaves.ts';
import type { OwnPortal } from '../../support/own-portal.ts';
import { clearReports } from '../../support/rar-portal.ts';
import { answerAll, beginReport } from '../../support/rar-reports.ts';
import { type Figure, base, deadline, june, organisation, stageOfficers } from './figures.ts';
import { DAY_MS, SECOND_MS } from '../../../machines/flow/durations.ts';

/** R2: sent from a browser one second before and after the deadline, while its clock is set a day back or ahead. */
export async function sentAtTheDeadline(portal: OwnPortal): Promise<Figure[]> {
  const [officer] = await stageOfficers(portal, 1);
  if (officer === undefined) throw new Error('No officer was staged');
  const browser = await chromium.launch(launchOptions);
  const outcomes: { right: boolean; misled: boolean }[] = [];
  for (const isInTime of [true, false]) {
    for (const wrongBy of [-DAY_MS, DAY_MS]) {
      await clearReports(portal.db);
      await portal.setClock(june);
      const report = await beginReport({ client: await portal.clientOf(officer) }, organisation);
      const client = await portal.clientOf(officer, 1);
      await answerAll(portal.db, { id: officer.id, client }, organisation, report);
      // The page is open before the deadline; the button is pressed a second before or after it.
      await portal.setClock(new Date(deadline.getTime() - SECOND_MS));
      const context = await browser.newContext({ baseURL: portal.url(), ...storageOf(portal.url(), 'refused') });
      const cookie = (name: string, value: string) => ({ name, value, url: portal.url() });
      await context.addCookies([cookie('locale', 'en'), cookie('su_token', await portal.tokenOf(officer))]);
      const page = await context.newPage();
      await page.clock.install({ time: portal.now() });
      await page.goto('/rar/current/report');
      const send = page.getByRole('button', { name: 'Send the report' });
      await send.waitFor();
      await page.clock.setSystemTime(new Date(deadline.getTime() + wrongBy));
      if (!isInTime) await portal.setClock(new Date(deadline.getTime() + SECOND_MS));
      await send.click();
      const words = isInTime ? 'It has been sent' : 'The deadline passed';
      await page.getByText(words, { exact: false }).first().waitFor();
      const now = await portal.clientOf(officer, 1);
      const path = { id: organisation, rar_report_id: report };
      const { data } = await now.GET(`${base}/{rar_report_id}/report`, { params: { path } });
      const isKept = data?.data.answers.length === 7;
      const isRight = data?.data.summary.state === (isInTime ? 'submitted' : 'draft') && isKept;
      // A verdict by the browser's own clock.
      outcomes.push({ right: isRight, misled: wrongBy < 0 !== isInTime });
      await context.close();
    }
  }
  await browser.close();
  const wrong = outcomes.filter(({ right }) => !right).length;
  const misled = outcomes.filter((outcome) => outcome.misled).length;
  return [
    {
      id: 'R2',
      what: 'sent 1 s before and after the deadline, the browser a day wrong; wrong verdicts of 4',
      measured: String(wrong),
      isRight: wrong === 0,
    },
    { id: 'R2 off', what: 'by the browser’s clock; wrong verdicts', measured: String(misled), isRight: misled > 0 },
  ];
}

const RUSH = { saves: 2000, questions: ['officers', 'contact'], seed: 7 };

/** R1: three officers at two servers, 2,000 autosaves late, doubled and out of order. */
export async function autosaves(portal: OwnPortal): Promise<Figure[]> {
  await clearReports(portal.db);
  await portal.setClock(june);
  const officers = await stageOfficers(portal, 3);
  const clients = await Promise.all(officers.map((officer, at) => portal.clientOf(officer, at)));
  const clientAt = (at: number) => clients[at % clients.length] as (typeof clients)[number];
  const report = await beginReport({ client: clientAt(0) }, organisation);
  const place = { id: organisation, rar_submission_id: report, rar_report_id: report };
  const save: Save = async ({ officer, question, value, revision, key }) => {
    const { data, response } = await clientAt(officer).POST(`${base}/{rar_submission_id}/questions/{rar_question_id}`, {
      params: { path: { ...place, rar_question_id: question }, header: { 'Idempotency-Key': key } },
      body: { value, revision },
    });
    if (data === undefined && response.status !== 409) throw new Error(`A save was answered ${response.status}`);
    return data?.data.revision;
  };
  const read = async (question: string) => {
    const { data } = await clientAt(1).GET(`${base}/{rar_report_id}/report`, { params: { path: place } });
    return data?.data.answers.find((each) => each.question === question) ?? { value: null, revision: 0 };
  };
  const { lost, refused, acknowledged } = await rushAnswers(RUSH, save, read);
  const kept = [...acknowledged.values()].reduce((sum, { size }) => sum + size, 0);

  // The same saves where the last one wins, whatever its writer has seen.
  const standing = new Map<string, { value: string; revision: number }>();
  const unguarded = await rushAnswers(
    RUSH,
    async ({ question, value, revision }) => {
      standing.set(question, { value, revision: revision + 1 });
      return revision + 1;
    },
    async (question) => standing.get(question) ?? { value: null, revision: 0 },
  );
  return [
    {
      id: 'R1',
      what: `${RUSH.saves} autosaves: ${kept} kept, ${refused} refused and shown; lost unseen`,
      measured: String(lost.length),
      isRight: lost.length === 0 && refused > 0,
    },
    {
      id: 'R1 off',
      what: 'the last save wins; lost unseen',
      measured: String(unguarded.lost.length),
      isRight: unguarded.lost.length > 0,
    },
  ];
}

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { mailsTo, nthMailTo } from '../support/mailbox.ts';
import { beginReport, type Officer } from '../support/rar-reports.ts';
import { useRarDesk } from '../support/use-rar.ts';
import { readPdf } from '../unit/pdf/read-pdf.ts';
import { expectTagged, readStructure } from '../unit/pdf/read-structure.ts';

const desk = useRarDesk();
const base = '/student-organisations/{id}/submissions';

describe('reminders', () => {
  it('go out 30, 7 and 1 days before the deadline, once each, to officers whose report isn’t sent', async () => {
    const late = await desk.officer('lehen');
    const done = await desk.officer('medika');
    await desk.report('medika');
    const subjects = async (email: string) => (await mailsTo(desk.dataDir, email)).map(({ subject }) => subject);
    for (const [days, hours] of [
      [-31, 1],
      [-30, 1],
      [-29, 12],
      [-7, 1],
      [-1, 1],
    ] as const) {
      await desk.setClock(days, hours);
      await Promise.all([desk.sweep(), desk.sweep()]);
    }
    await expect
      .poll(() => subjects(late.email))
      .toEqual([
        'Leħen: 30 days left for the yearly report',
        'Leħen: 7 days left for the yearly report',
        'The report of Leħen is due',
      ]);
    expect(await subjects(done.email)).toEqual([]);
  });
});

it('invites the first officer of an organisation from the desk', async () => {
  const reader = await desk.reader();
  const email = `${randomUUID()}@uni.example`;
  const invited = await reader.client.POST('/desk/rar/organisations/{id}/officers', {
    params: { path: { id: 'lehen' } },
    body: { email },
  });
  expect(invited.response.status).toBe(204);
  expect((await nthMailTo(desk.dataDir, email)).subject).toBe('Act for Leħen');
  const { rows } = await sql`select from officer_invitations where from_desk and organisation = 'lehen'`.execute(
    desk.db,
  );
  expect(rows).toHaveLength(1);
});

describe('on paper', () => {
  it('a report has every answer in the reader’s language, and nobody else’s officers get it', async () => {
    await desk.setClock(-29);
    const [one, other] = [await desk.officer('medika'), await desk.officer('medika')];
    const id = await beginReport(one, 'medika');
    await one.client.POST(`${base}/{rar_submission_id}/questions/{rar_question_id}`, {
      params: { path: { id: 'medika', rar_submission_id: id, rar_question_id: 'contact' } },
      body: { value: 'Ġanna Żerafa\n2340 2340', revision: 0 },
    });
    const read = ({ client }: Pick<Officer, 'client'>) =>
      client.GET(`${base}/{rar_report_id}/pdf`, {
        params: { path: { id: 'medika', rar_report_id: id }, query: { locale: 'mt' } },
        parseAs: 'arrayBuffer',
      });
    const { data, response } = await read(other);
    expect(response.headers.get('content-disposition')).toContain('rar-2025.pdf');
    const bytes = Buffer.from(data as unknown as ArrayBuffer);
    expectTagged(await readStructure(bytes), 'mt');
    const text = readPdf(bytes).pages.flat().join('\n');
    for (const words of ['Rapport għall-2025', 'Ġanna Żerafa', '2340 2340']) expect(text).toContain(words);
    expect((await read(await desk.officer('insiteu'))).response.status).toBe(404);
  });

  it('its dates go into a calendar, each on its whole day, in both languages', async () => {
    await desk.setClock(-29);
    const ical = async (locale: string) => (await fetch(`${desk.url}/api/rar-dates/ical?locale=${locale}`)).text();
    const text = await ical('mt');
    expect(text.match(/DTSTART;VALUE=DATE:\d+/g)).toEqual([
      'DTSTART;VALUE=DATE:20260503',
      'DTSTART;VALUE=DATE:20260630',
      'DTSTART;VALUE=DATE:20260915',
    ]);
    expect(text).toContain('SUMMARY:Rapport annwali: ibagħtu sal-23:59');
    expect(await ical('en')).toContain('/rar/current/results');
  });
});

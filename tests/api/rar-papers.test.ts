import { describe, expect, it } from 'vitest';
import { beginReport, type Officer, useRar } from '../support/use-rar.ts';
import { readPdf } from '../unit/pdf/read-pdf.ts';
import { expectTagged, readStructure } from '../unit/pdf/read-structure.ts';

const rar = useRar();
const base = '/student-organisations/{id}/submissions';

describe('on paper', () => {
  it('a report has every answer in the reader’s language, and nobody else’s officers get it', async () => {
    const [one, other] = [await rar.officer('medika', 'Ġanna'), await rar.officer('medika', 'Ċensu')];
    const id = await beginReport(one, 'medika');
    await one.client.POST(`${base}/{rar_submission_id}/questions/{rar_question_id}`, {
      params: { path: { id: 'medika', rar_submission_id: id, rar_question_id: 'contact' } },
      body: { value: 'Ġanna Żerafa\n2340 2340', revision: 0 },
    });
    const read = ({ client }: Officer) =>
      client.GET(`${base}/{rar_report_id}/pdf`, {
        params: { path: { id: 'medika', rar_report_id: id }, query: { locale: 'mt' } },
        parseAs: 'arrayBuffer',
      });
    const { data, response } = await read(other);
    expect(response.headers.get('content-disposition')).toContain('rar-2026.pdf');
    const bytes = Buffer.from(data as unknown as ArrayBuffer);
    expectTagged(await readStructure(bytes), 'mt');
    const text = readPdf(bytes).pages.flat().join('\n');
    for (const words of ['Rapport għall-2026', 'Ġanna Żerafa', '2340 2340']) expect(text).toContain(words);
    expect((await read(await rar.officer('insiteu'))).response.status).toBe(404);
  });

  it('its dates go into a calendar, each on its whole day, in both languages', async () => {
    const ical = async (locale: string) => (await fetch(`${rar.url()}/api/rar-dates/ical?locale=${locale}`)).text();
    const text = await ical('mt');
    expect(text.match(/DTSTART;VALUE=DATE:\d+/g)).toEqual([
      'DTSTART;VALUE=DATE:20270503',
      'DTSTART;VALUE=DATE:20270630',
      'DTSTART;VALUE=DATE:20270915',
    ]);
    expect(text).toContain('SUMMARY:Rapport annwali: ibagħtu sal-23:59');
    expect(await ical('en')).toContain('/rar/current/results');
  });
});

import { rushAnswers, type Save } from '../../support/rar-autosaves.ts';
import { clearReports, type RarPortal } from '../../support/rar-portal.ts';
import { beginReport } from '../../support/rar-reports.ts';
import { base, type Figure, june, organisation, stageOfficers } from './figures.ts';

const RUSH = { saves: 2000, questions: ['officers', 'contact'], seed: 7 };

/** R1: three officers at two servers, 2,000 autosaves late, doubled and out of order. */
export async function autosaves(portal: RarPortal): Promise<Figure[]> {
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

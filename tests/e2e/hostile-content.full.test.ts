import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { clientOf } from '../support/client.ts';
import { inspect } from '../support/hostile-pages.ts';
import { packed, watchForScripts } from '../support/hostile-texts.ts';
import { at, useRarPortal } from '../support/rar-portal.ts';
import { answerAll, beginReport, stageOfficer, stageResults } from '../support/rar-reports.ts';
import { stageStaff } from '../support/staff.ts';

const june = '2027-06-01T10:00:00Z';
const organisation = 'medika';
const article = 'fondi-tas-sena';
/** All two hundred texts as one. */
const [all = ''] = packed(10_000);
/** The same in one line, as content: the portal does not start with a placeholder that it does not know. */
const line = all.replaceAll('\n', ' ').replace('{{name}}', '{{ name }}');

type Named = { id: string; name: string };
type Article = { body: Record<'en' | 'mt', unknown[]> };

async function changeJson<Content>(file: string, change: (content: Content) => Content): Promise<void> {
  await writeFile(file, JSON.stringify(change(JSON.parse(await readFile(file, 'utf8')) as Content)));
}

/** Names an organisation, a table, its column and the speaker of a quotation as nobody is called. */
async function prepare(contentDir: string): Promise<void> {
  await changeJson<Named[]>(join(contentDir, 'union/organisations.json'), (all) =>
    all.map((each) => (each.id === organisation ? { ...each, name: line } : each)),
  );
  const blocks = [
    { quote: 'Saħħa', by: line },
    { table: { caption: line, columns: [line, 'x'], rows: [['y', 'z']] } },
    { heading: line },
  ];
  await changeJson<Article>(join(contentDir, `news/${article}.json`), (content) => ({
    ...content,
    body: { en: [...content.body.en, ...blocks], mt: [...content.body.mt, ...blocks] },
  }));
}

const rar = useRarPortal({ from: june, withSite: true, prepare });
const { desk } = useBrowser({ urlOf: () => rar().url() });

it('two hundred texts are shown as typed in the content’s names and captions, and in a yearly report, its files and its results (C3)', async () => {
  const portal = rar();
  const { db } = portal;
  const officers = [await stageOfficer(db, organisation, all), await stageOfficer(db, organisation, all)] as const;
  const [one, other] = [await portal.tokenOf(officers[0]), await portal.tokenOf(officers[1])];
  const client = clientOf(portal.url(), { token: one });
  const report = await beginReport({ client }, organisation);
  await answerAll(db, { ...officers[0], client }, organisation, report);
  await db
    .updateTable('rar_answers')
    .set((eb) => ({ value: JSON.stringify(all), revision: eb('revision', '+', 1) }))
    .where('report_id', '=', report)
    .where('question', '=', 'officers')
    .execute();
  await db.updateTable('rar_files').set({ name: all }).execute();
  await stageResults(db, organisation, 2025, new Date(june), all);

  const reader = await stageStaff(db, portal.url(), 'reports');
  const inJune = async (token: string) => at(await desk({ buyer: { token } }), june);
  const [mine, theirs, office] = [await inJune(one), await inJune(other), await inJune(await portal.tokenOf(reader))];
  const visitor = await desk();
  const signs = [mine, theirs, office, visitor].map(watchForScripts);
  const problems = [
    ...(await inspect(visitor, '/about/representation/student-organisations', [line])),
    ...(await inspect(visitor, `/media/news/${article}`, [line, `Saħħa${line}`])),
    ...(await inspect(mine, '/account/organisations', [line])),
    ...(await inspect(mine, '/rar/current/report', [line])),
    ...(await inspect(mine, '/rar/current/report/committee', [all])),
    ...(await inspect(theirs, '/rar/current/report/committee', [all])),
    ...(await inspect(theirs, '/rar/history/results?year=2025', [all])),
  ];
  const submitted = { state: 'under_review' as const, submitted_at: new Date(june) };
  await db.updateTable('rar_reports').set(submitted).where('id', '=', report).execute();
  problems.push(
    ...(await inspect(office, '/desk/rar', [line])),
    ...(await inspect(office, `/desk/rar/${report}`, [all])),
  );
  expect([...problems, ...signs.flat()]).toEqual([]);
});

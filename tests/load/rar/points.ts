import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { integer, sample } from 'fast-check';
import { sql } from 'kysely';
import type { OwnPortal, Signed } from '../../support/own-portal.ts';
import { clearReports } from '../../support/rar-portal.ts';
import { slugs, stageOfficer } from '../../support/rar-reports.ts';
import { stageStaff } from '../../support/staff.ts';
import { deadline, type Figure } from './figures.ts';

/** As many send a report; ten more don't. */
const SENT = 200;
const SILENT = 10;
const YEAR = 2026;

type Question = {
  slug: string;
  kind: string;
  evidence: 'none' | 'one';
  points: { kind: string; points: number & Record<string, number>; per: number; most: number };
  options?: { slug: string }[];
};
type Year = { sections: { slug: string; most: number; questions: Question[] }[] };

/** The organisations of the content, and many more. */
export function withMany(organisations: readonly { id: string; name: string }[]) {
  const [first] = organisations;
  const others = Array.from({ length: SENT + SILENT }, (_, at) => ({ ...first, id: club(at), name: `Club ${at}` }));
  return [...organisations, ...others];
}
const club = (at: number) => `club-${String(at).padStart(3, '0')}`;

type Report = { value: Map<string, string | number>; files: Set<string>; scores: Map<string, [number, number]> };

const mostOf = ({ points: rule }: Question): number => {
  if (rule.kind === 'answered') return rule.points;
  return rule.kind === 'chosen' ? Math.max(...Object.values(rule.points as Record<string, number>)) : rule.most;
};

/** The organisation's own estimate, as the regulations tell it. */
function estimateOf(question: Question, { value, files }: Report): number {
  const { kind, slug, evidence, points: rule } = question;
  const given = kind === 'evidence' ? files.has(slug) : value.has(slug);
  if (!given || (evidence !== 'none' && !files.has(slug))) return 0;
  if (rule.kind === 'answered') return rule.points;
  if (rule.kind === 'chosen') return (rule.points as Record<string, number>)[String(value.get(slug))] ?? 0;
  return Math.min(rule.most, Math.floor(Number(value.get(slug)) / rule.per) * rule.points);
}

type Rules = { round: (mean: number) => number; isCapped: boolean };
const agreedOn = (one: number, other: number): number => Math.max(one, other) - 1;

function awardOf(question: Question, { scores }: Report, { round }: Rules): number {
  const [one, other] = scores.get(question.slug) ?? [0, 0];
  return Math.abs(one - other) * 10 > mostOf(question) ? agreedOn(one, other) : round((one + other) / 2);
}

/** Points by section and in all, ranks and turns of all organisations, counted apart from the portal. */
function countAll({ sections }: Year, reports: ReadonlyMap<string, Report>, silent: readonly string[], rules: Rules) {
  const totals = new Map(
    [...reports].map(([id, report]) => {
      const each = sections.map(({ most, questions }) => {
        const sum = questions.reduce((all, question) => all + awardOf(question, report, rules), 0);
        return rules.isCapped ? Math.min(most, sum) : sum;
      });
      return [id, { sections: each, points: each.reduce((all, points) => all + points, 0) }] as const;
    }),
  );
  const order = [...totals].toSorted(([a, one], [b, other]) => other.points - one.points || (a < b ? -1 : 1));
  const turns = [...order.map(([id]) => id), ...silent.toSorted()];
  return new Map(
    turns.map((id, at) => {
      const own = totals.get(id);
      const ahead = [...totals.values()].filter(({ points }) => points > (own?.points ?? 0)).length;
      return [
        id,
        {
          points: own?.points ?? null,
          rank: own === undefined ? null : ahead + 1,
          turn: at + 1,
          sections: own?.sections ?? [],
        },
      ];
    }),
  );
}

/** Puts a report with these answers and files into the tables, sent and being read. */
async function stageReport({ db }: OwnPortal, id: string, report: Report): Promise<string> {
  const at = new Date(deadline.getTime() - 1000);
  const moments = { submitted_at: at, returned_until: null, created_at: at, changed_at: at };
  const row = { organisation: id, year: YEAR, state: 'draft' as const, ...moments };
  const staged = await db.insertInto('rar_reports').values(row).returning('id').executeTakeFirstOrThrow();
  for (const [question, value] of report.value) {
    const answer = { question, value: JSON.stringify(value), revision: 1, written_at: at, user_id: null };
    await db
      .insertInto('rar_answers')
      .values({ report_id: staged.id, ...answer })
      .execute();
  }
  for (const question of report.files) {
    const file = { report_id: staged.id, name: 'Prova.pdf', media_type: 'application/pdf', size: 10, added_at: at };
    const { rows } = await sql<{ id: string }>`select gen_random_uuid() as id`.execute(db);
    const file_id = rows[0]?.id ?? '';
    await db
      .insertInto('rar_files')
      .values({ id: file_id, ...file, user_id: null })
      .execute();
    await db.insertInto('rar_evidence').values({ report_id: staged.id, question, file_id }).execute();
  }
  await db.updateTable('rar_reports').set({ state: 'under_review' }).where('id', '=', staged.id).execute();
  return staged.id;
}

/** R5: points, totals, ranks and turns of 200 organisations against a calculation of their own; published for all at once. */
export async function points(portal: OwnPortal, year: Year): Promise<Figure[]> {
  const { db } = portal;
  await clearReports(db);
  await portal.setClock(new Date(deadline.getTime() + 1000));
  const raw = await readFile(join(import.meta.dirname, '../../../content/union/organisations.json'), 'utf8');
  const silent = [
    ...(JSON.parse(raw) as { id: string }[]).map(({ id }) => id),
    ...Array.from({ length: SILENT }, (_, at) => club(SENT + at)),
  ];
  const asked = year.sections.flatMap(({ questions }) => questions);
  const numbers = sample(integer({ min: 0, max: 9999 }), { numRuns: SENT * asked.length * 4, seed: 11 }).values();
  const upTo = (most: number): number => (numbers.next().value ?? 0) % (most + 1);
  const reports = new Map<string, Report>();
  for (let at = 0; at < SENT; at += 1) {
    const report: Report = { value: new Map(), files: new Set(), scores: new Map() };
    for (const question of asked) {
      const { slug, kind, options = [] } = question;
      const most = mostOf(question);
      if (kind === 'number') report.value.set(slug, upTo(80));
      else if (kind === 'choice') report.value.set(slug, options[upTo(options.length - 1)]?.slug ?? '');
      else if (kind === 'text' && upTo(3) > 0) report.value.set(slug, 'Sibna ħbieb ġodda.');
      if (question.evidence !== 'none' && upTo(3) > 0) report.files.add(slug);
      const one = Math.max(1, upTo(most));
      // Mostly near each other, as readers are.
      report.scores.set(slug, [one, upTo(4) === 0 ? Math.max(1, upTo(most)) : Math.min(most, one + upTo(2))]);
    }
    reports.set(club(at), report);
  }

  const readers = [
    await stageStaff(db, portal.url(), 'reports'),
    await stageStaff(db, portal.url(), 'reports'),
  ] as const;
  const clients = await Promise.all(readers.map((reader, at) => portal.clientOf(reader, at)));
  const refused: string[] = [];
  const heard = ({ error }: { error?: { code: string } | undefined }) => {
    if (error !== undefined) refused.push(error.code);
  };
  for (const [id, report] of reports) {
    const staged = await stageReport(portal, id, report);
    const counting = clients.map(async (client, reader) => {
      for (const slug of slugs) {
        const params = { path: { report: staged, question: slug } };
        const given = report.scores.get(slug)?.[reader] ?? 0;
        heard(await client.PUT('/desk/rar/reports/{report}/scores/{question}', { params, body: { points: given } }));
      }
    });
    await Promise.all(counting);
    const [first] = clients;
    for (const question of asked) {
      const [one, other] = report.scores.get(question.slug) ?? [0, 0];
      if (first === undefined || Math.abs(one - other) * 10 <= mostOf(question)) continue;
      const params = { path: { report: staged, question: question.slug } };
      const body = { points: agreedOn(one, other), reason: 'We counted together.' };
      heard(await first.PUT('/desk/rar/reports/{report}/awards/{question}', { params, body }));
    }
    const settled = { params: { path: { report: staged } }, body: { event: 'report.settle' as const } };
    if (first !== undefined) heard(await first.POST('/desk/rar/reports/{report}', settled));
  }

  // Everybody looks while both publish.
  const over = new AbortController();
  let looks = 0;
  let partly = 0;
  const looking = (async () => {
    while (!over.signal.aborted) {
      const { rows } = await sql<{ published: number; year: number }>`select
        (select count(*)::int from rar_reports where state = 'published') as published,
        (select count(*)::int from rar_publications) as year`.execute(db);
      const { published = 0, year: known = 0 } = rows[0] ?? {};
      looks += 1;
      if (published !== known * SENT) partly += 1;
    }
  })();
  const publishing = clients.map((client) =>
    client.POST('/desk/rar/years/{year}/publication', { params: { path: { year: YEAR } } }),
  );
  const published = (await Promise.all(publishing)).map(({ response }) => response.status).toSorted((a, b) => a - b);
  over.abort();
  await looking;

  const told = new Map<string, unknown>();
  const estimates: boolean[] = [];
  for (const id of [...reports.keys(), ...silent]) {
    const officer: Signed = await stageOfficer(db, id);
    const client = await portal.clientOf(officer, told.size);
    const { data } = await client.GET('/student-organisations/{id}/results', { params: { path: { id } } });
    const result = data?.data[0];
    const { points: own, rank, turn, sections } = result ?? { points: 0, rank: 0, turn: 0, sections: [] };
    told.set(id, { points: own, rank, turn, sections: sections.map((section) => section.points) });
    const report = reports.get(id);
    if (report === undefined) continue;
    const shown = sections.flatMap(({ questions }) => questions.map(({ estimate }) => estimate));
    const expected = asked.map((question) => estimateOf(question, report));
    estimates.push(JSON.stringify(shown) === JSON.stringify(expected));
  }
  const differing = (rules: Rules): number => {
    const counted = countAll(year, reports, silent, rules);
    return [...told].filter(([id, shown]) => JSON.stringify(counted.get(id)) !== JSON.stringify(shown)).length;
  };
  const halfUp = (mean: number) => Math.floor(mean + 0.5);
  const wrong = differing({ round: halfUp, isCapped: true });
  const roundedDown = differing({ round: Math.floor, isCapped: true });
  const uncapped = differing({ round: halfUp, isCapped: false });
  const wrongEstimates = estimates.filter((isRight) => !isRight).length;
  const alone = await db
    .updateTable('rar_reports')
    .set({ state: 'scored' })
    .where('organisation', '=', club(0))
    .execute()
    .then(
      () => false,
      () => true,
    );
  return [
    {
      id: 'R5',
      what: `${SENT} organisations, ${silent.length} without a report: results, own estimates that differ from a calculation apart`,
      measured: `${wrong}, ${wrongEstimates}`,
      isRight: wrong === 0 && wrongEstimates === 0 && refused.length === 0,
    },
    {
      id: 'R5',
      what: `published by two at once (${published.join(', ')}), looked at ${looks} times; seen in part`,
      measured: String(partly),
      isRight: partly === 0 && published.join() === '200,409' && alone,
    },
    {
      id: 'R5 off',
      what: 'the same calculation with halves rounded down, without the sections’ limits; results that differ',
      measured: `${roundedDown}, ${uncapped}`,
      isRight: roundedDown > 0 && uncapped > 0,
    },
  ];
}

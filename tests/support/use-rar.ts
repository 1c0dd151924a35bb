import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { createTokens } from '../../server/kernel/auth/tokens.ts';
import { readConfig } from '../../server/kernel/config/config.ts';
import type { Database } from '../../server/kernel/db/database.ts';
import { createLog } from '../../server/kernel/log.ts';
import { type Portal, startPortal } from '../../server/portal.ts';
import { makeOfficer } from './accounts.ts';
import { stageSession } from './actors.ts';
import { type Client, clientOf } from './client.ts';
import { freePort } from './free-port.ts';
import { SESSION_SECRET, temporaryFolder } from './portal-process.ts';
import { putCluster } from './ready-cluster.ts';
import { openStage } from './stage.ts';

/** Somebody who acts for an organisation; their token is good at the time of the portal's clock. */
export type Officer = { id: string; token: string; client: Client };

export type Rar = {
  url: () => string;
  db: () => Database;
  /** Moves the portal's clock; whoever is staged from then on has a token of that time. */
  setClock: (moment: string) => Promise<void>;
  /** The work that is done at intervals. */
  sweep: () => Promise<unknown>;
  /** An officer of an organisation of the content. */
  officer: (organisation: string, name?: string) => Promise<Officer>;
  /** The same officer with a token of now. */
  again: (officer: Officer) => Promise<Officer>;
};

/** A portal of its own in the spring of 2027, while the report about 2026 is open; its deadline is 2027-06-30T22:00:00Z. */
export function useRar({ withSite = false } = {}): Rar {
  let portal: Portal;
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let db: Database;
  let now = new Date('2027-06-01T10:00:00Z');

  const setClock = async (moment: string) => {
    now = new Date(moment);
    await fetch(`${portal.url}/test/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ now }),
    });
  };
  const signedIn = async (id: string): Promise<Officer> => {
    const session = await db.selectFrom('sessions').select('id').where('user_id', '=', id).executeTakeFirstOrThrow();
    const token = await createTokens(SESSION_SECRET, { now: () => now }).sign({ id, registered: true }, session.id);
    return { id, token, client: clientOf(portal.url, { token }) };
  };

  beforeAll(async () => {
    folder = await temporaryFolder();
    await putCluster(folder.path);
    const given = { PORT: String(await freePort()), DATA_DIR: folder.path, PORTAL_TEST: '1', SESSION_SECRET };
    const reading = readConfig(given);
    if (!reading.ok) throw new Error(reading.problems.join('\n'));
    const contentDir = join(import.meta.dirname, '../../content');
    portal = await startPortal({ config: reading.config, log: createLog({ level: 'silent' }), contentDir, withSite });
    db = openStage(folder.path, 2);
    await setClock(now.toISOString());
  });
  afterAll(async () => {
    await db.destroy();
    await portal.stop();
    await folder.remove();
  });

  return {
    url: () => portal.url,
    db: () => db,
    setClock,
    sweep: () => fetch(`${portal.url}/test/sweep`, { method: 'POST' }),
    officer: async (organisation, name = 'Żaren') => {
      const { id } = await stageSession(db, {
        user_type: 'organisation',
        email: `${randomUUID()}@su.uni.example`,
        first_name: name,
      });
      await makeOfficer(db, { id }, organisation);
      const forLong = db.updateTable('sessions').set({ expires_at: new Date('2099-01-01') });
      await forLong.where('user_id', '=', id).execute();
      return signedIn(id);
    },
    again: ({ id }) => signedIn(id),
  };
}

/** Begins the report of an organisation. Returns its id. */
export async function beginReport({ client }: Officer, organisation: string): Promise<string> {
  const { data, error } = await client.POST('/student-organisations/{id}/submissions', {
    params: { path: { id: organisation } },
  });
  if (data === undefined) throw new Error(`The report was not begun: ${error?.code}`);
  return data.data.id;
}

type Question = {
  slug: string;
  kind: 'text' | 'number' | 'choice' | 'events' | 'evidence';
  options: { slug: string }[];
  next_year: boolean;
};

/** Something that answers a question of the report about 2026; evidence is put into the tables. */
const valueFor = ({ kind, options, next_year }: Question) => {
  switch (kind) {
    case 'number':
      return 12;
    case 'choice':
      return options[0]?.slug ?? '';
    case 'events':
      return [{ title: 'Lejla bil-Malti', date: next_year ? '2027-10-01' : '2026-11-20', people: 40 }];
    default:
      return 'Sibna ħbieb ġodda.';
  }
};

/** Answers every question, through the portal but for the files. */
export async function answerAll(db: Database, officer: Officer, organisation: string, report: string): Promise<void> {
  const { client, id: user_id } = officer;
  const { data } = await client.GET('/student-organisations/{id}/submissions/{rar_report_id}/report', {
    params: { path: { id: organisation, rar_report_id: report } },
  });
  const given = data?.data ?? { sections: [], answers: [] };
  for (const question of given.sections.flatMap(({ questions }) => questions)) {
    const standing = given.answers.find((answer) => answer.question === question.slug);
    if (question.kind === 'evidence') {
      const id = randomUUID();
      const file = { id, report_id: report, name: 'Statut.pdf', media_type: 'application/pdf', size: 1000 };
      await db
        .insertInto('rar_files')
        .values({ ...file, added_at: new Date(), user_id })
        .execute();
      await db.insertInto('rar_evidence').values({ report_id: report, question: question.slug, file_id: id }).execute();
    } else if (standing?.value == null) {
      await client.POST('/student-organisations/{id}/submissions/{rar_submission_id}/questions/{rar_question_id}', {
        params: { path: { id: organisation, rar_submission_id: report, rar_question_id: question.slug } },
        body: { value: valueFor(question), revision: standing?.revision ?? 0 },
      });
    }
  }
}

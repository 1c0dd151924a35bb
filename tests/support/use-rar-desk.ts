import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { createTokens } from '../../server/kernel/auth/tokens.ts';
import { readConfig } from '../../server/kernel/config/config.ts';
import type { RarYear } from '../../server/kernel/content/site/rar.ts';
import type { Database } from '../../server/kernel/db/database.ts';
import { createLog } from '../../server/kernel/log.ts';
import { type Portal, startPortal } from '../../server/portal.ts';
import { makeOfficer } from './accounts.ts';
import { stageSession } from './actors.ts';
import { type Client, clientOf } from './client.ts';
import { freePort } from './free-port.ts';
import { SESSION_SECRET, temporaryFolder } from './portal-process.ts';
import { stageSentReport } from './rar-reports.ts';
import { putCluster } from './ready-cluster.ts';
import { openStage } from './stage.ts';
import { stageStaff } from './staff.ts';

export type Reader = { id: string; client: Client };

/** The report about 2025 closes at this moment, in Malta. */
const closesAt = new Date('2026-06-30T22:00:00Z');

/**
 * A portal of its own, whose clock is moved: its report about 2025 has seven questions, two readers and three rooms, and starts anew
 * with `clear`.
 */
export function useRarDesk() {
  let portal: Portal;
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let db: Database;
  let now = closesAt;

  beforeAll(async () => {
    folder = await temporaryFolder();
    const contentDir = join(folder.path, 'content');
    await cp(join(import.meta.dirname, '../../content'), contentDir, { recursive: true });
    const file = join(contentDir, 'rar/2025.json');
    const year = JSON.parse(await readFile(file, 'utf8')) as RarYear;
    const { sections, rooms } = year;
    const shorter = { ...year, readers: 2, sections: sections.slice(0, 2), rooms: rooms.slice(0, 3) };
    await writeFile(file, JSON.stringify({ ...shorter, parts: year.parts.slice(0, 1) }));
    await putCluster(folder.path);
    const given = { PORT: String(await freePort()), DATA_DIR: folder.path, PORTAL_TEST: '1', SESSION_SECRET };
    const reading = readConfig(given);
    if (!reading.ok) throw new Error(reading.problems.join('\n'));
    portal = await startPortal({
      config: reading.config,
      log: createLog({ level: 'silent' }),
      contentDir,
      withSite: false,
    });
    db = openStage(folder.path, 4);
  });
  afterAll(async () => {
    await db.destroy();
    await portal.stop();
    await folder.remove();
  });

  /** A client whose token is signed at the portal's own time. */
  async function clientFor({ id, sessionId }: { id: string; sessionId: string }): Promise<Client> {
    const expires_at = new Date('2099-01-01');
    await db.updateTable('sessions').set({ expires_at }).where('id', '=', sessionId).execute();
    const tokens = createTokens(SESSION_SECRET, { now: () => now });
    return clientOf(portal.url, { token: await tokens.sign({ id, registered: true }, sessionId) });
  }

  return {
    get db() {
      return db;
    },
    get dataDir() {
      return folder.path;
    },
    /** Moves the clock to so many days (and hours) after the deadline; readers and officers log in anew. */
    async setClock(days: number, hours = 1): Promise<void> {
      now = new Date(closesAt.getTime() + (days * 24 + hours) * 3_600_000);
      await fetch(`${portal.url}/test/clock`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ now: now.toISOString() }),
      });
    },
    sweep: async () => (await fetch(`${portal.url}/test/sweep`, { method: 'POST' })).json(),
    /** Removes every report, its points, and the results. */
    async clear(): Promise<void> {
      for (const table of ['rar_reports', 'rar_publications', 'rar_rooms', 'rar_wishes', 'rar_mails'] as const)
        await db.deleteFrom(table).execute();
    },
    async reader(): Promise<Reader> {
      const staff = await stageStaff(db, portal.url, 'reports');
      return { id: staff.id, client: await clientFor(staff) };
    },
    async officer(organisation: string) {
      const session = await makeOfficer(db, await stageSession(db), organisation);
      return { ...session, client: await clientFor(session) };
    },
    /** A report that was sent and is being read, with an answer to the number of members. */
    report: (organisation: string) => stageSentReport(db, organisation, new Date(closesAt.getTime() - 3_600_000)),
  };
}

export const slugs = [
  'officers',
  'contact',
  'statute',
  'meetings',
  'member-count',
  'election',
  'general-meeting',
] as const;
export type Slug = (typeof slugs)[number];

/** Gives points as a reader; answers with the code of the refusal, or the case. */
export async function score({ client }: Reader, report: string, question: Slug, points: number, note?: string) {
  const { data, error } = await client.PUT('/desk/rar/reports/{report}/scores/{question}', {
    params: { path: { report, question } },
    body: { points, ...(note !== undefined && { note }) },
  });
  return error?.code ?? data?.data;
}

/** Scores every question of a report alike by both readers, and settles it: `extra` more points for the statute. */
export async function countAll(readers: readonly Reader[], report: string, extra = 0): Promise<void> {
  for (const reader of readers)
    for (const slug of slugs) await score(reader, report, slug, slug === 'statute' ? 1 + extra : 1);
  const [first] = readers;
  await first?.client.POST('/desk/rar/reports/{report}', {
    params: { path: { report } },
    body: { event: 'report.settle' },
  });
}

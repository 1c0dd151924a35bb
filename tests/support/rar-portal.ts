import type { Page } from 'playwright-core';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach } from 'vitest';
import type { RarYear } from '../../server/kernel/content/site/rar.ts';
import type { Database } from '../../server/kernel/db/database.ts';
import { makeOfficer } from './accounts.ts';
import { stageSession } from './actors.ts';
import { clientOf } from './client.ts';
import { type OwnPortal, type OwnPortalSettings, type Signed, startOwnPortal, useOwnPortal } from './own-portal.ts';
import { type Officer, type Reader, stageOfficer, stageSentReport } from './rar-reports.ts';
import { stageStaff } from './staff.ts';

/** The first questions of a year, with few readers and rooms: what is long about a report is left out. */
export const shortYear =
  (readers: number) =>
  (year: RarYear): RarYear => ({
    ...year,
    readers,
    parts: year.parts.slice(0, 1),
    sections: year.sections.slice(0, 2),
    rooms: year.rooms.slice(0, 3),
  });

type RarPortalSettings = OwnPortalSettings & {
  /** Changes the questions about a year; without it they are the demo's. */
  year?: { number: number; change: (year: RarYear) => RarYear };
};

function ownSettings({ year, prepare, ...settings }: RarPortalSettings): OwnPortalSettings {
  const changeYear = async ({ number, change }: NonNullable<typeof year>, contentDir: string) => {
    const file = join(contentDir, `rar/${number}.json`);
    await writeFile(file, JSON.stringify(change(JSON.parse(await readFile(file, 'utf8')) as RarYear)));
    await prepare?.(contentDir);
  };
  return { ...settings, prepare: year ? (contentDir) => changeYear(year, contentDir) : prepare };
}

/** Starts portals of their own for the yearly report, whose clock the caller moves. */
export const startRarPortal = (settings: RarPortalSettings): Promise<OwnPortal> =>
  startOwnPortal(ownSettings(settings));

/** Starts one for a test file, and stops it afterwards. */
export const useRarPortal = (settings: RarPortalSettings): (() => OwnPortal) => useOwnPortal(ownSettings(settings));

/** Removes every report, its points, and the results. */
export async function clearReports(db: Database): Promise<void> {
  for (const table of ['rar_reports', 'rar_publications', 'rar_rooms', 'rar_wishes', 'rar_mails'] as const)
    await db.deleteFrom(table).execute();
}

/** A browser's timer can't wait for months: its clock is the portal's. */
export async function at(page: Page, time: string): Promise<Page> {
  await page.clock.install({ time });
  return page;
}

type Rar = {
  url: () => string;
  /** The folder with its mails. */
  dataDir: () => string;
  db: () => Database;
  /** Moves the portal's clock; whoever is staged from then on has a token of that time. */
  setClock: (moment: string) => Promise<void>;
  /** The work that is done at intervals. */
  sweep: () => Promise<unknown>;
  /** An officer of an organisation of the content. */
  officer: (organisation: string, name?: string) => Promise<Officer>;
  /** The same officer with a token of now. */
  again: (officer: Signed) => Promise<Officer>;
};

/** A portal of its own in the spring of 2027, while the report about 2026 is open; its deadline is 2027-06-30T22:00:00Z. */
export function useRar({ withSite = false } = {}): Rar {
  const portal = useRarPortal({ from: '2027-06-01T10:00:00Z', withSite });
  const again = async ({ id, sessionId }: Signed): Promise<Officer> => {
    const token = await portal().tokenOf({ id, sessionId });
    return { id, sessionId, token, client: clientOf(portal().url(), { token }) };
  };
  return {
    url: () => portal().url(),
    dataDir: () => portal().dataDir,
    db: () => portal().db,
    setClock: (moment) => portal().setClock(new Date(moment)),
    sweep: () => portal().sweep(),
    officer: async (organisation, name) => again(await stageOfficer(portal().db, organisation, name)),
    again,
  };
}

/** The report about 2025 closes at this moment, in Malta. */
const closesAt = new Date('2026-06-30T22:00:00Z');

/**
 * A portal of its own, whose clock is moved: its report about 2025 has seven questions, two readers and three rooms. Each test begins an
 * hour after its deadline, without any report.
 */
export function useRarDesk() {
  const portal = useRarPortal({ from: closesAt.toISOString(), year: { number: 2025, change: shortYear(2) } });
  beforeEach(async () => {
    await clearReports(portal().db);
    await setClock(0);
  });

  const setClock = (days: number, hours = 1) =>
    portal().setClock(new Date(closesAt.getTime() + (days * 24 + hours) * 3_600_000));
  const reader = async (): Promise<Reader> => {
    const staff = await stageStaff(portal().db, portal().url(), 'reports');
    return { id: staff.id, client: await portal().clientOf(staff) };
  };
  return {
    get db(): Database {
      return portal().db;
    },
    get url() {
      return portal().url();
    },
    get dataDir() {
      return portal().dataDir;
    },
    /** Moves the clock to so many days (and hours) after the deadline; readers and officers log in anew. */
    setClock,
    sweep: () => portal().sweep(),
    reader,
    readers: async (): Promise<[Reader, Reader, Reader]> => [await reader(), await reader(), await reader()],
    async officer(organisation: string) {
      const session = await makeOfficer(portal().db, await stageSession(portal().db), organisation);
      return { ...session, client: await portal().clientOf(session) };
    },
    /** Makes a reader an officer of an organisation as well. */
    async appoint({ id: user_id }: Reader, organisation: string) {
      const office = { user_id, organisation, since: new Date(0), until: null, invited_by: null };
      await portal().db.insertInto('organisation_officers').values(office).execute();
    },
    /** A report that was sent and is being read, with an answer to the number of members. */
    report: (organisation: string) =>
      stageSentReport(portal().db, organisation, new Date(closesAt.getTime() - 3_600_000)),
  };
}

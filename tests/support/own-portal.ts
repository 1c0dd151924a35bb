import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { createTokens } from '../../server/kernel/auth/tokens.ts';
import { readConfig } from '../../server/kernel/config/config.ts';
import type { Database } from '../../server/kernel/db/database.ts';
import { createLog } from '../../server/kernel/log.ts';
import { type Portal, startPortal } from '../../server/portal.ts';
import { type Client, clientOf } from './client.ts';
import { freePort } from './free-port.ts';
import { SESSION_SECRET } from './portal-process.ts';
import { readyFolder } from './ready-cluster.ts';
import { openStage } from './stage.ts';

/** Somebody who is logged in. */
export type Signed = { id: string; sessionId: string };

export type OwnPortalSettings = {
  /** The time at the start, ISO 8601. */
  from: string;
  withSite?: boolean;
  /** Servers of one database. */
  servers?: number;
  /** Changes the folder of the content, a copy of the demo's. */
  prepare?: ((contentDir: string) => Promise<void>) | undefined;
  /** More settings. */
  env?: Record<string, string>;
};

export type OwnPortal = {
  /** The address of a server. */
  url: (server?: number) => string;
  db: Database;
  dataDir: string;
  now: () => Date;
  /** Moves the clock of all servers. Whoever signs in from then on has a token of that time. */
  setClock: (moment: Date) => Promise<void>;
  /** Does the work that is done at intervals. */
  sweep: (server?: number) => Promise<unknown>;
  /** A token that is good at the time of the clock. */
  tokenOf: (who: Signed) => Promise<string>;
  clientOf: (who: Signed, server?: number) => Promise<Client>;
  stop: () => Promise<void>;
};

const demo = join(import.meta.dirname, '../../content');

/** Starts portals that no other test uses: their clock can be moved, and their content be another. */
export async function startOwnPortal(settings: OwnPortalSettings): Promise<OwnPortal> {
  const { from, withSite = false, servers = 1, prepare, env } = settings;
  let now = new Date(from);
  const folder = await readyFolder();
  const contentDir = prepare === undefined ? demo : join(folder.path, 'content');
  if (prepare !== undefined) await cp(demo, contentDir, { recursive: true });
  await prepare?.(contentDir);
  const portals: Portal[] = [];
  for (let server = 0; server < servers; server += 1) {
    const given = { PORT: String(await freePort()), DATA_DIR: folder.path, PORTAL_TEST: '1', SESSION_SECRET, ...env };
    const reading = readConfig(given);
    if (!reading.ok) throw new Error(reading.problems.join('\n'));
    portals.push(
      await startPortal({ config: reading.config, log: createLog({ level: 'silent' }), contentDir, withSite }),
    );
  }
  const db = openStage(folder.path, 4);
  const url = (server = 0) => portals[server % servers]?.url ?? '';
  const tokens = createTokens(SESSION_SECRET, { now: () => now });
  const tokenOf = async ({ id, sessionId }: Signed) => {
    const expires_at = new Date('2099-01-01');
    await db.updateTable('sessions').set({ expires_at }).where('id', '=', sessionId).execute();
    return tokens.sign({ id, registered: true }, sessionId);
  };
  const setClock = async (moment: Date) => {
    now = moment;
    const body = JSON.stringify({ now });
    const headers = { 'content-type': 'application/json' };
    for (const portal of portals) await fetch(`${portal.url}/test/clock`, { method: 'POST', headers, body });
  };
  await setClock(now);
  return {
    url,
    db,
    dataDir: folder.path,
    now: () => now,
    setClock,
    sweep: (server) => fetch(`${url(server)}/test/sweep`, { method: 'POST' }),
    tokenOf,
    clientOf: async (who, server) => clientOf(url(server), { token: await tokenOf(who) }),
    stop: async () => {
      await db.destroy();
      for (const portal of portals.toReversed()) await portal.stop();
      await folder.remove();
    },
  };
}

/** Starts one for a test file, and stops it afterwards. */
export function useOwnPortal(settings: OwnPortalSettings): () => OwnPortal {
  let portal: OwnPortal;
  beforeAll(async () => {
    portal = await startOwnPortal(settings);
  });
  afterAll(() => portal.stop());
  return () => portal;
}

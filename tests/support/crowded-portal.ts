import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { openQuietly } from 'postgres-in-a-folder/connection';
import { staffRoles } from '../../server/kernel/http/roles.ts';
import type { Database } from '../../server/kernel/db/database.ts';
import { connectionIn } from '../../server/kernel/db/own-postgres.ts';
import { ROLES } from '../../server/kernel/db/roles.ts';
import { type Owner, stageOpenShow, stageOwner } from './actors.ts';
import { cases, type OperationId } from './cases.ts';
import type { Operation } from './contract.ts';
import { type CrowdSize, seedCrowd } from './crowd.ts';
import { createPlanReader, planSettings, type SeenPlan } from './plans.ts';
import { startPortalProcess } from './portal-process.ts';
import { readyFolder } from './ready-cluster.ts';
import { stageStaff } from './staff.ts';
import { openStage } from './stage.ts';

/** Requests that count or export everything there is. */
export const READS_ALL: Partial<Record<OperationId, string[]>> = {
  getComplaintStatistics: ['complaints'],
  exportPermits: ['parking_permits', 'users'],
  // It looks once whether any event has changed since it was indexed.
  searchSite: ['events'],
};

/** Somebody who may send an operation's request, with things of their own, and their token. */
export type Sender = { owner: Owner; token: string };

export type CrowdedPortal = {
  db: Database;
  url: string;
  /** The tables of more rows than this. */
  tablesOver: (rows: number) => Promise<ReadonlySet<string>>;
  /** Somebody in a show of their own: the staff's calls cancel it. */
  stageOne: () => Promise<Owner>;
  senderOf: (operation: Operation, owner: Owner) => Promise<Sender>;
  /** Sends the operation's request, reads its answer to the end, and returns its status. */
  send: (operation: Operation, sender: Sender) => Promise<number>;
  /** From now on PostgreSQL writes down the plan of each statement. */
  watchPlans: () => Promise<void>;
  /** The plans since the last call; undefined until the log has reached this moment. */
  takePlans: () => Promise<() => SeenPlan[] | undefined>;
  stop: () => Promise<void>;
};

/** A portal with a database of its own, filled with people who have been there for years. */
export async function startCrowdedPortal(size: CrowdSize): Promise<CrowdedPortal> {
  const folder = await readyFolder();
  const portal = await startPortalProcess({ dataDir: folder.path, env: { LOG_LEVEL: 'debug' } });
  const db = openStage(folder.path);
  const superuser = await openQuietly(connectionIn(folder.path, 'bootstrap'));
  await seedCrowd(superuser, size);
  const plans = createPlanReader();
  portal.process.stdout?.on('data', (chunk: Buffer) => plans.read(String(chunk)));
  /** A connection whose statements' plans stand in the log behind those of the portal's. */
  let marker: Client | undefined;

  return {
    db,
    url: portal.url,
    tablesOver: async (rows) => {
      const found = await superuser.query<{ name: string }>(
        `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples > $1`,
        [rows],
      );
      return new Set(found.rows.map(({ name }) => name));
    },
    stageOne: async () =>
      stageOwner(db, portal.url, await stageOpenShow(db), { withPicture: false, withDocument: false }),
    senderOf: async ({ roles }, owner) => {
      const role = staffRoles.find((each) => roles.includes(each));
      return { owner, token: role === undefined ? owner.token : (await stageStaff(db, portal.url, role)).token };
    },
    send: (operation, sender) => send(portal.url, operation, sender),
    watchPlans: async () => {
      for (const statement of planSettings(ROLES.app)) await superuser.query(statement);
      // The settings hold for new connections.
      await superuser.query('select pg_terminate_backend(pid) from pg_stat_activity where usename = $1', [ROLES.app]);
      marker = await openQuietly(connectionIn(folder.path, 'app'));
    },
    takePlans: async () => {
      const mark = `select '${randomUUID()}'`;
      await marker?.query(mark);
      const seen: SeenPlan[] = [];
      return () => {
        seen.push(...plans.take());
        return seen.some(({ query }) => query === mark) ? seen : undefined;
      };
    },
    stop: async () => {
      await marker?.end();
      await superuser.end();
      await db.destroy();
      await portal.stop();
      await folder.remove();
    },
  };
}

async function send(url: string, operation: Operation, { owner, token }: Sender): Promise<number> {
  const { path = {}, query = {}, body, form } = cases[operation.id as OperationId].send(owner);
  const place = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => path[name] ?? '');
  const answer = await fetch(`${url}/api${place}?${new URLSearchParams(query)}`, {
    method: operation.method,
    headers: { authorization: `Bearer ${token}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(form !== undefined && { body: form() }),
  });
  await answer.arrayBuffer();
  return answer.status;
}

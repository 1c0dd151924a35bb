import { randomUUID } from 'node:crypto';
import { openQuietly } from 'postgres-in-a-folder/connection';
import type { Client } from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { staffRoles } from '../../server/kernel/http/roles.ts';
import type { Database } from '../../server/kernel/db/database.ts';
import { connectionIn } from '../../server/kernel/db/own-postgres.ts';
import { ROLES } from '../../server/kernel/db/roles.ts';
import { type Owner, stageOpenShow, stageOwner } from '../support/actors.ts';
import { cases, type OperationId } from '../support/cases.ts';
import { type Operation, operations } from '../support/contract.ts';
import { seedCrowd } from '../support/crowd.ts';
import { patience } from '../support/patience.ts';
import { createPlanReader, planSettings, type SeenPlan } from '../support/plans.ts';
import { type PortalProcess, startPortalProcess } from '../support/portal-process.ts';
import { readyFolder } from '../support/ready-cluster.ts';
import { stageStaff } from '../support/staff.ts';
import { openStage } from '../support/stage.ts';

const size = { people: 20_000, bookings: 20_000, attendees: 40_000, events: 500 };

let folder: Awaited<ReturnType<typeof readyFolder>>;
let portal: PortalProcess;
/** Tables in which reading every row would be felt. */
let large: ReadonlySet<string>;
let db: Database;
/** A connection whose statements' plans stand in the log behind those of the portal's. */
let marker: Client;
const plans = createPlanReader();

beforeAll(async () => {
  folder = await readyFolder();
  portal = await startPortalProcess({ dataDir: folder.path, env: { LOG_LEVEL: 'debug' } });
  portal.process.stdout?.on('data', (chunk: Buffer) => plans.read(String(chunk)));
  db = openStage(folder.path);
  const superuser = await openQuietly(connectionIn(folder.path, 'bootstrap'));
  await seedCrowd(superuser, size);
  large = await tablesOver(5_000, superuser);
  for (const statement of planSettings(ROLES.app)) await superuser.query(statement);
  // The settings hold for new connections.
  await superuser.query('select pg_terminate_backend(pid) from pg_stat_activity where usename = $1', [ROLES.app]);
  await superuser.end();
  marker = await openQuietly(connectionIn(folder.path, 'app'));
  await vi.waitFor(async () => expect((await fetch(`${portal.url}/readyz`)).status).toBe(200), patience);
});
afterAll(async () => {
  await marker.end();
  await db.destroy();
  await portal.stop();
  await folder.remove();
});

async function tablesOver(rows: number, client: Client): Promise<ReadonlySet<string>> {
  const found = await client.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples > $1`,
    [rows],
  );
  return new Set(found.rows.map(({ name }) => name));
}

async function send(operation: Operation, owner: Owner, token: string): Promise<number> {
  const { path = {}, query = {}, body, form } = cases[operation.id as OperationId].send(owner);
  const place = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => path[name] ?? '');
  const answer = await fetch(`${portal.url}/api${place}?${new URLSearchParams(query)}`, {
    method: operation.method,
    headers: { authorization: `Bearer ${token}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(form !== undefined && { body: form() }),
  });
  await answer.arrayBuffer();
  return answer.status;
}

/** The plans since the last call. */
async function takePlans(): Promise<SeenPlan[]> {
  const mark = `select '${randomUUID()}'`;
  await marker.query(mark);
  const seen: SeenPlan[] = [];
  const isThere = () => seen.push(...plans.take()) > 0 && seen.some(({ query }) => query === mark);
  // A log's lines come a moment later, and there are two waits to each request of the contract.
  await expect.poll(isThere, { interval: 5 }).toBe(true);
  return seen;
}

/** Requests that count or export everything there is. */
const READS_ALL: Partial<Record<OperationId, string[]>> = {
  getComplaintStatistics: ['complaints'],
  exportPermits: ['parking_permits', 'users'],
};

/** Someone with things of their own, in a show of their own: the staff's calls cancel it. */
async function stage(): Promise<Owner> {
  return stageOwner(db, portal.url, await stageOpenShow(db), { withPicture: false, withDocument: false });
}

it('every request finds its rows in large tables by an index (P6)', async () => {
  const found = new Set<string>();
  const reader = await stage();
  for (const operation of operations) {
    const owner = operation.method === 'GET' ? reader : await stage();
    const role = staffRoles.find((each) => operation.roles.includes(each));
    const token = role === undefined ? owner.token : (await stageStaff(db, portal.url, role)).token;
    await takePlans();
    expect(await send(operation, owner, token), operation.id).toBeLessThan(500);
    const allowed = READS_ALL[operation.id as OperationId] ?? [];
    for (const { query, scanned } of await takePlans())
      for (const table of scanned.filter((each) => large.has(each) && !allowed.includes(each)))
        found.add(`${operation.id} reads all of ${table}: ${query}`);
  }
  expect([...found]).toEqual([]);
});

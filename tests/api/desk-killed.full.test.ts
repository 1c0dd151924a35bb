import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../server/kernel/db/database.ts';
import { clientOf } from '../support/client.ts';
import { musical } from '../support/musical.ts';
import { type PortalProcess, startPortalProcess } from '../support/portal-process.ts';
import { readyFolder } from '../support/ready-cluster.ts';
import { buyTwoPlaces } from '../support/sale.ts';
import { stageStaff } from '../support/staff.ts';
import { openStage, type Show, stageBuyers } from '../support/stage.ts';

const BUYERS = 8;

/** A portal of its own, which is killed here. */
let folder: Awaited<ReturnType<typeof readyFolder>>;
let portal: PortalProcess;
let db: Database;

beforeAll(async () => {
  folder = await readyFolder();
  portal = await startPortalProcess({ dataDir: folder.path });
  db = openStage(folder.path);
});
afterAll(async () => {
  await db.destroy();
  await portal.stop();
  await folder.remove();
});

const at = () => ({ urls: [portal.url] as const, dataDir: folder.path });

const standing = async ({ occurrenceId }: Show): Promise<number> => {
  const rows = await db
    .selectFrom('bookings')
    .innerJoin('users', 'users.id', 'bookings.user_id')
    .select('bookings.id')
    .where('occurrence_id', '=', occurrenceId)
    .where('bookings.state', '=', 'paid')
    .where('users.last_name', '<>', 'Office')
    .execute();
  return rows.length;
};

it('calls a date off once, although the portal is killed in the middle and its content imported again', async () => {
  const show = await musical(db);
  const buyers = await stageBuyers(db, BUYERS);
  for (const [place, buyer] of buyers.entries())
    await buyTwoPlaces(at(), buyer, { ...show, guids: show.guids.slice(place * 2) });
  await expect.poll(() => standing(show)).toBe(BUYERS);

  const path = { occurrence: show.occurrenceId };
  const staff = await stageStaff(db, portal.url, 'events');
  // The same person again; a colleague would be told that it is done.
  const callOff = async () => {
    return clientOf(portal.url, staff).POST('/desk/occurrences/{occurrence}', {
      params: { path },
      body: { reason: 'Maltempata' },
    });
  };
  expect((await callOff()).data?.data.standing).toMatchObject({ bookings: BUYERS, tickets: BUYERS * 2 });
  // At the next start everything is imported as if it were new.
  await db.deleteFrom('content_versions').execute();
  const sweeping = fetch(`${portal.url}/test/sweep`, { method: 'POST' }).catch(() => undefined);
  await expect.poll(() => standing(show), { interval: 1 }).toBeLessThan(BUYERS);
  await portal.stop('SIGKILL');
  await sweeping;
  await db.destroy();
  portal = await startPortalProcess({ dataDir: folder.path });
  db = openStage(folder.path);

  const { client } = await stageStaff(db, portal.url, 'events');
  const read = async () => (await client.GET('/desk/occurrences/{occurrence}', { params: { path } })).data?.data;
  expect(await read()).toMatchObject({ is_cancelled: true, called_off: { reason: 'Maltempata' } });
  expect((await callOff()).response.status).toBe(200);
  const progress = async () => {
    await fetch(`${portal.url}/test/sweep`, { method: 'POST' });
    return (await read())?.progress;
  };
  await expect.poll(progress).toEqual({ refunded: BUYERS, pending: 0, failed: 0, free: 0, left: 0 });
  const refunds = await db.selectFrom('refunds').select(['payment_id', 'amount']).execute();
  expect(new Set(refunds.map(({ payment_id }) => payment_id)).size).toBe(BUYERS);
  const received = await db
    .selectFrom('payments')
    .select(({ fn }) => fn.sum<string>('received').as('sum'))
    .executeTakeFirst();
  expect(refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(Number(received?.sum));
  // The killed process's jobs are resumed after half a minute; the number of mails for each buyer is already certain.
  const { rows } = await sql<{ times: number }>`
    select count(*)::int as times from pgboss.job
    where name = 'booking-mail' and data ->> 'kind' = 'event_cancelled' group by data ->> 'bookingId'`.execute(db);
  expect(rows).toEqual(Array.from({ length: BUYERS }, () => ({ times: 1 })));
});

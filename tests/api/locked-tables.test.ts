import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../server/kernel/db/database.ts';
import { type PortalProcess, startPortalProcess } from '../support/portal-process.ts';
import { readyFolder } from '../support/ready-cluster.ts';
import { clientOf } from '../support/client.ts';
import { openStage, stageBuyers, stageShow } from '../support/stage.ts';

/** A portal of its own: nobody can book while its tables are locked. */
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

it('a booking waits for no table without an end, and is made when it is tried again', async () => {
  const show = await stageShow(db, { seats: 4 });
  const [buyer] = await stageBuyers(db, 1);
  const client = clientOf(portal.url, buyer);
  const body = {
    occurrence_id: show.occurrenceId,
    attendees: [{ ticket_id: show.kinds.student, seat: { guid: show.guids[0]! } }],
  };
  const refused = await db.transaction().execute(async (trx) => {
    await sql`lock table ticket_kinds in access exclusive mode`.execute(trx);
    return await client.POST('/bookings', { body });
  });
  expect(refused).toMatchObject({ response: { status: 503 }, error: { code: 'database_away' } });
  expect(refused.response.headers.get('retry-after')).toBe('2');
  expect((await client.POST('/bookings', { body })).response.status).toBe(201);
});

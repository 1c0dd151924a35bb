import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { clientOf } from '../support/client.ts';
import { useOwnPortal } from '../support/own-portal.ts';
import { stageBuyers, stageShow } from '../support/stage.ts';

// Nobody can book while its tables are locked.
const portal = useOwnPortal({ from: new Date().toISOString() });

it('a booking waits for no table without an end, and is made when it is tried again', async () => {
  const { db, url } = portal();
  const show = await stageShow(db, { seats: 4 });
  const [buyer] = await stageBuyers(db, 1);
  const client = clientOf(url(), buyer);
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

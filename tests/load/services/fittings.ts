import { setTimeout as after } from 'node:timers/promises';
import { sql } from 'kysely';
import { clientOf } from '../../support/client.ts';
import { stageBuyers } from '../../support/stage.ts';
import { stageFitting } from '../../support/togas.ts';
import { control, type Figure, inLanes, none } from '../figure.ts';
import type { LoadStage } from './services.ts';

const STUDENTS = 300;
const SLOTS = 60;
const LANES = 40;
/** Twice a second: after a minute, what isn't settled is a fault. */
const MOST_TRIES = 120;
const DECLINED = '4000000000000002';

type Held = { id: string; session: string };

/** Students who want a few slots at once; returns what was held, and the statuses. */
async function rush({ db, urls }: LoadStage, slots: readonly string[], students: number) {
  const statuses: number[] = [];
  const held: { id: string; client: ReturnType<typeof clientOf> }[] = [];
  const graduation_day = (await clientOf(urls[0] ?? '').GET('/toga/status')).data?.data.graduations.at(-1)?.date ?? '';
  await inLanes(await stageBuyers(db, students), LANES, async (buyer, at) => {
    const client = clientOf(urls[at % urls.length] ?? '', buyer);
    const { data, response } = await client.POST('/toga-fitting/book', {
      body: {
        occurrence: slots[at % slots.length] ?? '',
        pieces: ['toga'],
        height: 172,
        head: 57,
        degree: 'BA Malti',
        graduation_day,
      },
    });
    statuses.push(response.status);
    if (data !== undefined) held.push({ id: data.data.id, client });
  });
  return { statuses, held };
}

const overfull = async ({ db }: LoadStage) => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from toga_fittings join lateral (
    select count(*) as holders from toga_rentals where fitting_id = toga_fittings.id and holds_slot) as held on true
    where holders > capacity`.execute(db);
  return rows[0]?.n ?? 0;
};

/** S4: 300 students for 60 slots; declined, late and doubled payments. */
export async function fittings(stage: LoadStage): Promise<Figure[]> {
  const { db, sandbox, urls } = stage;
  const slots = await Promise.all(Array.from({ length: SLOTS }, () => stageFitting(db)));
  const { statuses, held } = await rush(stage, slots, STUDENTS);
  const open: Held[] = [];
  await inLanes(held, 10, async ({ id, client }) => {
    const { data } = await client.POST('/toga-fitting/rentals/{rental}/pay', {
      params: { path: { rental: id } },
      body: { no_refund_accepted: true },
    });
    open.push({ id, session: data?.data.payment?.session_id ?? '' });
  });
  await inLanes(open, 10, async ({ id, session }, at) => {
    if (at % 4 === 0) await sandbox.pay(session, DECLINED);
    // As if our own record had ended a moment before the money arrived.
    if (at % 4 === 1) await db.updateTable('toga_rentals').set({ state: 'ended' }).where('id', '=', id).execute();
    await sandbox.pay(session);
    if (at % 4 === 2) await Promise.all([sandbox.resend(session), sandbox.resend(session)]);
  });
  const ids = open.map(({ id }) => id);
  const outcomes = async () => {
    await fetch(`${urls[0]}/test/sweep`, { method: 'POST' });
    const { rows } = await sql<{ rented: number; refunded: number; both: number; neither: number }>`
      with ends as (select r.state in ('booked', 'fitted') as rented,
        exists (select from refunds where payment_id = p.id and refunds.state = 'succeeded') as refunded
        from toga_rentals r join payments p on p.payable_id = r.id
        where r.id = any(${ids}::uuid[]) and p.payment_intent is not null)
      select count(*) filter (where rented and not refunded)::int as rented, count(*) filter (where refunded and not rented)::int as refunded,
        count(*) filter (where rented and refunded)::int as both, count(*) filter (where not rented and not refunded)::int as neither
      from ends`.execute(db);
    return rows[0] ?? { rented: 0, refunded: 0, both: 0, neither: 0 };
  };
  let ends = await outcomes();
  for (let tried = 0; tried < MOST_TRIES && ends.rented + ends.refunded + ends.both < ids.length; tried += 1) {
    await after(500);
    ends = await outcomes();
  }
  const guarded = await overfull(stage);
  await sql`alter table toga_fittings drop constraint never_past_the_fitting`.execute(db);
  await rush(stage, slots.slice(0, 3), 30);
  return [
    none('slots beyond their capacity', guarded),
    none('answers other than 201 and 409', statuses.filter((status) => status !== 201 && status !== 409).length),
    none('captures that ended in slot and refund, or in neither', ends.both + ends.neither),
    {
      what: `captures that ended in a slot, and in a refund, of ${ids.length}`,
      measured: `${ends.rented}, ${ends.refunded}`,
      bound: `together ${SLOTS}`,
      holds: ends.rented + ends.refunded === SLOTS && ends.rented > 0 && ends.refunded > 0,
    },
    control('slots beyond their capacity', await overfull(stage)),
  ];
}

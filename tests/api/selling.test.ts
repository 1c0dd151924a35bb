import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { personMailbox } from '../../server/kernel/auth/person-mailbox.ts';
import { type Booking, clientOf } from '../support/client.ts';
import { type Buyer, openStage, type Show, stageBuyers, stageShow } from '../support/stage.ts';
import { measure, summarise } from '../support/rush.ts';
import { buyFrom, buyUnguarded, rushHall, soldTwice } from '../support/rush-hall.ts';

const { urls, dataDir } = inject('portal');
const db = openStage(dataDir);
afterAll(() => db.destroy());

/** The server that a buyer happens to reach, one of two. */
const serverOf = (at: number): string => urls[at % 2] ?? urls[0];

const HALL = { seats: 60, hotSeats: 8, buyers: 240, seed: 1 };
const SLOWEST_ANSWER_MS = 3000;
/** Everything takes longer beside a busy neighbour: a hold may take this many times as long as the same number of reads at that moment. */
const SLOWEST_TO_READS = 8;

/** The time that the slowest of as many people needs to read their own bookings, in milliseconds. */
async function slowestRead(count: number): Promise<number> {
  const reads = await measure(await stageBuyers(db, count), async (buyer, at) => {
    const { response } = await clientOf(serverOf(at), buyer).GET('/bookings');
    return { status: response.status };
  });
  return summarise(reads).slowest;
}

describe('two servers selling one hall (A1)', () => {
  it('never gives a seat to two buyers', async () => {
    const visits = await rushHall(db, HALL, buyFrom(urls));
    const { statuses, slowest } = summarise(visits);
    expect(soldTwice(visits)).toEqual([]);
    expect([...statuses.keys()]).toEqual([201, 409]);
    const allowed = Math.max(SLOWEST_ANSWER_MS, SLOWEST_TO_READS * (await slowestRead(HALL.buyers)));
    expect(slowest).toBeLessThanOrEqual(allowed);
  });

  it('would be caught if the guard were off (A2)', async () => {
    const visits = await rushHall(db, HALL, buyUnguarded(db));
    expect(soldTwice(visits).length).toBeGreaterThan(0);
  });

  it('never sells past a capacity', async () => {
    const show = await stageShow(db, { capacity: 25, perPerson: 10 });
    const buyers = await stageBuyers(db, 100);
    const rush = await measure(buyers, async (buyer, at) => {
      const body = { occurrence_id: show.occurrenceId, attendees: [{ ticket_id: show.kinds.student }] };
      const { response } = await clientOf(serverOf(at), buyer).POST('/bookings', { body });
      return { status: response.status };
    });
    expect(summarise(rush).statuses).toEqual(
      new Map([
        [201, 25],
        [409, 75],
      ]),
    );
  });

  it('never lets one person past the limit, whichever server they hurry to', async () => {
    const show = await stageShow(db, { perPerson: 3 });
    const [buyer] = await stageBuyers(db, 1);
    const order = { ticket_id: show.kinds.student };
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        clientOf(serverOf(at), buyer).POST('/bookings', {
          body: { occurrence_id: show.occurrenceId, attendees: Array.from({ length: at + 1 }, () => order) },
        }),
      ),
    );
    const held = await db
      .selectFrom('attendees')
      .select('id')
      .where('occurrence_id', '=', show.occurrenceId)
      .where('live', '=', true)
      .execute();
    expect(answers.filter(({ response }) => response.status === 409)).toHaveLength(9);
    expect(held.length).toBeLessThanOrEqual(3);
  });
});

describe('accounts on one mailbox', () => {
  /** This many buyers whose addresses all lead to one mailbox. */
  const stageNamesakes = async (count: number) => {
    const buyers = await stageBuyers(db, count);
    const name = randomUUID();
    for (const [at, { id }] of buyers.entries())
      await db
        .updateTable('users')
        .set({ email: `${name}+${at}@uni.example` })
        .where('id', '=', id)
        .execute();
    return buyers;
  };
  const places = (show: Show, count: number) => ({
    occurrence_id: show.occurrenceId,
    attendees: Array.from({ length: count }, () => ({ ticket_id: show.kinds.student })),
  });
  const book = async (buyer: Buyer | undefined, show: Show, count: number, url: string = urls[0]) => {
    const { data, error, response } = await clientOf(url, buyer).POST('/bookings', { body: places(show, count) });
    return { id: data?.data.id ?? '', told: error?.code ?? response.status };
  };

  it('share one limit, whichever server they hurry to', async () => {
    const show = await stageShow(db, { perPerson: 3 });
    const buyers = await stageNamesakes(12);
    const answers = await Promise.all(buyers.map((buyer, at) => book(buyer, show, 1, serverOf(at))));
    const told = Object.groupBy(answers, (answer) => String(answer.told));
    expect([told['201']?.length, told['over_the_limit']?.length]).toEqual([3, 9]);
  });

  it('have what one of them gives back, and lose what one takes along to another mailbox', async () => {
    const show = await stageShow(db, { perPerson: 3 });
    const [one, other] = await stageNamesakes(2);
    const first = await book(one, show, 2);
    expect((await book(other, show, 2)).told).toBe('over_the_limit');
    await clientOf(urls[0], one).DELETE('/bookings/{booking}', { params: { path: { booking: first.id } } });
    const second = await book(other, show, 2);
    expect(second.told).toBe(201);
    expect((await book(one, show, 2)).told).toBe('over_the_limit');
    const moved = db.updateTable('users').set({ email: `${randomUUID()}@uni.example` });
    await moved.where('id', '=', other?.id ?? '').execute();
    expect((await book(one, show, 3)).told).toBe(201);
    // The places that moved with the booking still count there, and can be released.
    const client = clientOf(urls[0], other);
    const path = { booking: second.id };
    const merged = await client.POST('/bookings/{booking}/merge', {
      params: { path },
      body: { attendees: places(show, 4).attendees },
    });
    expect(merged.error?.code).toBe('over_the_limit');
    expect((await client.DELETE('/bookings/{booking}', { params: { path } })).response.status).toBe(200);
  });

  it('are told by the database as by the server', async () => {
    const addresses = [
      'Anna.Borg+Ballu@Uni.Example',
      'anna.borg++1@uni.example',
      'Anna.B+x@GoogleMail.com',
      'a-b@c.mt',
    ];
    for (const address of addresses) {
      const { rows } = await sql<{ mailbox: string }>`select person_mailbox(${address}) as mailbox`.execute(db);
      expect(rows[0]?.mailbox).toBe(personMailbox(address));
    }
  });
});

describe('a choice made again', () => {
  it('keeps one open booking, and its seats, when the same buyer comes from two tabs (A9)', async () => {
    const show = await stageShow(db, { seats: 10 });
    const [buyer] = await stageBuyers(db, 1);
    const book = (at: number) =>
      clientOf(serverOf(at), buyer).POST('/bookings', {
        body: {
          occurrence_id: show.occurrenceId,
          attendees: [{ ticket_id: show.kinds.student, seat: { guid: `seat-${at}` } }],
        },
      });
    const answers = await Promise.all(Array.from({ length: 10 }, (_, at) => book(at)));
    const ids = new Set(answers.map(({ data }) => data?.data.id));
    const held = await db
      .selectFrom('seats')
      .select('index')
      .where('occurrence_id', '=', show.occurrenceId)
      .where('state', '=', 1)
      .execute();
    expect(ids.size).toBe(1);
    expect(held).toHaveLength(1);
  });

  it('does once what is sent fifty times with one key, and refuses the key for anything else (A8)', async () => {
    const show = await stageShow(db, { capacity: 40 });
    const [buyer] = await stageBuyers(db, 1);
    const key = randomUUID();
    const book = (at: number, count: number) =>
      clientOf(serverOf(at), buyer).POST('/bookings', {
        headers: { 'idempotency-key': key },
        body: {
          occurrence_id: show.occurrenceId,
          attendees: Array.from({ length: count }, () => ({ ticket_id: show.kinds.guest })),
        },
      });
    const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => book(at, 2)));
    const other = await book(0, 3);
    const { taken } = await db
      .selectFrom('ticket_kinds')
      .select('taken')
      .where('id', '=', show.kinds.guest)
      .executeTakeFirstOrThrow();

    expect(new Set(answers.map(({ response }) => response.status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect(other.error).toMatchObject({ code: 'key_reused' });
    expect(taken).toBe(2);
  });

  it('never lets go of a seat that stays in the choice', async () => {
    const show = await stageShow(db, { seats: 6 });
    const [first, second] = await stageBuyers(db, 2);
    const order = (guids: string[]) => guids.map((guid) => ({ ticket_id: show.kinds.student, seat: { guid } }));
    const mine = clientOf(urls[0], first);
    const theirs = clientOf(urls[1], second);
    const { data } = await mine.POST('/bookings', {
      body: { occurrence_id: show.occurrenceId, attendees: order(['seat-0', 'seat-1']) },
    });
    await theirs.POST('/bookings', { body: { occurrence_id: show.occurrenceId, attendees: order(['seat-3']) } });
    const booking = data?.data as Booking;
    const merge = (guids: string[]) =>
      mine.POST('/bookings/{booking}/merge', {
        params: { path: { booking: booking.id } },
        body: { attendees: order(guids) },
      });

    const refused = await merge(['seat-1', 'seat-3']);
    expect(refused.error).toEqual({
      code: 'seats_taken',
      message: 'Please revisit your seating options.',
      errors: { 'seat-3': ['Please revisit your seating options.'] },
    });
    const changed = await merge(['seat-1', 'seat-2']);
    expect(changed.data?.data.attendees.map(({ seat }) => seat?.guid)).toEqual(['seat-1', 'seat-2']);
    expect(changed.data?.data.attendees[0]?.id).toBe(booking.attendees[1]?.id);
  });
});

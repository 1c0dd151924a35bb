import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { createTokens } from '../../server/kernel/auth/tokens.ts';
import { systemClock } from '../../server/kernel/clock.ts';
import { type Database, openDatabase } from '../../server/kernel/db/database.ts';
import type { TicketQuestion } from '../../server/kernel/db/schema.ts';
import { socketOf } from './socket.ts';
import { SESSION_SECRET } from './portal-process.ts';
import { DAY_MS } from '../../machines/flow/durations.ts';

/** A database connection of the test's own, to set a stage and to look behind it. */
export function openStage(dataDir: string, most = 4): Database {
  return openDatabase(socketOf(dataDir), () => undefined, { max: most });
}

export type Show = {
  slug: string;
  occurrenceId: string;
  /** Ticket kinds by key: `student` and `guest`. */
  kinds: Record<'student' | 'guest', string>;
  /** The seats' guids, in the plan's order; empty if places are not reserved. */
  guids: string[];
};

export type ShowSettings = {
  seats?: number;
  capacity?: number | null;
  perPerson?: number;
  cents?: { student: number; guest: number };
  startsInDays?: number;
  cancelHours?: number | null;
  names?: 'required' | 'optional';
  questions?: TicketQuestion[];
  /** In hundredths of a per cent. */
  vat?: number | null;
};

const SEATS_PER_ROW = 20;
/** The distance between the middles of neighbouring seats, in units of the plan. */
const SEAT_SPACE = 24;

/** An event with one occurrence for one test, straight into the tables that the content import fills. */
export async function stageShow(db: Database, settings: ShowSettings = {}): Promise<Show> {
  const { cancelHours = 48, names = 'optional' } = settings;
  const slug = `show-${randomUUID()}`;
  const both = JSON.stringify({ en: slug, mt: slug });
  const event = await db
    .insertInto('events')
    .values({
      slug,
      class: 'standard',
      type_id: sql`(select id from event_types order by position limit 1)`,
      title: both,
      summary: both,
      description: JSON.stringify({ en: [], mt: [] }),
      facts: '[]',
      search_text: slug,
      poster_seed: slug,
      poster_scene: null,
      cancel_hours: cancelHours,
      names,
      hidden: false,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { slug, ...(await stageDate(db, event.id, 'only', settings)) };
}

type DateSettings = Omit<ShowSettings, 'cancelHours' | 'names'>;

/** An occurrence of an event. */
async function stageDate(
  db: Database,
  eventId: string,
  key: string,
  settings: DateSettings,
): Promise<Omit<Show, 'slug'>> {
  const {
    seats = 0,
    capacity = null,
    perPerson = 10,
    cents = { student: 1000, guest: 1500 },
    startsInDays = 30,
    questions = [],
    vat = null,
  } = settings;
  const start = new Date(Date.now() + startsInDays * DAY_MS);
  const occurrence = await db
    .insertInto('occurrences')
    .values({
      event_id: eventId,
      key,
      starts_at: start,
      ends_at: new Date(start.getTime() + 2 * 60 * 60 * 1000),
      venue_id: null,
      plan_id: seats > 0 ? await stagePlan(db, seats) : null,
      bookings_open_at: null,
      bookings_close_at: start,
      per_person_limit: perPerson,
      note: 'null',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const kind = async (name: 'student' | 'guest', position: number) => {
    const { id } = await db
      .insertInto('ticket_kinds')
      .values({
        occurrence_id: occurrence.id,
        key: name,
        name: JSON.stringify({ en: name, mt: name }),
        description: 'null',
        position,
        amount: cents[name],
        prices: JSON.stringify(seats > 0 ? { Stalls: cents[name] } : {}),
        capacity,
        sale_starts_at: null,
        sale_ends_at: null,
        questions: JSON.stringify(questions),
        vat,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  const kinds = { student: await kind('student', 0), guest: await kind('guest', 1) };
  return { occurrenceId: occurrence.id, kinds, guids: await stageSeats(db, occurrence.id, seats) };
}

/** Another date of a show's event. */
export async function stageOtherDate(db: Database, { slug }: Show, settings: DateSettings): Promise<Show> {
  const { id } = await db.selectFrom('events').select('id').where('slug', '=', slug).executeTakeFirstOrThrow();
  return { slug, ...(await stageDate(db, id, randomUUID(), settings)) };
}

const guidsOf = (count: number) => Array.from({ length: count }, (_, index) => `seat-${index}`);
const rowOf = (index: number) => String.fromCharCode(65 + Math.floor(index / SEATS_PER_ROW));
const numberOf = (index: number) => String((index % SEATS_PER_ROW) + 1);

/** A hall of this many seats, in rows one behind another; the same for all shows of that size. */
async function stagePlan(db: Database, seats: number): Promise<string> {
  const id = `stage-${seats}`;
  const guids = guidsOf(seats);
  const rows = Array.from({ length: Math.ceil(seats / SEATS_PER_ROW) }, (_, row) => ({
    row_number: rowOf(row * SEATS_PER_ROW),
    position: { x: 0, y: row * SEAT_SPACE },
    seats: guids.slice(row * SEATS_PER_ROW, (row + 1) * SEATS_PER_ROW).map((guid, at) => ({
      seat_guid: guid,
      seat_number: numberOf(at),
      position: { x: at * SEAT_SPACE, y: 0 },
      category: 'Stalls',
    })),
  }));
  const plan = {
    name: id,
    categories: [{ name: 'Stalls', color: '#0b55ae' }],
    size: { width: (Math.min(seats, SEATS_PER_ROW) + 1) * SEAT_SPACE, height: (rows.length + 1) * SEAT_SPACE },
    zones: [{ name: 'Stalls', position: { x: SEAT_SPACE, y: SEAT_SPACE }, rows }],
  };
  const insertion = db.insertInto('seat_plans').values({ id, hash: id, plan: JSON.stringify(plan) });
  await insertion.onConflict((conflict) => conflict.doNothing()).execute();
  return id;
}

async function stageSeats(db: Database, occurrenceId: string, count: number): Promise<string[]> {
  const guids = guidsOf(count);
  if (count === 0) return guids;
  await db
    .insertInto('seats')
    .values(
      guids.map((guid, index) => ({
        occurrence_id: occurrenceId,
        index,
        guid,
        zone: 'Stalls',
        row_name: rowOf(index),
        number: numberOf(index),
        category: 'Stalls',
        booking_id: null,
      })),
    )
    .execute();
  return guids;
}

export type Buyer = { id: string; email: string; token: string };

/** People with an account and a session each: the result of signing in, without the deliberate slowness of passwords. */
export async function stageBuyers(db: Database, count: number): Promise<Buyer[]> {
  const now = new Date();
  const users = await db
    .insertInto('users')
    .values(
      Array.from({ length: count }, () => ({
        email: `${randomUUID()}@uni.example`,
        password_hash: '!',
        user_type: 'university_student' as const,
        first_name: 'Żaren',
        last_name: 'Buħaġiar',
        registered: true,
        created_at: now,
        verified_at: now,
        registered_at: now,
      })),
    )
    .returning(['id', 'email', 'registered'])
    .execute();
  const sessions = await db
    .insertInto('sessions')
    .values(
      users.map(({ id }) => ({
        user_id: id,
        created_at: now,
        expires_at: new Date(now.getTime() + 30 * DAY_MS),
        revoked_at: null,
      })),
    )
    .returning(['id', 'user_id'])
    .execute();
  const sessionOf = new Map(sessions.map((session) => [session.user_id, session.id]));
  const tokens = createTokens(SESSION_SECRET, systemClock);
  return Promise.all(
    users.map(async (user) => ({
      id: user.id,
      email: user.email,
      token: await tokens.sign(user, sessionOf.get(user.id) ?? ''),
    })),
  );
}

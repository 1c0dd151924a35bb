import { type Selectable, sql } from 'kysely';
import type { Logger } from 'pino';
import type { WaitingEvent } from '../../../../machines/waiting/waiting.machine.ts';
import type { Schema } from '../../../kernel/db/schema.ts';
import type { Schemas } from '../../../kernel/http/operation.ts';
import { Problem } from '../../../kernel/http/problem.ts';
import { thePortal } from '../../../kernel/lifecycle/lifecycle.ts';
import { waitingLife } from '../../../kernel/lifecycle/lives.ts';
import { byId, eachOnItsOwn, hasRested } from '../../../kernel/stuck/stuck.ts';
import { type OccurrenceFacts, readOccurrences } from '../../../kernel/events/occurrences.ts';
import type { Show } from '../catalogue.ts';
import { choosePlaces } from '../choose.ts';
import type { BookingDeps, BookingRow } from '../deps.ts';
import type { Trx } from '../../../kernel/db/database.ts';
import { openBooking } from '../open.ts';
import { lookUpPlaces } from '../wanted.ts';
import { MINUTE_MS } from '../../../../machines/flow/durations.ts';

type Entry = Selectable<Schema['waiting']>;
type Order = Schemas['OrderLine'][];
/** A free seat, as the plan names it; neighbours in a row follow each other in `index`. */
type FreeSeat = { index: number; guid: string; zone: string; row: string; category: string };

const BATCH = 100;

/** Offers what has come free to those who wait, date by date, and closes the lists of dates that can't be booked any more. */
export async function serveLists(deps: BookingDeps, log: Logger): Promise<number> {
  const lists = await deps.db
    .selectFrom('waiting')
    .select('occurrence_id as id')
    .distinct()
    .where(waitingLife.stateIn('isWaiting'))
    .where(hasRested('waiting', 'waiting.occurrence_id', deps.clock.now()))
    .limit(BATCH)
    .execute();
  await eachOnItsOwn(deps, log, 'waiting', byId(lists), (id) =>
    deps.db.transaction().execute((trx) => serveList(deps, trx, id)),
  );
  return lists.length;
}

/** Offers places of one date in the order of its list: each party that they are enough for gets them, the first one first. */
async function serveList(deps: BookingDeps, trx: Trx, occurrenceId: string): Promise<void> {
  // Locked, so that of two servers one waits and finds what the other has left.
  const list = await trx
    .selectFrom('waiting')
    .innerJoin('users', 'users.id', 'waiting.user_id')
    .selectAll('waiting')
    .select('users.disabled_at')
    .where('occurrence_id', '=', occurrenceId)
    .where(waitingLife.stateIn('isWaiting'))
    .orderBy('sequence')
    .forUpdate('waiting')
    .execute();
  const [occurrence] = await readOccurrences(trx, { ids: [occurrenceId], withHidden: true });
  if (occurrence === undefined) return;
  const now = deps.clock.now();
  if (occurrence.cancelled || now >= occurrence.bookings_close_at) {
    for (const entry of list) await closeEntry(deps, trx, entry, occurrence.cancelled ? 'called_off' : 'closed');
    return;
  }
  const show = { ...(await deps.catalogue.show(occurrenceId)), occurrence };
  // Nobody could book what visitors are not shown.
  if (show.event.hidden) return;
  let free = await readFree(trx, occurrence);
  for (const entry of list) {
    const order = orderFor(entry, occurrence, free);
    if (order === undefined) continue;
    // Nobody can book with a closed account, and the places would stay empty for as long as the offer lasts.
    if (entry.disabled_at !== null) await passOver(deps, trx, entry);
    else if (await offer(deps, trx, entry, { show, order })) free = await readFree(trx, occurrence);
  }
}

type Free = { seats: FreeSeat[]; taken: Map<string, number> };

/** The free seats of a date, locked so that nobody who tries for one makes it look taken; and the number of tickets taken of each kind. */
async function readFree(trx: Trx, { id, plan_id }: OccurrenceFacts): Promise<Free> {
  const kinds = await trx.selectFrom('ticket_kinds').select(['id', 'taken']).where('occurrence_id', '=', id).execute();
  const seats = trx
    .selectFrom('seats')
    .select(['index', 'guid', 'zone', 'row_name as row', 'category'])
    .where('occurrence_id', '=', id)
    .where('state', '=', 0)
    .orderBy('index')
    .forUpdate();
  return {
    seats: plan_id === null ? [] : await seats.execute(),
    taken: new Map(kinds.map((kind) => [kind.id, kind.taken])),
  };
}

/** The order that gives a party all of its places; undefined while there are too few. */
function orderFor({ kind_id, party }: Entry, { kinds, plan_id }: OccurrenceFacts, free: Free): Order | undefined {
  const kind = kinds.find(({ id }) => id === kind_id);
  if (kind === undefined) return undefined;
  const left = kind.capacity === null ? Infinity : kind.capacity - (free.taken.get(kind_id) ?? 0);
  if (left < party) return undefined;
  if (plan_id === null) return Array.from({ length: party }, () => ({ ticket_id: kind_id }));
  const priced = free.seats.filter(({ category }) => kind.prices[category] !== undefined);
  return seatsTogether(priced, party)?.map(({ guid }) => ({ ticket_id: kind_id, seat: { guid } }));
}

type Offer = { show: Show; order: Order };

/** Holds the places for the party and mails it. False, and nothing changed, where it can't have them: it holds others by now, or is at its limit. */
async function offer(deps: BookingDeps, trx: Trx, entry: Entry, { show, order }: Offer): Promise<boolean> {
  const now = deps.clock.now();
  const { offerMinutes, maxExtensions } = deps.union.bookings;
  const end = Math.min(now.getTime() + offerMinutes * MINUTE_MS, show.occurrence.bookings_close_at.getTime());
  await sql`savepoint offering`.execute(trx);
  try {
    const owner = { userId: entry.user_id, occurrenceId: entry.occurrence_id, locale: entry.locale };
    const terms = { outcome: 'offered', expires_at: new Date(end), extensions: maxExtensions } as const;
    const { booking, isNew } = await openBooking(deps, trx, owner, terms);
    if (!isNew) return false;
    const how = { by: thePortal, at: now, set: { booking_id: booking.id } };
    await waitingLife.demandMove(trx, entry, { type: 'offer.make' }, how);
    await choosePlaces(trx, booking, show, lookUpPlaces(show, order, now), true);
    await deps.jobs.send(trx, 'waiting-mail', { waitingId: entry.id, kind: 'offered' });
    return true;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    await sql`rollback to savepoint offering`.execute(trx);
    return false;
  }
}

async function passOver({ clock }: BookingDeps, trx: Trx, entry: Entry): Promise<void> {
  await waitingLife.demandMove(trx, entry, { type: 'place.leave' }, { by: thePortal, at: clock.now() });
}

type Closing = 'called_off' | 'closed';

async function closeEntry({ clock, jobs }: BookingDeps, trx: Trx, entry: Entry, kind: Closing): Promise<void> {
  await waitingLife.demandMove(trx, entry, { type: 'date.close' }, { by: thePortal, at: clock.now() });
  await jobs.send(trx, 'waiting-mail', { waitingId: entry.id, kind });
}

/** Those who are told how their offer ended; the others ended it themselves. */
const told: Partial<Record<WaitingEvent['type'], 'missed' | 'withdrawn' | Closing>> = {
  'offer.lapse': 'missed',
  'offer.withdraw': 'withdrawn',
  'date.close': 'called_off',
};

/** Ends the offer that a locked booking was, if it was one; `booking` is as it was before. */
export async function endOffer(
  { clock, jobs }: BookingDeps,
  trx: Trx,
  booking: BookingRow,
  event: WaitingEvent,
): Promise<void> {
  if (booking.outcome !== 'offered') return;
  const entry = await trx
    .selectFrom('waiting')
    .selectAll()
    .where('booking_id', '=', booking.id)
    .forUpdate()
    .executeTakeFirst();
  if (entry === undefined) return;
  await waitingLife.move(trx, entry, event, { by: thePortal, at: clock.now() });
  const kind = told[event.type];
  if (kind !== undefined) await jobs.send(trx, 'waiting-mail', { waitingId: entry.id, kind });
}

/** The same where its time is over. While its event is hidden nobody could book, and the party waits again in its old place. */
export async function lapseOffer(deps: BookingDeps, trx: Trx, booking: BookingRow): Promise<void> {
  const { event } = await deps.catalogue.occasion(booking.occurrence_id);
  await endOffer(deps, trx, booking, { type: event.hidden ? 'offer.withdraw' : 'offer.lapse' });
}

/**
 * As many of the seats as a party needs, which come in their plan's order: side by side if there are any such, else the ones that
 * are closest to each other. Undefined if there are too few.
 */
export function seatsTogether(seats: readonly FreeSeat[], party: number): readonly FreeSeat[] | undefined {
  const groups = seats.slice(0, Math.max(0, seats.length - party + 1)).map((_, at) => seats.slice(at, at + party));
  const isSideBySide = (group: readonly FreeSeat[]) =>
    group.every(
      ({ zone, row, index }, at) => zone === group[0]?.zone && row === group[0].row && index === group[0].index + at,
    );
  const spread = (group: readonly FreeSeat[]) => (group.at(-1)?.index ?? 0) - (group[0]?.index ?? 0);
  return groups.find(isSideBySide) ?? groups.toSorted((one, other) => spread(one) - spread(other))[0];
}

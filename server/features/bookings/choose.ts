import { isDeepStrictEqual } from 'node:util';
import type { Selectable } from 'kysely';
import type { Schema } from '../../kernel/db/schema.ts';
import { freeSeats, type NewPlace, takeKinds, takePlaces } from './places.ts';
import type { Show } from './catalogue.ts';
import type { BookingRow } from './deps.ts';
import type { Trx } from '../../kernel/db/database.ts';
import { mayCostLess, reprice } from './prices/reprice.ts';
import type { WantedPlace } from './wanted.ts';
import type { WhoComes } from './who-comes.ts';

type Held = Pick<
  Selectable<Schema['attendees']>,
  'id' | 'position' | 'kind_id' | 'seat_index' | 'first_name' | 'last_name' | 'email' | 'answers'
>;

/**
 * Makes an open booking hold exactly these places. Places that it already holds are never released in between; where one of the others
 * cannot be had, this throws and the transaction takes everything back.
 */
export async function choosePlaces(
  trx: Trx,
  booking: Pick<BookingRow, 'id' | 'user_id' | 'promo_code_id'>,
  { occurrence }: Show,
  wanted: WantedPlace[],
  isNew = false,
): Promise<void> {
  const held = isNew ? [] : await readHeld(trx, booking.id);
  const { kept, dropped, added } = compare(held, wanted);
  const owner = { bookingId: booking.id, userId: booking.user_id, occurrenceId: occurrence.id };

  await dropPlaces(trx, dropped);
  await freeSeats(trx, booking.id, seatsLeft(dropped, added));
  const count = { change: wanted.length - held.length, most: occurrence.per_person_limit };
  await takePlaces(trx, owner, { guids: seatsNew(held, added), state: 1 }, count, added.map(toNewPlace));
  await takeKinds(trx, kindChanges(held, wanted), occurrence.kinds);
  await rewrite(trx, kept);
  if (mayCostLess(booking, occurrence)) await reprice(trx, booking, occurrence);
}

function readHeld(trx: Trx, bookingId: string): Promise<Held[]> {
  return trx
    .selectFrom('attendees')
    .select(['id', 'position', 'kind_id', 'seat_index', 'first_name', 'last_name', 'email', 'answers'])
    .where('booking_id', '=', bookingId)
    .where('live', '=', true)
    .orderBy('position')
    .execute();
}

async function dropPlaces(trx: Trx, dropped: Held[]): Promise<void> {
  const ids = dropped.map(({ id }) => id);
  if (ids.length > 0) await trx.deleteFrom('attendees').where('id', 'in', ids).execute();
}

type Comparison = {
  kept: { id: string; place: WantedPlace; position: number; before: Held }[];
  dropped: Held[];
  added: { place: WantedPlace; position: number }[];
};

/** A held place stays the same one when kind and seat are the same. */
function compare(held: Held[], wanted: WantedPlace[]): Comparison {
  const left = [...held];
  const result: Comparison = { kept: [], dropped: left, added: [] };
  wanted.forEach((place, position) => {
    const at = left.findIndex(
      (each) => each.kind_id === place.kind.id && each.seat_index === (place.seat?.index ?? null),
    );
    const [before] = at < 0 ? [] : left.splice(at, 1);
    if (before === undefined) result.added.push({ place, position });
    else result.kept.push({ id: before.id, place, position, before });
  });
  return result;
}

/** Seats of dropped places that no new place (the same seat with another kind) takes over. */
function seatsLeft(dropped: Held[], added: Comparison['added']): number[] {
  const stay = new Set(added.map(({ place }) => place.seat?.index));
  return dropped.flatMap(({ seat_index }) => (seat_index === null || stay.has(seat_index) ? [] : [seat_index]));
}

function seatsNew(held: Held[], added: Comparison['added']): string[] {
  const mine = new Set(held.map(({ seat_index }) => seat_index));
  return added.flatMap(({ place }) => (place.seat === null || mine.has(place.seat.index) ? [] : [place.seat.guid]));
}

function kindChanges(held: Held[], wanted: WantedPlace[]): Map<string, number> {
  const changes = new Map<string, number>();
  const add = (kindId: string, change: number) => changes.set(kindId, (changes.get(kindId) ?? 0) + change);
  for (const { kind_id } of held) add(kind_id, -1);
  for (const { kind } of wanted) add(kind.id, 1);
  return changes;
}

/** Writes down what is new of the places that stay: their order, names and answers. */
async function rewrite(trx: Trx, kept: Comparison['kept']): Promise<void> {
  for (const { id, place, position, before } of kept) {
    const after = { position, ...whoComesAfter(before, place) };
    if (isDeepStrictEqual({ ...before, ...after }, before)) continue;
    const values = { ...after, answers: JSON.stringify(after.answers) };
    await trx.updateTable('attendees').set(values).where('id', '=', id).execute();
  }
}

function toNewPlace({ place, position }: Comparison['added'][number]): NewPlace {
  return {
    position,
    kind_id: place.kind.id,
    amount: place.amount,
    vat: place.kind.vat,
    ...place.whoComes,
    email: place.email,
    seat_index: place.seat?.index ?? null,
  };
}

/** A place that was named before stays named when the new order has no names, and answered where it answers nothing. */
function whoComesAfter(before: Held, { whoComes, email }: WantedPlace): WhoComes & Pick<Held, 'email'> {
  const { answers: told, ...names } = whoComes;
  const answers = { ...before.answers, ...told };
  const isUnnamed = names.first_name === null && names.last_name === null;
  if (isUnnamed) return { first_name: before.first_name, last_name: before.last_name, email: before.email, answers };
  return { ...names, email, answers };
}

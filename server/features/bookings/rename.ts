import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Selectable } from 'kysely';
import type { Schema } from '../../kernel/db/schema.ts';
import type { Schemas } from '../../kernel/http/operation.ts';
import { Problem } from '../../kernel/http/problem.ts';
import { type Actor, ownerOf } from '../../kernel/lifecycle/lifecycle.ts';
import { bookingLife } from '../../kernel/lifecycle/lives.ts';
import type { BookingDeps, BookingRow } from './deps.ts';
import type { Trx } from '../../kernel/db/database.ts';
import type { Occasion } from './catalogue.ts';
import { newTicketCode } from '../../kernel/readable-codes.ts';
import { noteMissing, PlaceProblems, readWhoComes, type WhoComes } from './who-comes.ts';

type Update = Schemas['AttendeeUpdate'];
type PlaceRow = Selectable<Schema['attendees']>;
type Change = { before: PlaceRow; after: WhoComes & { email: string | null } };

/**
 * Says who comes and what they answer, also after paying, until the event starts. Throws 409, or 422 for what is missing or cannot be
 * printed, and for a place that is not the booking's or is named twice.
 */
export async function renameAttendees(
  deps: BookingDeps,
  trx: Trx,
  booking: BookingRow,
  updates: Update[],
  by: Actor = ownerOf(booking),
): Promise<void> {
  bookingLife.demandAfter(booking.state, { type: 'attendees.rename' });
  const show = await deps.catalogue.occasion(booking.occurrence_id);
  if (deps.clock.now() >= show.occurrence.starts_at) throw new Problem(409, 'bookings_closed');
  const places = await trx
    .selectFrom('attendees')
    .selectAll()
    .where('booking_id', '=', booking.id)
    .where('live', '=', true)
    .execute();
  const problems = new PlaceProblems();
  const left = new Map(places.map((place) => [place.id, place]));
  const changes = updates.map((update, at) => changeOf(update, left, show, at, problems));
  problems.throwIfAny();
  for (const { before, after } of changes) {
    const { answers, ...names } = after;
    await trx
      .updateTable('attendees')
      .set({
        ...names,
        answers: JSON.stringify(answers),
        ...(names.email !== before.email && { mailed_at: null }),
      })
      .where('id', '=', before.id)
      .execute();
  }
  const how = { by, at: deps.clock.now() };
  await bookingLife.demandMove(trx, booking, { type: 'attendees.rename' }, how);
  for (const change of changes) if (change.before.code !== null) await handOver(deps, trx, change, by);
}

function changeOf(
  update: Update,
  left: Map<string, PlaceRow>,
  show: Occasion,
  at: number,
  problems: PlaceProblems,
): Change {
  const before = left.get(update.id);
  // Also one that is named twice.
  if (before === undefined) throw new Problem(422, 'not_found', { fields: { [`attendees.${at}.id`]: ['not_found'] } });
  left.delete(update.id);
  const questions = show.occurrence.kinds.find(({ id }) => id === before.kind_id)?.questions ?? [];
  const told = readWhoComes(update, { questions, before: before.answers }, at, problems);
  // A ticket that was bought under a name keeps having one.
  const namesAreNeeded = show.event.names === 'required' || (before.code !== null && before.first_name !== null);
  noteMissing(told, { questions, namesAreNeeded }, at, problems);
  return { before, after: { ...told, email: update.email === undefined ? before.email : update.email } };
}

/** The ticket of another person is another ticket: its old code is refused at the door, and the new one is sent. */
async function handOver({ clock, jobs }: BookingDeps, trx: Trx, { before, after }: Change, by: Actor): Promise<void> {
  const names = ({ first_name, last_name }: WhoComes) => [first_name, last_name];
  const isOther = before.first_name !== null && !isDeepStrictEqual(names(before), names(after));
  const isElsewhere = before.email !== null && before.email !== after.email;
  const isReplaced = isOther || isElsewhere;
  const isByUnion = by.kind === 'staff';
  const mail = {
    bookingId: before.booking_id,
    attendeeId: before.id,
    revision: randomUUID(),
    ...(isByUnion && { isByUnion }),
  };
  if (isReplaced && before.code !== null) {
    await trx
      .insertInto('replaced_codes')
      .values({ code: before.code, attendee_id: before.id, replaced_at: clock.now() })
      .execute();
    await trx.updateTable('attendees').set({ code: newTicketCode() }).where('id', '=', before.id).execute();
    await jobs.send(trx, 'booking-mail', { ...mail, kind: 'replaced' });
  }
  if (after.email !== null && (isReplaced || after.email !== before.email))
    await jobs.send(trx, 'booking-mail', { ...mail, kind: 'tickets' });
}

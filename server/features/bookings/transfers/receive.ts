import { type Selectable, sql } from 'kysely';
import type { SignedIn } from '../../../kernel/auth/signed-in.ts';
import type { Queryable, Trx } from '../../../kernel/db/database.ts';
import type { Schema } from '../../../kernel/db/schema.ts';
import type { Locale, Schemas } from '../../../kernel/http/operation.ts';
import { hashOfSecret } from '../../../kernel/hashes.ts';
import { Problem } from '../../../kernel/http/problem.ts';
import { ownerOf } from '../../../kernel/lifecycle/lifecycle.ts';
import { bookingLife, transferLife } from '../../../kernel/lifecycle/lives.ts';
import { newReference, newTicketCode } from '../../../kernel/readable-codes.ts';
import { holdsWebAddress } from '../../../kernel/text/web-address.ts';
import { presentOccurrence } from '../../../kernel/events/present-occurrence.ts';
import { presentQuestion } from '../../../kernel/events/present-question.ts';
import { readBookingView } from '../booking-view.ts';
import type { BookingDeps, BookingRow } from '../deps.ts';
import { lockBooking } from '../locks.ts';
import { presentAttendee } from '../present.ts';
import { demandNotEntered } from './send.ts';
import { noteMissing, PlaceProblems, readWhoComes, type WhoComes } from '../who-comes.ts';

type Acceptance = Schemas['TransferAcceptance'];
type Transfer = Selectable<Schema['ticket_transfers']>;
type Place = Selectable<Schema['attendees']>;

const notOffered = () => new Problem(404, 'transfer_over');

/** The open transfer with this token. Throws the same 404 for one that is over and for one that never existed. */
async function findOffer(db: Queryable, token: string): Promise<Transfer> {
  const found = await db
    .selectFrom('ticket_transfers')
    .selectAll()
    .where('token_hash', '=', hashOfSecret(token))
    .executeTakeFirst();
  if (found === undefined || !transferLife.is(found.state, 'isOpen')) throw notOffered();
  return found;
}

/** The offer, locked after its booking, as everything locks them. Throws 404. */
async function lockOffer(trx: Trx, token: string): Promise<{ transfer: Transfer; booking: BookingRow }> {
  const { id, booking_id } = await findOffer(trx, token);
  const booking = await lockBooking(trx, booking_id);
  const transfer = await transferLife.lock(trx, id);
  if (!transferLife.is(transfer.state, 'isOpen')) throw notOffered();
  return { transfer, booking };
}

/** The sender's first name, as strangers may read it; null if it carries a web address or is gone. */
export async function senderName(db: Queryable, userId: string): Promise<string | null> {
  const sender = await db.selectFrom('users').select('first_name').where('id', '=', userId).executeTakeFirst();
  const name = sender?.first_name ?? '';
  return name === '' || holdsWebAddress(name) ? null : name;
}

/** The ticket that a link offers. Throws 404 once it is no longer on offer. */
export async function readOffer(deps: BookingDeps, token: string, locale: Locale): Promise<Schemas['OfferedTicket']> {
  const transfer = await findOffer(deps.db, token);
  const { event, occurrence, places } = await readBookingView(deps, transfer.booking_id);
  const place = places.find(({ id }) => id === transfer.attendee_id);
  const now = deps.clock.now();
  if (place === undefined || now >= occurrence.starts_at) throw notOffered();
  const { ticket_name, seat } = presentAttendee(deps, place, locale);
  return {
    from: await senderName(deps.db, transfer.user_id),
    event: { slug: event.slug, title: event.title[locale] },
    occurrence: presentOccurrence(occurrence, locale, now),
    ticket_name,
    seat,
    names_required: event.names === 'required',
    questions: place.questions.map((question) => presentQuestion(question, locale)),
  };
}

/** Refuses a ticket: its sender keeps it. Throws 404. */
export async function declineTicket(deps: BookingDeps, trx: Trx, token: string): Promise<void> {
  const { transfer } = await lockOffer(trx, token);
  const how = { by: { kind: 'owner' }, at: deps.clock.now() } as const;
  await transferLife.demandMove(trx, transfer, { type: 'transfer.decline' }, how);
  await deps.jobs.send(trx, 'transfer-mail', { transferId: transfer.id, kind: 'declined' });
}

/**
 * Makes the ticket the receiver's: a booking of their own, with a new code, while the old code is refused at the door. Returns the
 * booking's id. Throws 404 once it isn't on offer, 409 for the sender, 422 for names and answers that are missing or can't be printed.
 */
export async function acceptTicket(
  deps: BookingDeps,
  trx: Trx,
  { token, ...told }: Acceptance,
  receiver: SignedIn,
  locale: Locale,
): Promise<string> {
  const now = deps.clock.now();
  const { transfer, booking } = await lockOffer(trx, token);
  if (transfer.user_id === receiver.id) throw new Problem(409, 'transfer_to_self');
  const { event, occurrence } = await deps.catalogue.occasion(booking.occurrence_id);
  const isInTime = now < occurrence.starts_at && bookingLife.is(booking.state, 'isBought');
  if (!isInTime) throw notOffered();
  const place = await trx
    .selectFrom('attendees')
    .selectAll()
    .where('id', '=', transfer.attendee_id)
    .executeTakeFirstOrThrow();
  await demandNotEntered(trx, place);
  const questions = occurrence.kinds.find(({ id }) => id === place.kind_id)?.questions ?? [];
  const who = whoComes(told, { questions, namesAreNeeded: event.names === 'required' });
  await withdrawPlace(trx, place, now);
  const received = await receivePlace(trx, place, { who, receiver, locale, now });
  const [sent, got] = [ownerOf(booking), { kind: 'owner', userId: receiver.id } as const];
  await bookingLife.demandMove(trx, booking, { type: 'ticket.give' }, { by: sent, at: now });
  await bookingLife.demandMove(trx, received.booking, { type: 'ticket.receive' }, { by: got, at: now });
  const set = { received_as: received.attendeeId };
  await transferLife.demandMove(trx, transfer, { type: 'transfer.accept', isInTime }, { by: got, at: now, set });
  await deps.jobs.send(trx, 'transfer-mail', { transferId: transfer.id, kind: 'accepted' });
  await deps.jobs.send(trx, 'booking-mail', { bookingId: received.booking.id, kind: 'tickets' });
  // A guest to whom the buyer had the ticket mailed holds a code that no longer works.
  const withdrawn = { bookingId: booking.id, kind: 'ticket_withdrawn', attendeeId: place.id } as const;
  if (place.email !== null) await deps.jobs.send(trx, 'booking-mail', withdrawn);
  return received.booking.id;
}

type Needs = { questions: Parameters<typeof noteMissing>[1]['questions']; namesAreNeeded: boolean };

function whoComes(told: Omit<Acceptance, 'token'>, needs: Needs): WhoComes {
  const problems = new PlaceProblems(() => '');
  const who = readWhoComes(told, needs, 0, problems);
  noteMissing(who, needs, 0, problems);
  problems.throwIfAny();
  return who;
}

/** Takes the ticket out of its buyer's booking: it stays on record there, with a code that nobody knows. */
async function withdrawPlace(trx: Trx, { id, code }: Place, now: Date): Promise<void> {
  if (code === null) throw new Error(`The ticket ${id} was given without a code`);
  await trx.insertInto('replaced_codes').values({ code, attendee_id: id, replaced_at: now }).execute();
  await trx
    .updateTable('attendees')
    .set({ live: false, transferred_at: now, code: newTicketCode() })
    .where('id', '=', id)
    .execute();
}

type Receiving = { who: WhoComes; receiver: SignedIn; locale: Locale; now: Date };

/** Records the place as the receiver's, at no cost. It still counts towards the buyer's limit, so that giving tickets away lets nobody buy more. */
async function receivePlace(trx: Trx, place: Place, { who, receiver, locale, now }: Receiving) {
  const { occurrence_id, kind_id, seat_index } = place;
  const booking = await trx
    .insertInto('bookings')
    .values({
      reference: newReference(),
      user_id: receiver.id,
      occurrence_id,
      locale,
      state: bookingLife.stateThat('isBought'),
      outcome: 'received',
      expires_at: null,
      created_at: now,
      paid_at: now,
      changed_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (seat_index !== null)
    await trx
      .updateTable('seats')
      .set({ booking_id: booking.id, changed_in: sql`pg_current_xact_id()` })
      .where('occurrence_id', '=', occurrence_id)
      .where('index', '=', seat_index)
      .execute();
  const { id } = await trx
    .insertInto('attendees')
    .values({
      booking_id: booking.id,
      occurrence_id,
      position: 0,
      kind_id,
      amount: 0,
      first_name: who.first_name,
      last_name: who.last_name,
      email: null,
      answers: JSON.stringify(who.answers),
      seat_index,
      code: newTicketCode(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`insert into person_places (mailbox, occurrence_id, places, most)
    select mailbox, ${occurrence_id}, 1, 1 from users where id = ${receiver.id}
    on conflict (mailbox, occurrence_id) do update
      set places = person_places.places + 1, most = greatest(person_places.most, person_places.places + 1)`.execute(
    trx,
  );
  return { booking, attendeeId: id };
}

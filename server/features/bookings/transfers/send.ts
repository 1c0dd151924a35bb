import { randomUUID } from 'node:crypto';
import { personMailbox } from '../../../kernel/auth/person-mailbox.ts';
import type { SignedIn } from '../../../kernel/auth/signed-in.ts';
import { orRefusal } from '../../../kernel/http/constraints.ts';
import type { Schemas } from '../../../kernel/http/operation.ts';
import { hashOfSecret } from '../../../kernel/hashes.ts';
import { Problem } from '../../../kernel/http/problem.ts';
import { type Actor, ownerOf, thePortal } from '../../../kernel/lifecycle/lifecycle.ts';
import { bookingLife, transferLife } from '../../../kernel/lifecycle/lives.ts';
import type { BookingDeps, BookingRow } from '../deps.ts';
import type { Trx } from '../../../kernel/db/database.ts';
import { isEntered } from '../entered.ts';
import { demandNoExchange } from '../exchange/rules.ts';
import { demandGuestMail } from '../guest-mails.ts';

/** The token of a transfer's link: only the mail has it, and only its hash is stored. */
export const tokenOf = ({ fingerprint }: Pick<BookingDeps, 'fingerprint'>, id: string): string =>
  fingerprint('ticket-transfer', id);

/**
 * Offers one ticket of a paid booking, which is locked, to somebody by mail. Throws 409 for a ticket that is on its way already or once the
 * event has started, 422 for one that isn't the booking's or for the sender's own mailbox, 429 past the day's mails.
 */
export async function sendTicket(
  deps: BookingDeps,
  trx: Trx,
  booking: BookingRow,
  { attendee_id, email }: Schemas['TransferRequest'],
  sender: SignedIn,
): Promise<void> {
  const now = deps.clock.now();
  bookingLife.demandAfter(booking.state, { type: 'ticket.give' });
  const { occurrence } = await deps.catalogue.occasion(booking.occurrence_id);
  if (now >= occurrence.starts_at) throw new Problem(409, 'transfer_too_late');
  const refuse = (field: string, code: 'not_found' | 'transfer_to_self') =>
    new Problem(422, code, { fields: { [field]: [code] } });
  if (personMailbox(email) === personMailbox(sender.email)) throw refuse('email', 'transfer_to_self');
  const place = await trx
    .selectFrom('attendees')
    .select(['id', 'occurrence_id'])
    .where('id', '=', attendee_id)
    .where('booking_id', '=', booking.id)
    .where('live', '=', true)
    .executeTakeFirst();
  if (place === undefined) throw refuse('attendee_id', 'not_found');
  await demandNotEntered(trx, place);
  await demandNoExchange(trx, booking);
  const id = randomUUID();
  await demandGuestMail(deps, trx, { to: email, buyerId: sender.id });
  await orRefusal(
    trx
      .insertInto('ticket_transfers')
      .values({
        id,
        user_id: sender.id,
        booking_id: booking.id,
        attendee_id,
        email,
        token_hash: hashOfSecret(tokenOf(deps, id)),
        state: transferLife.initial,
        received_as: null,
        created_at: now,
        changed_at: now,
      })
      .execute(),
  );
  await deps.jobs.send(trx, 'transfer-mail', { transferId: id, kind: 'offered' });
}

/** Throws 409 for a ticket that somebody has come in with: its new code would let in a second person. */
export async function demandNotEntered(trx: Trx, place: { id: string; occurrence_id: string }): Promise<void> {
  if (await isEntered(trx, place.occurrence_id, [place.id])) throw new Problem(409, 'transfer_entered');
}

/** Takes back an open transfer of a booking, which is locked. Throws 404 if it has none with this id, 409 if it is over. */
export async function takeTicketBack(deps: BookingDeps, trx: Trx, booking: BookingRow, id: string): Promise<void> {
  const transfer = await transferLife.lock(trx, id);
  if (transfer.booking_id !== booking.id) throw new Problem(404, 'not_found');
  const how = { by: ownerOf(booking), at: deps.clock.now() };
  await transferLife.demandMove(trx, transfer, { type: 'transfer.take_back' }, how);
  await deps.jobs.send(trx, 'transfer-mail', { transferId: id, kind: 'taken_back' });
}

/** Takes back the open transfers of tickets that are no longer valid; their booking is locked. */
export async function endTransfers(
  deps: BookingDeps,
  trx: Trx,
  tickets: readonly string[],
  by: Actor = thePortal,
): Promise<void> {
  const open = await trx
    .selectFrom('ticket_transfers')
    .selectAll()
    .where('attendee_id', 'in', tickets)
    .where(transferLife.stateIn('isOpen'))
    .forUpdate()
    .execute();
  for (const transfer of open) {
    await transferLife.demandMove(trx, transfer, { type: 'transfer.take_back' }, { by, at: deps.clock.now() });
    await deps.jobs.send(trx, 'transfer-mail', { transferId: transfer.id, kind: 'taken_back' });
  }
}

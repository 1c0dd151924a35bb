import { sql } from 'kysely';
import { Problem } from '../http/problem.ts';
import type { PaymentLine } from '../payments/gateway.ts';
import { SESSION_LIFE_MS } from '../payments/session-life.ts';
import type { BookingDeps, PaymentRow } from './deps.ts';

/**
 * The provider's session of a payment, made now unless it exists. The payment's id is the idempotency key, so that a session whose
 * answer was lost is found again. Throws PaymentsUnavailable.
 */
export async function ensureSession(deps: BookingDeps, payment: PaymentRow): Promise<{ id: string; url: string }> {
  if (payment.session_id !== null && payment.url !== null) return { id: payment.session_id, url: payment.url };
  const { buyer, lines } = await describe(deps, payment);
  const page = (name: string) => `${deps.publicUrl}/payment/${name}?booking=${payment.booking_id}`;
  const session = await deps.payments.createSession({
    reference: payment.id,
    idempotencyKey: payment.id,
    lines,
    customerEmail: buyer.email,
    successUrl: page('success'),
    cancelUrl: page('cancel'),
    expiresAt: new Date(payment.created_at.getTime() + SESSION_LIFE_MS),
    locale: buyer.locale,
  });
  await deps.db
    .updateTable('payments')
    .set({ session_id: session.id, url: session.url })
    .where('id', '=', payment.id)
    .where('session_id', 'is', null)
    .execute();
  return session;
}

async function describe({ db }: BookingDeps, payment: PaymentRow) {
  const buyer = await db
    .selectFrom('bookings')
    .innerJoin('users', 'users.id', 'bookings.user_id')
    .innerJoin('occurrences', 'occurrences.id', 'bookings.occurrence_id')
    .innerJoin('events', 'events.id', 'occurrences.event_id')
    .select(['users.email', 'bookings.locale', 'events.title'])
    .where('bookings.id', '=', payment.booking_id)
    .executeTakeFirstOrThrow();
  const places = await db
    .selectFrom('attendees')
    .innerJoin('ticket_kinds', 'ticket_kinds.id', 'attendees.kind_id')
    .select(['ticket_kinds.name', 'attendees.amount', sql<number>`count(*)::int`.as('quantity')])
    .where('booking_id', '=', payment.booking_id)
    .groupBy(['ticket_kinds.id', 'ticket_kinds.name', 'attendees.amount'])
    .orderBy('ticket_kinds.id')
    .orderBy('attendees.amount')
    .execute();
  const lines = places.map(({ name, amount, quantity }): PaymentLine => ({
    name: `${buyer.title[buyer.locale]}: ${name[buyer.locale]}`,
    amountCents: amount,
    quantity,
  }));
  const total = lines.reduce((sum, line) => sum + line.amountCents * line.quantity, 0);
  // Never ask for a sum other than the one that the payment was opened for.
  if (total !== payment.amount) throw new Problem(409, 'not_in_this_state');
  return { buyer, lines: lines.filter((line) => line.amountCents > 0) };
}

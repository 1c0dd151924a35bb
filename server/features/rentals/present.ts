import { localDate } from '../../kernel/calendar/moments.ts';
import type { Queryable } from '../../kernel/db/database.ts';
import { money } from '../../kernel/http/money.ts';
import type { Locale, Schemas } from '../../kernel/http/operation.ts';
import { rentalLife } from '../../kernel/lifecycle/lives.ts';
import { presentPayment } from '../../kernel/payments/handlers.ts';
import { standingPayment } from '../../kernel/payments/open.ts';
import { nameOf } from '../../kernel/staff/names.ts';
import { clashesOf } from './calendar.ts';
import { readDocuments } from './documents.ts';
import { payableKey, refundedOf, refundOf, refundUntil } from './payable.ts';
import {
  isAhead,
  organisationName,
  type RentalDeps,
  type RentalRow,
  sumsOf,
  thingName,
  venueName,
} from './requests.ts';
import { type Span, timesOf, writtenLocal } from './times.ts';

const shown = ({ starts_at, ends_at }: Span): Schemas['RentalSpan'] => ({
  start: starts_at.toISOString(),
  end: ends_at.toISOString(),
});

/** The times of a request at which its venue is taken by now. */
export async function presentClashes(
  deps: RentalDeps,
  db: Queryable,
  row: RentalRow,
): Promise<Schemas['RentalRequest']['clashes']> {
  const clashes = await clashesOf(db, deps, row);
  return clashes.map((span) => ({
    day: localDate(span.starts_at.getTime(), deps.union.timeZone),
    ...shown(span),
  }));
}

/** A request as the contract tells it to whoever asked. */
export async function presentRequest(
  deps: RentalDeps,
  db: Queryable,
  row: RentalRow,
  locale: Locale,
): Promise<Schemas['RentalRequest']> {
  const { union } = deps;
  const said = await db
    .selectFrom('transitions')
    .select('note')
    .where('what', '=', 'rental_requests')
    .where('row_id', '=', row.id)
    .where('note', 'is not', null)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  const { organisation, venue } = row;
  const { price, deposit } = sumsOf(deps, row);
  const payment = await standingPayment(db, payableKey(row.id));
  const refunded = await refundedOf(db, payment);
  const until = refundUntil(deps, row);
  const isLossAhead = rentalLife.is(row.state, 'isAgreed') && price > 0 && deps.clock.now() <= until;
  const isPaid = payment !== undefined && rentalLife.is(row.state, 'isConfirmed');
  const canSend = rentalLife.after(row.state, { type: 'request.send' }) !== undefined && isAhead(deps, row);
  return {
    id: row.id,
    reference: row.reference,
    state: row.state,
    organisation: organisation === null ? null : { id: organisation, name: organisationName(deps, organisation) },
    venue: venue === null ? null : { id: venue, name: await venueName(db, venue, locale) },
    equipment: row.equipment.map((thing) => ({ ...thing, name: thingName(deps, thing.id, locale) })),
    start: row.starts_at.toISOString(),
    end: row.ends_at.toISOString(),
    start_local: writtenLocal(row.starts_at, union.timeZone),
    end_local: writtenLocal(row.ends_at, union.timeZone),
    purpose: row.purpose,
    people: row.people,
    access_needs: row.access_needs,
    repeats_until: row.repeats_until,
    left_out: row.left_out,
    times: timesOf(deps, row).map(shown),
    clashes: canSend ? await presentClashes(deps, db, row) : [],
    documents: await readDocuments(db, row.id),
    price: money(price, locale),
    deposit: money(deposit, locale),
    pay_by: rentalLife.is(row.state, 'canPay') ? (row.pay_by?.toISOString() ?? null) : null,
    payment: payment ? presentPayment(deps, payment, locale) : null,
    refund: isPaid ? money(refundOf(deps, row, 'requester'), locale) : null,
    refund_until: isLossAhead ? until.toISOString() : null,
    refund_days: deps.site.standing.rentals.refundDays,
    refunded: refunded === undefined ? null : money(refunded, locale),
    deposit_kept:
      refunded !== undefined && rentalLife.is(row.state, 'isMissing') ? money(deposit - refunded, locale) : null,
    note: said?.note ?? null,
    asked_by: null,
    can_change: rentalLife.is(row.state, 'canChange'),
    can_send: canSend,
    can_pay: rentalLife.is(row.state, 'canPay'),
    can_cancel: rentalLife.after(row.state, { type: 'request.cancel', isAhead: isAhead(deps, row) }) !== undefined,
    can_save_date: rentalLife.is(row.state, 'isConfirmed'),
  };
}

type Asked = RentalRow & Parameters<typeof nameOf>[0];

/** The same to somebody who reads it: another officer of the organisation sees who asked, and can change and pay nothing. */
export async function presentTo(
  deps: RentalDeps,
  db: Queryable,
  reader: string,
  row: Asked,
  locale: Locale,
): Promise<Schemas['RentalRequest']> {
  const request = await presentRequest(deps, db, row, locale);
  if (row.user_id === reader) return request;
  const nothing = { can_change: false, can_send: false, can_pay: false, can_cancel: false } as const;
  const unpaid = {
    pay_by: null,
    payment: null,
    refund: null,
    refund_until: null,
    refunded: null,
    deposit_kept: null,
  } as const;
  return { ...request, ...nothing, ...unpaid, asked_by: nameOf(row), clashes: [] };
}

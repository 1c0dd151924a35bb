import { type Kysely, sql } from 'kysely';

/**
 * Bookings that take the place of another, at another date of the event. Whatever the code above does: a booking is exchanged for one other at
 * a time and once in all; of the two, one has valid tickets; the new one has the same tickets, and exactly what they cost was paid for them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const held = (booking: string) =>
  `payable_type = 'booking' and (holder_id = ${booking} or (payable_id = ${booking} and holder_id is null))`;

const kindsOf = (booking: string) => `(
  select coalesce(array_agg(key order by key), '{}') from attendees join ticket_kinds on ticket_kinds.id = kind_id
  where booking_id = ${booking} and cancelled_at is null and transferred_at is null)`;

const statements = [
  `alter table bookings drop constraint bookings_state_check`,
  `alter table bookings add constraint bookings_state_check check (state in (
    'held', 'set_aside', 'awaiting_payment', 'paid', 'exchanged', 'expired', 'cancelled', 'refund_pending', 'refunded'
  ))`,
  `alter table bookings drop constraint bookings_outcome_check`,
  `alter table bookings add constraint bookings_outcome_check check (outcome in (
    'reseated', 'paid_too_late', 'cancelled_by_buyer', 'cancelled_by_union', 'event_cancelled', 'hold_expired', 'replaced',
    'received', 'offered', 'taken_back', 'exchange_over'
  ))`,
  `alter table bookings add column exchanges_booking_id uuid references bookings`,
  `alter table bookings add column credit integer check (credit >= 0)`,
  `alter table bookings add constraint credit_of_another check (credit is null or exchanges_booking_id is not null)`,
  `create unique index one_exchange_a_booking on bookings (exchanges_booking_id)
    where exchanges_booking_id is not null and state in ('held', 'awaiting_payment', 'paid')`,
  `create unique index exchanged_once on bookings (exchanges_booking_id) where credit is not null`,
  `create index bookings_exchanges on bookings (exchanges_booking_id) where exchanges_booking_id is not null`,

  // holder_id: the booking that has the money now. A refund's payable_id: the booking that had it then; at_end: the rest, once that was over.
  `alter table payments add column holder_id uuid`,
  `create index payments_holder on payments (holder_id) where holder_id is not null`,
  `alter table refunds add column payable_id uuid, add column at_end boolean not null default false`,
  `update refunds set payable_id = payments.payable_id from payments where payments.id = refunds.payment_id`,
  `update refunds set at_end = true from payments where payments.id = refunds.payment_id and payments.state = 'refund_pending'`,
  `create index refunds_payable on refunds (payable_id)`,

  // At the end of the transaction, when the payment that completed it is written down too.
  `create function exchange_is_whole() returns trigger language plpgsql as $$
  declare
    replaced uuid := new.exchanges_booking_id;
    price integer;
    credited integer;
    paid integer;
    taken integer;
  begin
    if not exists (select from bookings where id = replaced and state = 'exchanged')
      or exists (select from attendees where booking_id = replaced and live) then
      raise exception 'tickets of both bookings' using errcode = 'check_violation', constraint = 'tickets_of_one_booking';
    end if;
    if ${kindsOf('new.id')} <> ${kindsOf('replaced')} then
      raise exception 'other tickets' using errcode = 'check_violation', constraint = 'exchange_of_the_same_tickets';
    end if;
    select coalesce(sum(amount), 0) into price from attendees where booking_id = new.id;
    select credit into credited from bookings where id = new.id;
    select coalesce(sum(received), 0) into paid from payments where payable_id = new.id and state = 'paid';
    select coalesce(sum(received - coalesce(back, 0)), 0) into taken
      from payments left join lateral (
        select sum(amount) as back from refunds where refunds.payment_intent = payments.payment_intent
      ) as sent on true
      where ${held('new.id')} and payable_id <> new.id;
    if credited is null or credited <> taken or credited + paid <> price then
      raise exception 'money lost or doubled' using errcode = 'check_violation', constraint = 'exchange_for_the_difference';
    end if;
    return null;
  end $$`,
  `create constraint trigger exchange_is_whole after update on bookings deferrable initially deferred for each row
    when (new.exchanges_booking_id is not null and new.state = 'paid' and old.state <> 'paid')
    execute function exchange_is_whole()`,
  `create function exchanged_for_another() returns trigger language plpgsql as $$
  begin
    if not exists (select from bookings where exchanges_booking_id = new.id and credit is not null) then
      raise exception 'exchanged for nothing' using errcode = 'check_violation', constraint = 'exchanged_for_another';
    end if;
    return null;
  end $$`,
  `create constraint trigger exchanged_for_another after update on bookings deferrable initially deferred for each row
    when (new.state = 'exchanged' and old.state <> 'exchanged') execute function exchanged_for_another()`,
];

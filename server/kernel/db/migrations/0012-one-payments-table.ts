import { type Kysely, sql } from 'kysely';

/**
 * Payments for anything that is bought, each with its payer. A purchase's money moves into a payment that keeps its id, by which the
 * provider and refunds know it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table payments
    add column payable_type text check (payable_type in ('booking', 'parking_permit', 'student_card', 'research_fund')),
    add column payable_id uuid,
    add column user_id uuid references users on delete set null`,
  `update payments set payable_type = 'booking', payable_id = booking_id,
    user_id = (select user_id from bookings where bookings.id = booking_id)`,
  // Also drops the indexes and the foreign key of booking_id.
  `alter table payments drop column booking_id,
    alter column payable_type set not null, alter column payable_id set not null`,
  `insert into payments
      (id, payable_type, payable_id, user_id, amount, state, session_id, url, payment_intent, received, created_at, changed_at)
    select id, product, id, user_id, amount, case state when 'ended' then 'expired' else state end,
      session_id, url, payment_intent, received, created_at, changed_at
    from purchases order by sequence`,
  `create unique index paid_once on payments (payable_type, payable_id) where state in ('none_due', 'paid')`,
  `create unique index one_open_payment on payments (payable_type, payable_id) where state in ('open', 'declined')`,
  `create index payments_payable on payments (payable_id, sequence desc)`,
  `create index payments_user on payments (user_id)`,

  `drop index bought_once`,
  `drop index one_open_purchase`,
  `drop index purchases_open`,
  `alter table purchases drop constraint purchases_state_check`,
  `update purchases set state = case when state in ('open', 'declined') then 'open' when state = 'paid' then 'paid' else 'ended' end`,
  `alter table purchases add constraint purchases_state_check check (state in ('open', 'paid', 'ended')),
    drop column amount, drop column session_id, drop column url, drop column payment_intent, drop column received`,
  `create unique index bought_once on purchases (user_id, product, year) where state = 'paid'`,
  `create unique index one_open_purchase on purchases (user_id, product, year) where state = 'open'`,
  `update stuck set what = 'payment' where what = 'purchase'`,
];

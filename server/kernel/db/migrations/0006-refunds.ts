import { type Kysely, sql } from 'kysely';

/**
 * Refunds as rows of their own, each with the provider's status, and a list of work that keeps failing. Also the indexes that
 * requests use.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table payments add column received integer check (received >= 0)`,
  `alter table purchases add column received integer check (received >= 0)`,
  `update payments set received = amount where payment_intent is not null`,
  `update purchases set received = amount where payment_intent is not null`,

  // payment_id: of payments or purchases; money of a session that neither opened names the one that it claimed to be for.
  `create table refunds (
    id uuid primary key default gen_random_uuid(),
    payment_id uuid not null,
    payment_intent text not null,
    amount integer not null check (amount > 0),
    currency text not null,
    state text not null check (state in ('due', 'pending', 'requires_action', 'failed', 'succeeded')),
    attempt integer not null default 1,
    provider_id text unique,
    look_at timestamptz not null,
    created_at timestamptz not null,
    changed_at timestamptz not null
  )`,
  `create index refunds_payment on refunds (payment_id)`,
  `create index refunds_intent on refunds (payment_intent)`,
  `create index refunds_unfinished on refunds (look_at) where state <> 'succeeded'`,
  // These keep the payment's id: the provider knows them under that key already.
  `insert into refunds (id, payment_id, payment_intent, amount, currency, state, look_at, created_at, changed_at)
    select id, id, payment_intent, amount, 'eur', 'due', changed_at, changed_at, changed_at from payments
    where state = 'refund_pending' and payment_intent is not null and amount > 0
    union all
    select id, id, payment_intent, amount, 'eur', 'due', changed_at, changed_at, changed_at from purchases
    where state = 'refund_pending' and payment_intent is not null and amount > 0`,

  `create table stuck (
    what text not null,
    id text not null,
    tries integer not null,
    last_error text not null,
    data jsonb,
    since timestamptz not null,
    last_tried_at timestamptz not null,
    next_try_at timestamptz not null,
    primary key (what, id)
  )`,

  `create index payments_booking on payments (booking_id, sequence desc)`,
  `create index payments_open on payments (changed_at) where state in ('open', 'declined')`,
  `create index purchases_user on purchases (user_id, product, sequence desc)`,
  `create index parking_permits_purchase on parking_permits (purchase_id)`,
  `create index attendees_email on attendees (lower(email)) where email is not null`,
  `create index bookings_occurrence on bookings (occurrence_id, state)`,
];

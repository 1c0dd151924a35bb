import { type Kysely, sql } from 'kysely';

/** Togas: the slots of fittings, and the rentals. No slot is ever booked beyond its capacity: the database itself counts its holders. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table toga_fitting_days (day date primary key)`,
  `create table toga_fittings (
    id uuid primary key default gen_random_uuid(),
    starts_at timestamptz not null unique,
    ends_at timestamptz not null,
    capacity integer not null check (capacity >= 0),
    taken integer not null default 0 check (taken >= 0),
    constraint never_past_the_fitting check (taken <= capacity)
  )`,
  `create table toga_rentals (
    id uuid primary key default gen_random_uuid(),
    reference text not null unique,
    user_id uuid not null references users on delete cascade,
    state text not null check (state in ('held', 'awaiting_payment', 'booked', 'fitted', 'collected', 'returned',
      'returned_late', 'deposit_given_back', 'deposit_kept', 'ended')),
    holds_slot boolean not null generated always as (state in ('held', 'awaiting_payment', 'booked', 'fitted')) stored,
    fitting_id uuid not null references toga_fittings,
    pieces text[] not null,
    height integer not null,
    head integer not null,
    degree text not null,
    graduation_day date not null,
    amount integer not null check (amount >= 0),
    deposit integer not null check (deposit >= 0),
    size text,
    expires_at timestamptz,
    accepted_at timestamptz,
    fitting_reminded_at timestamptz,
    return_reminded_at timestamptz,
    created_at timestamptz not null,
    paid_at timestamptz,
    collected_at timestamptz,
    changed_at timestamptz not null
  )`,
  `create index toga_rentals_user on toga_rentals (user_id)`,
  `create index toga_rentals_fitting on toga_rentals (fitting_id)`,
  `create unique index one_open_toga_rental on toga_rentals (user_id) where state in ('held', 'awaiting_payment')`,
  `create unique index one_toga_a_graduation on toga_rentals (user_id, graduation_day)
    where state not in ('held', 'awaiting_payment', 'ended')`,
  `create index toga_rentals_open on toga_rentals (expires_at) where state in ('held', 'awaiting_payment')`,
  `create function count_toga_fitting() returns trigger language plpgsql as $$
  declare
    former uuid := case when tg_op <> 'INSERT' and old.holds_slot then old.fitting_id end;
    present uuid := case when tg_op <> 'DELETE' and new.holds_slot then new.fitting_id end;
  begin
    if former is distinct from present then
      update toga_fittings set taken = taken - 1 where id = former;
      update toga_fittings set taken = taken + 1 where id = present;
    end if;
    return null;
  end $$`,
  `create trigger count_toga_fitting after insert or update or delete on toga_rentals
    for each row execute function count_toga_fitting()`,
  `create trigger forget_transitions after delete on toga_rentals for each row execute function forget_transitions()`,
  `alter table payments drop constraint payments_payable_type_check`,
  `alter table payments add constraint payments_payable_type_check
    check (payable_type in ('booking', 'parking_permit', 'student_card', 'research_fund', 'toga_rental'))`,
];

import { type Kysely, sql } from 'kysely';

/**
 * Requests for venues and equipment. Two approvals never overlap, and no day ever lends more than there is: the database itself keeps a
 * venue for one and counts what is lent.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create extension if not exists btree_gist`,
  `create table rental_stock (
    equipment text not null,
    day date not null,
    stock integer not null,
    taken integer not null default 0 check (taken >= 0),
    primary key (equipment, day),
    constraint never_past_the_stock check (taken <= stock)
  )`,
  `create table rental_requests (
    id uuid primary key default gen_random_uuid(),
    reference text not null unique,
    user_id uuid not null references users on delete cascade,
    state text not null check (state in ('draft', 'sent', 'asked_back', 'approved', 'due_back', 'over', 'returned',
      'missing', 'declined', 'cancelled', 'lapsed')),
    is_agreed boolean not null generated always as (state = 'approved') stored,
    organisation text,
    venue text,
    equipment jsonb not null default '[]',
    starts_at timestamptz not null,
    ends_at timestamptz not null,
    first_day date not null,
    last_day date not null,
    purpose text not null,
    people integer not null check (people > 0),
    access_needs text,
    created_at timestamptz not null,
    changed_at timestamptz not null,
    check (starts_at < ends_at),
    check ((venue is null) = (equipment <> '[]')),
    constraint one_rental_a_venue exclude using gist (venue with =, tstzrange(starts_at, ends_at) with &&)
      where (is_agreed and venue is not null)
  )`,
  `create index rental_requests_user on rental_requests (user_id)`,
  `create index rental_requests_open on rental_requests (starts_at)
    where state in ('draft', 'sent', 'asked_back', 'approved', 'due_back')`,
  `create function lend_things(things jsonb, first_day date, last_day date, sign integer) returns void language plpgsql as $$
  declare
    each record;
  begin
    for each in
      select thing.id, thing.quantity, days.day::date as day
      from jsonb_to_recordset(things) as thing (id text, quantity integer)
      cross join generate_series(first_day::timestamp, last_day::timestamp, '1 day') as days (day)
      order by 1, 3
    loop
      update rental_stock set taken = taken + sign * each.quantity where equipment = each.id and day = each.day;
      if not found then
        raise exception 'no stock of % is known for %', each.id, each.day
          using errcode = 'check_violation', constraint = 'never_past_the_stock';
      end if;
    end loop;
  end $$`,
  `create function count_rental() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'INSERT' and old.is_agreed then
      perform lend_things(old.equipment, old.first_day, old.last_day, -1);
    end if;
    if tg_op <> 'DELETE' and new.is_agreed then
      perform lend_things(new.equipment, new.first_day, new.last_day, 1);
    end if;
    return null;
  end $$`,
  `create trigger count_rental after insert or update or delete on rental_requests
    for each row execute function count_rental()`,
  `create trigger forget_transitions after delete on rental_requests for each row execute function forget_transitions()`,
];

import { type Kysely, sql } from 'kysely';

/**
 * Promo codes and member prices. Whatever the code above does: a code is in no more bookings at once than it may be, neither in all nor for
 * one person. A booking counts while it holds places; when it ends without them, its use comes back.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const counts = (row: string) => `${row}.state in ('held', 'awaiting_payment', 'paid')`;

const statements = [
  // listed: the ordinary price, where less is paid.
  `alter table attendees add column listed integer`,
  `alter table attendees add constraint listed_is_more check (listed > amount)`,
  `alter table ticket_kinds add column member_prices jsonb not null default '[]'`,

  // key: the code as it is looked up. kinds: the keys of the tickets it is for; null for all.
  `create table promo_codes (
    id uuid primary key default gen_random_uuid(),
    event_id uuid not null references events on delete cascade,
    code text not null,
    key text not null,
    kinds text[],
    percent integer check (percent between 1 and 100),
    cents_off integer check (cents_off > 0),
    cents integer check (cents >= 0),
    valid_from timestamptz,
    valid_until timestamptz,
    most_uses integer,
    most_each integer,
    uses integer not null default 0 check (uses >= 0),
    withdrawn boolean not null default false,
    constraint one_reduction check (num_nonnulls(percent, cents_off, cents) = 1),
    constraint never_past_the_uses check (uses <= most_uses),
    constraint one_code_an_event unique (event_id, key)
  )`,
  `alter table bookings add column promo_code_id uuid references promo_codes`,
  `create index bookings_promo_code on bookings (promo_code_id) where promo_code_id is not null`,

  // The code's row is locked by its count first, so that the bookings of one person are counted one after the other.
  `create function count_promo_uses() returns trigger language plpgsql as $$
  declare
    before uuid;
    after uuid;
    each integer;
    own integer;
  begin
    if tg_op <> 'INSERT' then
      before := case when ${counts('old')} then old.promo_code_id end;
    end if;
    if tg_op <> 'DELETE' then
      after := case when ${counts('new')} then new.promo_code_id end;
    end if;
    if before is not distinct from after then
      return null;
    end if;
    if before is not null then
      update promo_codes set uses = uses - 1 where id = before;
    end if;
    if after is not null then
      update promo_codes set uses = uses + 1 where id = after returning most_each into each;
      select count(*) into own from bookings join users on users.id = bookings.user_id
        where bookings.promo_code_id = after and ${counts('bookings')}
          and users.mailbox = (select mailbox from users where id = new.user_id);
      if own > each then
        raise exception 'this person has used the code' using errcode = 'check_violation', constraint = 'never_past_a_persons_uses';
      end if;
    end if;
    return null;
  end $$`,
  `create trigger count_promo_uses after insert or delete or update of promo_code_id, state on bookings
    for each row execute function count_promo_uses()`,
];

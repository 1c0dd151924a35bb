import { type Kysely, sql } from 'kysely';

/**
 * A promo code stays used once while its booking changes its date: of the two bookings, the new one counts only from when the old one no
 * longer does.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const counts = (row: string) => `${row}.state in ('held', 'awaiting_payment', 'paid')`;

const statements = [
  `create function uses_promo_code(booking bookings) returns boolean stable language sql as $$
    select ${counts('booking')} and not exists (
      select from bookings as replaced where replaced.id = booking.exchanges_booking_id
        and replaced.promo_code_id = booking.promo_code_id and ${counts('replaced')})
  $$`,

  // The code's row is locked by its count first, so that the bookings of one person are counted one after the other.
  `create or replace function count_promo_uses() returns trigger language plpgsql as $$
  declare
    before uuid;
    after uuid;
    each integer;
    own integer;
  begin
    if tg_op <> 'INSERT' then
      before := case when uses_promo_code(old) then old.promo_code_id end;
    end if;
    if tg_op <> 'DELETE' then
      after := case when uses_promo_code(new) then new.promo_code_id end;
    end if;
    if before is not distinct from after then
      return null;
    end if;
    -- The use passes to the booking that replaces this one.
    if before is not null and not exists (
      select from bookings as replacing where replacing.exchanges_booking_id = old.id
        and replacing.promo_code_id = before and ${counts('replacing')}) then
      update promo_codes set uses = uses - 1 where id = before;
    end if;
    if after is not null then
      update promo_codes set uses = uses + 1 where id = after returning most_each into each;
      select count(*) into own from bookings join users on users.id = bookings.user_id
        where bookings.promo_code_id = after and uses_promo_code(bookings)
          and users.mailbox = (select mailbox from users where id = new.user_id);
      if own > each then
        raise exception 'this person has used the code' using errcode = 'check_violation', constraint = 'never_past_a_persons_uses';
      end if;
    end if;
    return null;
  end $$`,

  // An exchange that was under way with the code of the booking that it replaces counted twice.
  `update promo_codes set uses = (
    select count(*) from bookings where promo_code_id = promo_codes.id and uses_promo_code(bookings))
    where exists (select from bookings where promo_code_id = promo_codes.id and exchanges_booking_id is not null)`,
];

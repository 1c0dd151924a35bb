import { type Kysely, sql } from 'kysely';

/**
 * The pieces in stock for each graduation, by size, and how many of them are promised; where the stock is a limit, no more than that can be.
 * Requests for venues can leave out some of their weeks, and their reminders are noted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table toga_stock (
    graduation_day date not null,
    piece text not null,
    size text not null,
    quantity integer check (quantity >= 0),
    taken integer not null default 0 check (taken >= 0),
    is_limit boolean not null default false,
    primary key (graduation_day, piece, size),
    constraint never_past_the_togas check (not is_limit or taken <= quantity)
  )`,
  // The size of each piece, in the order of the pieces; none for rentals from before there were sizes, until they are worked out.
  `alter table toga_rentals
    add column sizes text[] not null default '{}' check (cardinality(sizes) in (0, cardinality(pieces))),
    add column needs_pieces boolean not null generated always as (state <> 'ended') stored`,
  `create index toga_rentals_unsized on toga_rentals (id) where sizes = '{}'`,
  `create index toga_rentals_graduation on toga_rentals (graduation_day)`,
  // Counted in one order, so that two who change the same sizes wait for each other instead of being stopped.
  `create function count_toga_stock() returns trigger language plpgsql as $$
  declare
    changed record;
  begin
    for changed in
      select day, piece, size, sum(step)::integer as step from (
        select old.graduation_day as day, piece, size, -1 as step from unnest(old.pieces, old.sizes) as had (piece, size)
        where tg_op <> 'INSERT' and old.needs_pieces
        union all
        select new.graduation_day, piece, size, 1 from unnest(new.pieces, new.sizes) as has (piece, size)
        where tg_op <> 'DELETE' and new.needs_pieces
      ) as steps
      where size is not null group by day, piece, size having sum(step) <> 0 order by day, piece collate "C", size collate "C"
    loop
      insert into toga_stock (graduation_day, piece, size, taken)
      values (changed.day, changed.piece, changed.size, greatest(changed.step, 0))
      on conflict (graduation_day, piece, size) do update set taken = toga_stock.taken + changed.step;
    end loop;
    return null;
  end $$`,
  `create trigger count_toga_stock after insert or update or delete on toga_rentals
    for each row execute function count_toga_stock()`,
  `alter table rental_requests
    add column left_out text[] not null default '{}',
    add column start_reminded_for date,
    add column return_reminded_at timestamptz`,
];

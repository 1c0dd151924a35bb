import { type Kysely, sql } from 'kysely';

/** A toga whose deposit was kept while it was out is missing until it comes back: those of before are told by their history. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table toga_rentals drop constraint toga_rentals_state_check`,
  `alter table toga_rentals add constraint toga_rentals_state_check check (state in ('held', 'awaiting_payment', 'booked',
    'fitted', 'collected', 'missing', 'returned', 'returned_late', 'deposit_given_back', 'deposit_kept', 'ended'))`,
  `update toga_rentals set state = 'missing' where state = 'deposit_kept' and exists (
    select from transitions where what = 'toga_rentals' and row_id = toga_rentals.id
      and event = 'deposit.keep' and from_state = 'collected'
  )`,
  `update transitions set to_state = 'missing'
    where what = 'toga_rentals' and event = 'deposit.keep' and from_state = 'collected'`,
];

import { sql } from 'kysely';
import { approveAll, crowdOfRequests, lentTooMuch, overlaps } from '../../support/rental-rush.ts';
import { control, type Figure, none } from '../figure.ts';
import type { LoadStage } from './services.ts';

const REQUESTS = 1000;
const told = new Set<string | number>([200, 'rental_venue_taken', 'rental_stock_taken', 'changed_meanwhile']);

/** S5: 1,000 overlapping requests approved by two of the staff at once, at two servers. */
export async function hires({ db, urls }: LoadStage): Promise<Figure[]> {
  const { ids, user_id } = await crowdOfRequests(db, REQUESTS);
  const answers = await approveAll(db, urls, ids);
  const approvals = answers.filter((answer) => answer === 200).length;
  const overlapping = await overlaps(db, user_id);
  const lent = (await lentTooMuch(db, user_id, 'projector', 3)) + (await lentTooMuch(db, user_id, 'e-bike', 12));
  const { rows } = await sql`select from rental_stock where taken < 0 or taken > stock`.execute(db);
  const unguarded = await crowdOfRequests(db, REQUESTS);
  await sql`alter table rental_requests drop constraint one_rental_a_venue`.execute(db);
  await sql`alter table rental_requests disable trigger count_rental`.execute(db);
  await sql`update rental_requests set state = 'approved' where id = any(${unguarded.ids}::uuid[])`.execute(db);
  return [
    none('approvals of a venue that overlap', overlapping),
    none('things lent beyond what there is', lent),
    none('days on which the count is below 0 or beyond the stock', rows.length),
    none('answers that nobody may get', answers.filter((answer) => !told.has(answer)).length),
    { what: 'approvals', measured: String(approvals), bound: 'at least 1', holds: approvals > 0 },
    control('approvals of a venue that overlap', await overlaps(db, unguarded.user_id)),
    control('things lent beyond what there is', await lentTooMuch(db, unguarded.user_id, 'projector', 3)),
  ];
}

import type { Queryable } from '../../kernel/db/database.ts';
import { permitLife } from '../../kernel/lifecycle/lives.ts';

export type Waiting = {
  id: string;
  email: string;
  name: string;
  numberPlate: string;
  validUntil: string;
  licence: string[];
};

/** Applications whose licence has not been looked at, the oldest first; `licence` are the ids of its files, the front first. */
export async function applicationsUnderReview(db: Queryable): Promise<Waiting[]> {
  const rows = await db
    .selectFrom('parking_permits')
    .innerJoin('users', 'users.id', 'parking_permits.user_id')
    .selectAll('parking_permits')
    .select(['users.email', 'users.first_name', 'users.last_name'])
    .where('state', 'in', permitLife.tagged('waitsForStaff'))
    .orderBy('parking_permits.created_at')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    name: `${row.first_name} ${row.last_name}`,
    numberPlate: row.number_plate,
    validUntil: row.valid_until,
    licence: [row.licence_front, row.licence_back].flatMap((id) => id ?? []),
  }));
}

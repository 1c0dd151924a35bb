import { type Client, clientOf } from './client.ts';
import type { Database } from '../../server/kernel/db/database.ts';
import { type Buyer, stageBuyers } from './stage.ts';

export type Rider = Buyer & { client: Client };
type RiderSettings = { permit?: boolean; findable?: boolean; names?: { first_name: string; last_name: string } };

const LONG_AGO = new Date(0);

/** Students who may drive and accepted the rules, and whom drivers can find, by default. */
export async function stageRiders(
  db: Database,
  url: string,
  count: number,
  { permit = true, findable = true, names }: RiderSettings = {},
): Promise<Rider[]> {
  const people = await stageBuyers(db, count);
  const ids = people.map(({ id }) => id);
  if (names) await db.updateTable('users').set(names).where('id', 'in', ids).execute();
  await db
    .insertInto('carpool_people')
    .values(ids.map((user_id) => ({ user_id, findable, accepted_at: LONG_AGO })))
    .execute();
  if (permit)
    await db
      .insertInto('parking_permits')
      .values(
        ids.map((user_id, at) => ({
          user_id,
          year: 2026,
          number_plate: `CAR${String(at).padStart(3, '0')}`,
          note: null,
          licence_front: null,
          licence_back: null,
          purchase_id: null,
          state: 'valid' as const,
          valid_until: '2099-09-30',
          created_at: LONG_AGO,
          changed_at: LONG_AGO,
        })),
      )
      .execute();
  return people.map((person) => ({ ...person, client: clientOf(url, person) }));
}

/** Makes a driver find these people. */
export async function introduce(db: Database, driver: Buyer, people: readonly Buyer[]): Promise<void> {
  await db
    .insertInto('carpool_finds')
    .values(people.map(({ id }) => ({ user_id: driver.id, found_id: id, found_at: new Date() })))
    .execute();
}

/** The dates that can be booked, soonest first. */
export async function datesFor({ client }: Rider): Promise<string[]> {
  const { data } = await client.GET('/carpool/upcoming-available-parking/all');
  return (data?.data ?? []).map(({ date }) => date);
}

export const book = ({ client }: Rider, date: string, space: string, passengers: readonly Buyer[]) =>
  client.POST('/carpool/book', { body: { date, space, passengers: passengers.map(({ id }) => id) } });

import { randomUUID } from 'node:crypto';
import type { Database } from '../../server/kernel/db/database.ts';
import type { Case } from './cases.ts';
import { type Client, clientOf } from './client.ts';
import { type Buyer, stageBuyers } from './stage.ts';

const all = (status: number) => ({ owner: status, student: status, organisation: status, newcomer: status });
const students = (status: number) => ({ ...all(403), owner: status, student: status });
const somebody = () => ({ path: { person: randomUUID() } });
const ride = () => ({ path: { carpoolId: randomUUID() } });
const parkingDay = () => ({ path: { date: '2026-01-05' } });

/** The calls of shared rides. */
export const carpoolCases = {
  // Searching and booking are in tests/api/carpool.test.ts: none of these people holds a permit or has a ride.
  searchPassengers: { send: () => ({ query: { search: 'Żaren' } }), ...students(403) },
  getPassengerPicture: { send: somebody, ...students(404) },
  getCarParkPlan: { send: () => ({}), everyone: 200 },
  listUpcomingParking: { send: () => ({}), ...students(200) },
  listAvailableParking: { send: () => ({ body: { date: '2026-01-05' } }), ...students(200) },
  bookCarpool: {
    send: () => ({ body: { date: '2026-01-05', space: 'A-1', passengers: [randomUUID()] } }),
    ...students(409),
  },
  getCarpoolMessage: { send: () => ({}), ...students(200) },
  acceptCarpoolMessage: { send: () => ({}), ...students(200) },
  getCarpoolSettings: { send: () => ({}), ...students(200) },
  changeCarpoolSettings: { send: () => ({ body: { findable: true } }), ...students(200) },
  listCarpools: { send: () => ({}), ...students(200) },
  getCarpool: { send: ride, ...students(404) },
  cancelCarpool: { send: ride, ...students(404) },
  addPassengers: { send: () => ({ ...ride(), body: { passengers: [randomUUID()] } }), ...students(404) },
  removePassengers: { send: () => ({ ...ride(), body: { passengers: [randomUUID()] } }), ...students(404) },
  answerCarpool: { send: () => ({ ...ride(), body: { comes: true } }), ...students(404) },
  getCarpoolIcal: { send: ride, ...students(404) },
  listCarpoolDays: { send: () => ({}), ...all(403) },
  getCarpoolDay: { send: parkingDay, ...all(403) },
  closeCarpoolSpaces: { send: () => ({ ...parkingDay(), body: { close: [], open: [] } }), ...all(403) },
  scanCarpoolPass: { send: () => ({ body: { code: randomUUID() } }), ...all(403) },
  exportCarpools: { send: parkingDay, ...all(403) },
} satisfies Record<string, Case>;

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
  await makeRiders(db, ids, { permit, findable });
  return people.map((person) => ({ ...person, client: clientOf(url, person) }));
}

/** Lets these people drive and accepts the rules for them, and lets drivers find them. */
export async function makeRiders(
  db: Database,
  ids: readonly string[],
  { permit = true, findable = true }: Omit<RiderSettings, 'names'> = {},
): Promise<void> {
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
}

type Known = Pick<Buyer, 'id'>;

/** Gives a driver a permit for another car that was refused. */
export async function stageRefusedPermit(db: Database, { id }: Known, valid_until: string): Promise<void> {
  const own = db.selectFrom('parking_permits').selectAll().where('user_id', '=', id);
  const { id: _, ...permit } = await own.executeTakeFirstOrThrow();
  const refused = { ...permit, year: permit.year - 1, number_plate: 'OLD111', state: 'refused' as const, valid_until };
  await db.insertInto('parking_permits').values(refused).execute();
}

/** Makes a driver find these people. */
export async function introduce(db: Database, driver: Known, people: readonly Known[]): Promise<void> {
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

/** A ride that is booked for the last date, which no other test wants this space of. */
export async function stageRide(db: Database, url: string, space: string) {
  const [driver, passenger] = (await stageRiders(db, url, 2)) as [Rider, Rider];
  await introduce(db, driver, [passenger]);
  const date = (await datesFor(driver)).at(-1) ?? '';
  const { data, error } = await book(driver, date, space, [passenger]);
  if (data === undefined) throw new Error(`The ride was refused: ${error?.code}`);
  return { driver, passenger, date, id: data.data.id };
}

import type { Selectable } from 'kysely';
import { byName } from '../../kernel/db/by-name.ts';
import type { Queryable } from '../../kernel/db/database.ts';
import type { Schema } from '../../kernel/db/schema.ts';
import type { Schemas } from '../../kernel/http/operation.ts';
import { Problem } from '../../kernel/http/problem.ts';
import { carpoolLife } from '../../kernel/lifecycle/lives.ts';
import { qrPath } from '../../kernel/qr-path.ts';
import { type CarpoolDeps, parkingDay, todayOf } from './dates.ts';
import { type NamedPerson, shownPerson } from './people.ts';

export type CarpoolRow = Selectable<Schema['carpools']>;
export type Rider = NamedPerson & {
  carpool_id: string;
  is_driver: boolean;
  comes: boolean;
};

const MOST_LISTED = 100;

/** A person's rides, the latest date first. */
export async function listCarpools(deps: CarpoolDeps, viewerId: string): Promise<Schemas['Carpool'][]> {
  const rows = await ridesOf(deps.db, viewerId).orderBy('carpools.day', 'desc').limit(MOST_LISTED).execute();
  return presentAll(deps, deps.db, rows, viewerId);
}

/** One of a person's rides. Throws 404 for anybody else's. */
export async function readCarpool(
  deps: CarpoolDeps,
  db: Queryable,
  id: string,
  viewerId: string,
): Promise<Schemas['Carpool']> {
  const rows = await ridesOf(db, viewerId).where('carpools.id', '=', id).execute();
  const [shown] = await presentAll(deps, db, rows, viewerId);
  if (shown === undefined) throw new Problem(404, 'not_found');
  return shown;
}

const ridesOf = (db: Queryable, viewerId: string) =>
  db
    .selectFrom('carpools')
    .innerJoin('carpool_riders as own', 'own.carpool_id', 'carpools.id')
    .selectAll('carpools')
    .where('own.user_id', '=', viewerId);

/** Everybody in these cars, the drivers first. */
export async function ridersOf(db: Queryable, ids: readonly string[]): Promise<Rider[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('carpool_riders')
    .innerJoin('users', 'users.id', 'carpool_riders.user_id')
    .select(['users.id', 'first_name', 'last_name', 'picture_id'])
    .select(['carpool_id', 'is_driver', 'comes'])
    .where('carpool_id', 'in', ids)
    .orderBy('is_driver', 'desc')
    .orderBy(byName('first_name'))
    .orderBy('users.id')
    .execute();
}

async function presentAll(
  deps: CarpoolDeps,
  db: Queryable,
  rows: readonly CarpoolRow[],
  viewerId: string,
): Promise<Schemas['Carpool'][]> {
  const riders = await ridersOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const own = riders.filter(({ carpool_id }) => carpool_id === row.id);
    return presentOne(deps, row, own, viewerId);
  });
}

function presentOne(deps: CarpoolDeps, row: CarpoolRow, riders: Rider[], viewerId: string): Schemas['Carpool'] {
  const now = deps.clock.now();
  const { bookBefore, enterBefore } = parkingDay(deps, row.day);
  const isDriver = row.user_id === viewerId;
  const holds = carpoolLife.is(row.state, 'holdsSpace');
  const isOnItsWay = now < enterBefore;
  const mayCome = holds && riders.some((rider) => rider.id === viewerId && !rider.is_driver);
  const canCancel = carpoolLife.after(row.state, { type: 'booking.cancel' }) !== undefined && isOnItsWay;
  const canChange = carpoolLife.after(row.state, { type: 'passengers.add' }) !== undefined && now < bookBefore;
  return {
    id: row.id,
    date: row.day,
    state: row.state,
    space: spaceOf(deps, row.space),
    riders: riders.map((rider) => ({
      ...shownPerson(rider),
      is_driver: rider.is_driver,
      is_you: rider.id === viewerId,
      comes: rider.comes,
    })),
    is_driver: isDriver,
    is_upcoming: holds && row.day >= todayOf(deps),
    can_change: isDriver && canChange,
    can_cancel: isDriver && canCancel,
    can_answer: mayCome && canCancel,
    book_before: bookBefore.toISOString(),
    enter_before: enterBefore.toISOString(),
    pass: isDriver && carpoolLife.is(row.state, 'hasPass') ? passOf(row.code) : null,
  };
}

function passOf(code: string): Schemas['CarpoolPass'] {
  const { path, size } = qrPath(code);
  return { code, qr: path, qr_size: size };
}

/** A space as people are told it; one that the plan does not have any more keeps its name. */
export const spaceOf = ({ carpool }: Pick<CarpoolDeps, 'carpool'>, id: string): Schemas['CarpoolSpace'] =>
  carpool.spaces.find((space) => space.id === id) ?? { id, row: '', number: id };

import { present } from '../../kernel/http/guards.ts';
import type { Queryable, Trx } from '../../kernel/db/database.ts';
import type { Call, Handlers, Schemas } from '../../kernel/http/operation.ts';
import { Problem } from '../../kernel/http/problem.ts';
import { carpoolLife, permitLife } from '../../kernel/lifecycle/lives.ts';
import { changesOf, noteChange } from '../../kernel/staff/changes.ts';
import { csvOf } from '../../kernel/staff/csv.ts';
import { noteView, noteViews } from '../../kernel/staff/views.ts';
import { endRide, everyoneIn } from './book.ts';
import { type CarpoolDeps, daysAhead, parkingDay, todayOf, usesOf } from './dates.ts';
import { sendMail } from './mail.ts';
import { ridersOf, spaceOf } from './read.ts';
import { tidyText } from '../../kernel/http/written-text.ts';

type Operations = 'listCarpoolDays' | 'getCarpoolDay' | 'closeCarpoolSpaces' | 'scanCarpoolPass' | 'exportCarpools';
type Car = Schemas['CarpoolCar'];

/** The desk's work on the car park: dates, closures, the guard's list, passes. */
export function carpoolDeskHandlers(deps: CarpoolDeps): Pick<Handlers, Operations> {
  const { db } = deps;
  return {
    listCarpoolDays: async () => {
      const days = daysAhead(deps).map(({ day }) => day);
      const uses = await usesOf(deps, db, days);
      return {
        data: [...uses].map(([date, { free, taken, closed }]) => ({
          date,
          free: free.length,
          booked: taken.size,
          closed: closed.size,
        })),
      };
    },
    getCarpoolDay: async ({ params, user }) => {
      const { people, ...data } = await readDay(deps, db, params.date);
      await noteViews(deps, db, { staffId: present(user).id, subjectIds: people, what: 'carpools' });
      return { data };
    },
    closeCarpoolSpaces: async (call) =>
      call.request.transactOnce(async (trx) => {
        await closeSpaces(deps, trx, call);
        const { people: _, ...data } = await readDay(deps, trx, call.params.date);
        return { data };
      }),
    scanCarpoolPass: async (call) => call.request.transactOnce(async (trx) => ({ data: await letIn(deps, trx, call) })),
    exportCarpools: async ({ params, user, reply }) => {
      const { cars, people } = await readDay(deps, db, params.date);
      await noteViews(deps, db, { staffId: present(user).id, subjectIds: people, what: 'carpools export' });
      void reply
        .header('content-disposition', `attachment; filename="carpooling-${params.date}.csv"`)
        .type('text/csv; charset=utf-8');
      return csvOf(
        ['date', 'space', 'state', 'driver', 'number plate', 'passengers', 'entered'],
        cars.map((car) => [
          params.date,
          `${car.space.row}${car.space.number}`,
          car.state,
          car.driver,
          car.number_plate ?? '',
          car.passengers.join(', '),
          car.entered_at ?? '',
        ]),
      );
    },
  };
}

async function readDay(
  deps: CarpoolDeps,
  db: Queryable,
  date: string,
): Promise<Schemas['CarpoolDayCase'] & { people: string[] }> {
  const { carpool } = deps;
  const row = await db.selectFrom('carpool_days').selectAll().where('day', '=', date).executeTakeFirst();
  const rows = await db.selectFrom('carpools').select(['id', 'user_id', 'space']).where('day', '=', date).execute();
  const place = new Map(carpool.spaces.map(({ id }, at) => [id, at]));
  const inOrder = rows.toSorted((a, b) => (place.get(a.space) ?? 0) - (place.get(b.space) ?? 0));
  return {
    date,
    spaces: carpool.spaces,
    closed: row?.closed ?? [],
    note: row?.note ?? null,
    history: await changesOf(db, { what: 'carpool_days', subject: date }),
    cars: await carsOf(
      deps,
      db,
      inOrder.map(({ id }) => id),
    ),
    people: (
      await ridersOf(
        db,
        rows.map(({ id }) => id),
      )
    ).map(({ id }) => id),
  };
}

/** The cars of these bookings in their order, with the number plate of the driver's permit. */
async function carsOf(deps: CarpoolDeps, db: Queryable, ids: readonly string[]): Promise<Car[]> {
  if (ids.length === 0) return [];
  const riders = await ridersOf(db, ids);
  const rows = await db
    .selectFrom('carpools')
    .selectAll('carpools')
    .select((eb) =>
      eb
        .selectFrom('parking_permits')
        .select('number_plate')
        .whereRef('parking_permits.user_id', '=', 'carpools.user_id')
        .where('parking_permits.state', 'in', permitLife.tagged('isValid'))
        .whereRef('parking_permits.valid_until', '>=', 'carpools.day')
        .orderBy('valid_until')
        .limit(1)
        .as('number_plate'),
    )
    .where('carpools.id', 'in', ids)
    .execute();
  const nameOf = ({ first_name, last_name }: { first_name: string; last_name: string }) => `${first_name} ${last_name}`;
  return ids.flatMap((id) => {
    const row = rows.find((each) => each.id === id);
    if (row === undefined) return [];
    const inCar = riders.filter(({ carpool_id }) => carpool_id === id);
    return [
      {
        id,
        state: row.state,
        space: spaceOf(deps, row.space),
        driver: inCar
          .filter(({ is_driver }) => is_driver)
          .map(nameOf)
          .join(', '),
        number_plate: row.number_plate,
        passengers: inCar.filter(({ is_driver }) => !is_driver).map(nameOf),
        entered_at: row.entered_at?.toISOString() ?? null,
      },
    ];
  });
}

/**
 * Closes and opens spaces; bookings of those that are closed end, but for cars that are on campus. Throws 409 for a date that is over, and
 * 404 for one that the desk doesn't list.
 */
async function closeSpaces(
  deps: CarpoolDeps,
  trx: Trx,
  { params: { date }, body, user }: Call<'closeCarpoolSpaces'>,
): Promise<void> {
  if (date < todayOf(deps)) throw new Problem(409, 'not_in_this_state');
  if (!daysAhead(deps).some(({ day }) => day === date)) throw new Problem(404, 'not_found');
  const { close, open } = body;
  const staffId = present(user).id;
  const note = tidyText(body.note ?? '') || null;
  const spaces = deps.carpool.spaces.map(({ id }) => id);
  if ([...close, ...open].some((id) => !spaces.includes(id)))
    throw new Problem(422, 'invalid_field', { fields: { closed: ['invalid_field'] } });
  // The row's lock waits for bookings that are under way, and lets none begin.
  const before = await trx
    .insertInto('carpool_days')
    .values({ day: date, note: null })
    .onConflict((conflict) => conflict.column('day').doUpdateSet({ day: date }))
    .returning('closed')
    .executeTakeFirstOrThrow();
  const isClosed = (id: string) => close.includes(id) || (before.closed.includes(id) && !open.includes(id));
  await trx
    .updateTable('carpool_days')
    .set({ closed: spaces.filter(isClosed), ...(body.note !== undefined && { note }) })
    .where('day', '=', date)
    .execute();
  const writtenOf = (ids: readonly string[]) =>
    deps.carpool.spaces.flatMap(({ id, row, number }) => (ids.includes(id) ? [`${row}${number}`] : [])).join(', ');
  const changes = [
    ...(close.length > 0 ? [{ event: 'spaces.close', note: writtenOf(close) }] : []),
    ...(open.length > 0 ? [{ event: 'spaces.open', note: writtenOf(open) }] : []),
  ];
  for (const change of changes.length > 0 ? changes : [{ event: 'note.write' }])
    await noteChange(deps, trx, { what: 'carpool_days', subject: date, staffId, ...change });
  if (close.length === 0) return;
  const cars = await trx
    .selectFrom('carpools')
    .selectAll()
    .where('day', '=', date)
    .where('space', 'in', close)
    .where('state', 'in', carpoolLife.tagged('holdsSpace'))
    .orderBy('id')
    .forUpdate()
    .execute();
  const by = { kind: 'staff', userId: staffId } as const;
  for (const car of cars) {
    const people = await everyoneIn(trx, car);
    if (await endRide(deps, trx, car, { type: 'space.close' }, by, note ?? undefined))
      await sendMail(deps, trx, 'closed', car.id, people, null, note);
  }
}

/**
 * Lets the car in whose pass was read, unless its booking has ended, or the pass has been used or is for another day: the guard then sees
 * whose it is. Throws 404 for anything that isn't a pass, and 409 for one that is too late or of a ride without a passenger.
 */
async function letIn(
  deps: CarpoolDeps,
  trx: Trx,
  { body, user }: Call<'scanCarpoolPass'>,
): Promise<Schemas['ReadCarpoolPass']> {
  const found = await trx.selectFrom('carpools').select('id').where('code', '=', body.code.trim()).executeTakeFirst();
  if (found === undefined) throw new Problem(404, 'pass_unknown');
  const carpool = await carpoolLife.lock(trx, found.id);
  const now = deps.clock.now();
  const staffId = present(user).id;
  const read = async (standing: Schemas['ReadCarpoolPass']['standing']) => {
    for (const { id: subjectId } of await ridersOf(trx, [carpool.id]))
      await noteView(deps, trx, { staffId, subjectId, what: 'carpools' });
    const [car] = await carsOf(deps, trx, [carpool.id]);
    if (car === undefined) throw new Problem(404, 'not_found');
    return { standing, date: carpool.day, car };
  };
  if (!carpoolLife.is(carpool.state, 'holdsSpace')) return read('ended');
  if (carpool.day !== todayOf(deps)) return read('other_day');
  if (carpool.entered_at !== null) return read('used');
  carpoolLife.demandAfter(carpool.state, { type: 'car.enter' });
  if (now >= parkingDay(deps, carpool.day).enterBefore) throw new Problem(409, 'pass_too_late');
  const by = { kind: 'staff', userId: staffId } as const;
  await carpoolLife.demandMove(trx, carpool, { type: 'car.enter' }, { by, at: now, set: { entered_at: now } });
  return read('let_in');
}

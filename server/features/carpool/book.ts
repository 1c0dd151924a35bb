import type { Trx } from '../../kernel/db/database.ts';
import { orRefusal } from '../../kernel/http/constraints.ts';
import type { Schemas } from '../../kernel/http/operation.ts';
import { Problem } from '../../kernel/http/problem.ts';
import { type Actor, ownerOf } from '../../kernel/lifecycle/lifecycle.ts';
import { carpoolLife } from '../../kernel/lifecycle/lives.ts';
import { newTicketCode } from '../../kernel/readable-codes.ts';
import { bookableDay, type CarpoolDeps, daysAhead, parkingDay, settingsOn, todayOf } from './dates.ts';
import { sendDriverGone, sendMail } from './mail.ts';
import { askable, choicesOf, hasPermit } from './people.ts';
import type { CarpoolRow } from './read.ts';

type Wish = Schemas['CarpoolWish'];

/** Books a space; returns the booking's id. Constraints make sure that nobody is in two cars and no space has two. Throws 409 or 422. */
export async function bookCarpool(deps: CarpoolDeps, trx: Trx, driverId: string, wish: Wish): Promise<string> {
  const { date: day, space, passengers } = wish;
  if (bookableDay(deps, day) === undefined)
    throw new Problem(409, isOffered(deps, day) ? 'booking_closed' : 'no_parking');
  if (!(await hasPermit(trx, driverId, day))) throw new Problem(409, 'permit_needed');
  if (!(await choicesOf(trx, driverId)).hasAccepted) throw new Problem(409, 'message_not_accepted');
  await demandAskable(deps, trx, { driverId, day, passengers, others: 0 });
  await demandOpen(deps, trx, day, space);
  const now = deps.clock.now();
  const { id } = await orRefusal(
    trx
      .insertInto('carpools')
      .values({
        user_id: driverId,
        day,
        space,
        state: carpoolLife.initial,
        code: newTicketCode(),
        entered_at: null,
        created_at: now,
        changed_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  await seat(trx, { id, day, people: [driverId, ...passengers], driverId, named: passengers });
  await sendMail(deps, trx, 'asked', id, passengers);
  return id;
}

const isOffered = (deps: CarpoolDeps, day: string) => daysAhead(deps).some((each) => each.day === day);

/** Throws unless the space is one of the car park's and open on that day; nobody can close it before the transaction ends. */
async function demandOpen({ carpool }: CarpoolDeps, trx: Trx, day: string, space: string): Promise<void> {
  if (!carpool.spaces.some(({ id }) => id === space))
    throw new Problem(422, 'invalid_field', { fields: { space: ['invalid_field'] } });
  await trx
    .insertInto('carpool_days')
    .values({ day, note: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await trx
    .selectFrom('carpool_days')
    .select('closed')
    .where('day', '=', day)
    .forShare()
    .executeTakeFirstOrThrow();
  if (row.closed.includes(space)) throw new Problem(409, 'space_taken');
}

type Asked = {
  driverId: string;
  day: string;
  passengers: readonly string[];
  /** As the request names them, with some who are in the car already. */
  named?: readonly string[];
  others: number;
};

async function demandAskable(
  deps: CarpoolDeps,
  trx: Trx,
  { driverId, day, passengers, named = passengers, others }: Asked,
): Promise<void> {
  if (passengers.length + others > settingsOn(deps.carpool, day).mostPassengers) throw new Problem(409, 'car_full');
  const allowed = await askable(trx, driverId, passengers, day);
  const refusedId = passengers.find((id) => !allowed.has(id));
  if (refusedId === undefined) return;
  const refused = named.indexOf(refusedId);
  throw new Problem(409, 'passenger_unavailable', { fields: { [`passengers.${refused}`]: ['passenger_unavailable'] } });
}

type Seated = {
  id: string;
  day: string;
  people: readonly string[];
  driverId: string;
  /** As the request names them. */
  named: readonly string[];
};

/** Gives each a place, in the same order everywhere: two bookings that want the same people can't deadlock. */
async function seat(trx: Trx, { id, day, people, driverId, named }: Seated): Promise<void> {
  for (const userId of people.toSorted()) {
    const isDriver = userId === driverId;
    const place = { carpool_id: id, day, user_id: userId, is_driver: isDriver, comes: isDriver };
    const seating = trx.insertInto('carpool_riders').values(place).execute();
    await seating.catch((error: unknown) => {
      if ((error as { constraint?: string }).constraint !== 'one_car_a_day') throw error;
      if (isDriver) throw new Problem(409, 'already_riding');
      const fields = { [`passengers.${named.indexOf(userId)}`]: ['passenger_rides' as const] };
      throw new Problem(409, 'passenger_rides', { fields });
    });
  }
}

/** The driver's own booking, locked. Throws 404 for anybody else's. */
async function lockOwn(trx: Trx, id: string, driverId: string): Promise<CarpoolRow> {
  const carpool = await carpoolLife.lock(trx, id);
  if (carpool.user_id !== driverId) throw new Problem(404, 'not_found');
  return carpool;
}

const passengersIn = async (trx: Trx, id: string): Promise<string[]> => {
  const rows = await trx
    .selectFrom('carpool_riders')
    .select('user_id')
    .where('carpool_id', '=', id)
    .where('is_driver', '=', false)
    .execute();
  return rows.map(({ user_id }) => user_id);
};

export async function addPassengers(
  deps: CarpoolDeps,
  trx: Trx,
  { id, driverId, passengers }: { id: string; driverId: string; passengers: readonly string[] },
): Promise<void> {
  const carpool = await lockOwn(trx, id, driverId);
  const { day } = carpool;
  carpoolLife.demandAfter(carpool.state, { type: 'passengers.add' });
  if (deps.clock.now() >= parkingDay(deps, day).bookBefore) throw new Problem(409, 'booking_closed');
  const there = new Set(await passengersIn(trx, id));
  const fresh = passengers.filter((each) => !there.has(each));
  if (fresh.length === 0) return;
  await demandAskable(deps, trx, { driverId, day, passengers: fresh, named: passengers, others: there.size });
  await seat(trx, { id, day, people: fresh, driverId, named: passengers });
  const how = { by: ownerOf(carpool), at: deps.clock.now() };
  await carpoolLife.demandMove(trx, carpool, { type: 'passengers.add' }, how);
  await sendMail(deps, trx, 'asked', id, fresh);
}

export async function removePassengers(
  deps: CarpoolDeps,
  trx: Trx,
  { id, driverId, passengers }: { id: string; driverId: string; passengers: readonly string[] },
): Promise<void> {
  const carpool = await lockOwn(trx, id, driverId);
  demandOnItsWay(deps, carpool);
  const removed = (await passengersIn(trx, id)).filter((each) => passengers.includes(each));
  await takeOut(deps, trx, carpool, removed, ownerOf(carpool));
  await sendMail(deps, trx, 'removed', id, removed);
}

/** A passenger's own word. Throws 404 for somebody who is not asked. */
export async function answerCarpool(
  deps: CarpoolDeps,
  trx: Trx,
  { id, userId, comes }: { id: string; userId: string; comes: boolean },
): Promise<void> {
  const carpool = await carpoolLife.lock(trx, id);
  if (!(await passengersIn(trx, id)).includes(userId)) throw new Problem(404, 'not_found');
  demandOnItsWay(deps, carpool);
  if (comes) {
    await trx
      .updateTable('carpool_riders')
      .set({ comes })
      .where('carpool_id', '=', id)
      .where('user_id', '=', userId)
      .execute();
    return;
  }
  await leaveCar(deps, trx, carpool, userId, { kind: 'owner', userId });
}

/** Takes a passenger out of a car, and tells its driver. */
async function leaveCar(deps: CarpoolDeps, trx: Trx, carpool: CarpoolRow, userId: string, by: Actor): Promise<void> {
  await takeOut(deps, trx, carpool, [userId], by);
  await sendMail(deps, trx, 'declined', carpool.id, [carpool.user_id], userId);
}

function demandOnItsWay(deps: CarpoolDeps, { state, day }: CarpoolRow): void {
  carpoolLife.demandAfter(state, { type: 'booking.cancel' });
  if (deps.clock.now() >= parkingDay(deps, day).enterBefore) throw new Problem(409, 'ride_over');
}

async function takeOut(deps: CarpoolDeps, trx: Trx, carpool: CarpoolRow, people: string[], by: Actor): Promise<void> {
  if (people.length === 0) return;
  await trx.deleteFrom('carpool_riders').where('carpool_id', '=', carpool.id).where('user_id', 'in', people).execute();
  const isLast = (await passengersIn(trx, carpool.id)).length === 0;
  await carpoolLife.demandMove(trx, carpool, { type: 'passenger.leave', isLast }, { by, at: deps.clock.now() });
}

export async function cancelCarpool(deps: CarpoolDeps, trx: Trx, id: string, driverId: string): Promise<void> {
  const carpool = await lockOwn(trx, id, driverId);
  demandOnItsWay(deps, carpool);
  const passengers = await passengersIn(trx, id);
  await endRide(deps, trx, carpool, { type: 'booking.cancel' }, ownerOf(carpool));
  await sendMail(deps, trx, 'cancelled', id, passengers);
}

type Ending = 'booking.cancel' | 'space.close' | 'deadline.pass' | 'entry.pass';

/** Ends a booking that is locked: its space and everybody's place in the car are free again. False if the chart doesn't allow it. */
export async function endRide(
  deps: CarpoolDeps,
  trx: Trx,
  carpool: CarpoolRow,
  event: { type: Ending },
  by: Actor,
  note?: string,
): Promise<boolean> {
  const how = { by, at: deps.clock.now(), ...(note !== undefined && { note }) };
  if ((await carpoolLife.move(trx, carpool, event, how)) === undefined) return false;
  await trx.updateTable('carpool_riders').set({ live: false }).where('carpool_id', '=', carpool.id).execute();
  return true;
}

/** Everybody in a car, including the driver. */
export const everyoneIn = async (trx: Trx, { id, user_id }: CarpoolRow): Promise<string[]> => [
  user_id,
  ...(await passengersIn(trx, id)),
];

/** Cancels the coming rides of somebody whose account is closed, or leaves them as a passenger, and tells the others in the cars. */
export async function leaveRides(deps: CarpoolDeps, trx: Trx, userId: string, by: Actor): Promise<void> {
  const rides = await trx
    .selectFrom('carpools')
    .innerJoin('carpool_riders', 'carpool_riders.carpool_id', 'carpools.id')
    .select(['carpools.id', 'carpools.day'])
    .where('carpool_riders.user_id', '=', userId)
    .where('carpool_riders.live', '=', true)
    .where('carpools.day', '>=', todayOf(deps))
    .orderBy('carpools.id')
    .execute();
  for (const { id, day } of rides)
    if (deps.clock.now() < parkingDay(deps, day).enterBefore) await leaveRide(deps, trx, { id, userId, by });
}

async function leaveRide(deps: CarpoolDeps, trx: Trx, { id, userId, by }: { id: string; userId: string; by: Actor }) {
  const carpool = await carpoolLife.lock(trx, id);
  const passengers = await passengersIn(trx, id);
  if (carpool.user_id === userId) {
    if (await endRide(deps, trx, carpool, { type: 'booking.cancel' }, by))
      await sendDriverGone(deps, trx, carpool.day, passengers);
    return;
  }
  const isOnItsWay = carpoolLife.after(carpool.state, { type: 'booking.cancel' }) !== undefined;
  if (isOnItsWay && passengers.includes(userId)) await leaveCar(deps, trx, carpool, userId, by);
}

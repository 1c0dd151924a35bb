import { present } from '../../kernel/http/guards.ts';
import { renderIcal } from '../../kernel/calendar/ical.ts';
import type { Trx } from '../../kernel/db/database.ts';
import type { Call, Handlers, Schemas } from '../../kernel/http/operation.ts';
import { carpoolLife } from '../../kernel/lifecycle/lives.ts';
import { addPassengers, answerCarpool, bookCarpool, cancelCarpool, removePassengers } from './book.ts';
import { bookableDay, type CarpoolDeps, parkingDay, upcomingParking, usesOf } from './dates.ts';
import { listCarpools, readCarpool } from './read.ts';
import { HOUR_MS } from '../../../machines/flow/durations.ts';

type Operations =
  | 'getCarParkPlan'
  | 'listUpcomingParking'
  | 'listAvailableParking'
  | 'bookCarpool'
  | 'listCarpools'
  | 'getCarpool'
  | 'cancelCarpool'
  | 'addPassengers'
  | 'removePassengers'
  | 'answerCarpool'
  | 'getCarpoolIcal';

type Write = { id: string; userId: string; request: Pick<Call<'bookCarpool'>['request'], 'transactOnce'> };

/** The operations of drivers and passengers. */
export function carpoolHandlers(deps: CarpoolDeps): Pick<Handlers, Operations> {
  const { db, carpool } = deps;
  /** Does something to a ride, and tells how it stands then. */
  const changing = ({ id, userId, request }: Write, change: (trx: Trx) => Promise<void>) =>
    request.transactOnce<{ data: Schemas['Carpool'] }>(async (trx) => {
      await change(trx);
      return { data: await readCarpool(deps, trx, id, userId) };
    });
  const writeOf = (call: Pick<Call<'getCarpool'>, 'params' | 'user'> & Pick<Write, 'request'>): Write => ({
    id: call.params.carpoolId,
    userId: present(call.user).id,
    request: call.request,
  });

  return {
    getCarParkPlan: async () => ({ data: carpool.drawing }),
    listUpcomingParking: async () => ({ data: await upcomingParking(deps) }),
    listAvailableParking: async ({ body: { date } }) => {
      const free = bookableDay(deps, date) && (await usesOf(deps, db, [date])).get(date)?.free;
      return { data: { date, free: (free ?? []).map(({ id }) => id) } };
    },
    bookCarpool: async ({ body, user, request }) => {
      const { id: driverId } = present(user);
      return request.transactOnce<{ data: Schemas['Carpool'] }>(async (trx) => {
        const id = await bookCarpool(deps, trx, driverId, body);
        return { data: await readCarpool(deps, trx, id, driverId) };
      });
    },
    listCarpools: async ({ user }) => ({ data: await listCarpools(deps, present(user).id) }),
    getCarpool: async ({ params, user }) => ({
      data: await readCarpool(deps, db, params.carpoolId, present(user).id),
    }),
    cancelCarpool: (call) => {
      const write = writeOf(call);
      return changing(write, (trx) => cancelCarpool(deps, trx, write.id, write.userId));
    },
    addPassengers: (call) => {
      const write = writeOf(call);
      const change = { id: write.id, driverId: write.userId, passengers: call.body.passengers };
      return changing(write, (trx) => addPassengers(deps, trx, change));
    },
    removePassengers: (call) => {
      const write = writeOf(call);
      const change = { id: write.id, driverId: write.userId, passengers: call.body.passengers };
      return changing(write, (trx) => removePassengers(deps, trx, change));
    },
    answerCarpool: async ({ params, user, body, request }) => {
      const { id: userId } = present(user);
      const id = params.carpoolId;
      // A passenger who leaves sees the ride as it was before.
      return request.transactOnce<{ data: Schemas['Carpool'] }>(async (trx) => {
        const before = await readCarpool(deps, trx, id, userId);
        await answerCarpool(deps, trx, { id, userId, comes: body.comes });
        return { data: body.comes ? await readCarpool(deps, trx, id, userId) : { ...before, can_answer: false } };
      });
    },
    getCarpoolIcal: async ({ params, user, locale, reply }) => {
      const ride = await readCarpool(deps, db, params.carpoolId, present(user).id);
      void reply.header('content-disposition', `attachment; filename="carpooling-${ride.date}.ics"`);
      void reply.type('text/calendar; charset=utf-8');
      return icalOf(deps, ride, locale);
    },
  };
}

const icalTexts = {
  en: { title: 'Carpooling', space: 'Space' },
  mt: { title: 'Carpooling', space: 'Spazju' },
};

/** The hour before the car has to be on campus. */
function icalOf(deps: CarpoolDeps, ride: Schemas['Carpool'], locale: 'en' | 'mt'): string {
  const { enterBefore } = parkingDay(deps, ride.date);
  const { title, space } = icalTexts[locale];
  const words = `${space} ${ride.space.row}${ride.space.number}`;
  return renderIcal({
    uid: `carpool-${ride.id}@${new URL(deps.publicUrl).hostname}`,
    title: `${title}: ${words}`,
    description: ride.riders.map(({ first_name, initial }) => `${first_name} ${initial}.`).join(', '),
    location: `${deps.carpool.drawing.name}, ${words}`,
    start: new Date(enterBefore.getTime() - HOUR_MS),
    end: enterBefore,
    url: `${deps.publicUrl}/account/carpooling/bookings`,
    now: deps.clock.now(),
    cancelled: !carpoolLife.is(ride.state, 'holdsSpace'),
  });
}

import { present } from '../auth/handlers.ts';
import type { Queryable } from '../db/database.ts';
import type { Answer, Call, Handlers, Locale, Schemas } from '../http/operation.ts';
import { idempotently, isRepetition } from '../idempotency/idempotently.ts';
import { currentOrder, renameAttendees, withoutPlaces } from './attendees.ts';
import { cancelBooking } from './cancel.ts';
import { choosePlaces } from './choose.ts';
import type { BookingDeps, BookingRow, Trx } from './deps.ts';
import { endOpenPayment, endOwnOpenPayment } from './end-payment.ts';
import { expireBooking } from './expire.ts';
import { extendHold } from './extend.ts';
import { demandStateAfter } from './lifecycle.ts';
import { demandTime, lockOwnBooking } from './locks.ts';
import { lookAhead } from './obstacles.ts';
import { openBooking } from './open.ts';
import { payBooking } from './pay.ts';
import { demandOpen } from './programme.ts';
import { readBooking, readBookings, readOwnBooking } from './reads.ts';
import { releasePlaces } from './release.ts';
import { checkSeats } from './seating.ts';
import { lookUpPlaces } from './wanted.ts';

type Order = Schemas['OrderLine'][];
type BookingCall = Pick<Call<'mergeBooking'>, 'params' | 'user'>;
type BookingHandlers = Pick<
  Handlers,
  | 'listBookings'
  | 'createBooking'
  | 'getBooking'
  | 'deleteBooking'
  | 'mergeBooking'
  | 'extendBooking'
  | 'payBooking'
  | 'addAttendees'
  | 'updateAttendees'
  | 'removeAttendees'
  | 'checkSeating'
>;

/** Bookings over HTTP. The rules are in the files beside this one. */
export function bookingHandlers(deps: BookingDeps): BookingHandlers {
  const answer = async (db: Queryable, id: string, locale: Locale) => ({
    data: await readBooking(deps, db, id, locale),
  });

  /** Makes the booking hold this order, while it is open and there is time. */
  async function choose(trx: Trx, booking: BookingRow, order: Order, isNew = false): Promise<void> {
    demandStateAfter(booking.state, { type: 'choice.change' });
    demandTime(booking, deps.clock.now());
    const show = await deps.programme.show(booking.occurrence_id);
    demandOpen(show, deps.clock.now());
    await choosePlaces(trx, booking, show, lookUpPlaces(show, order, deps.clock.now()), isNew);
  }

  /** A choice is never changed under an open payment: that ends first, so that nobody pays for another choice. */
  async function endPaymentOfOwn({ params, user }: BookingCall): Promise<void> {
    await endOwnOpenPayment(deps, params.booking, present(user).id);
  }

  /** Refuses what cannot be had, and ends what an earlier visit left open there: a payment, or a hold whose time is over. */
  async function makeRoom(userId: string, { occurrence_id, attendees }: Schemas['BookingRequest']): Promise<void> {
    const guids = attendees.flatMap(({ seat }) => seat?.guid ?? []);
    const open = await lookAhead(deps.db, { userId, occurrenceId: occurrence_id, guids });
    if (open === undefined) return;
    await (open.expiresAt <= deps.clock.now() ? expireBooking(deps, open.id) : endOpenPayment(deps, open.id));
  }

  return {
    listBookings: ({ query, user, locale }) => readBookings(deps, present(user).id, query, locale),

    getBooking: async ({ params, user, locale }) => ({
      data: await readOwnBooking(deps, params.booking, present(user).id, locale),
    }),

    createBooking: async (call) => {
      const owner = { userId: present(call.user).id, occurrenceId: call.body.occurrence_id, locale: call.locale };
      // A repetition of a call that succeeded finds its own seats taken: it gets the first answer.
      await makeRoom(owner.userId, call.body).catch(async (refusal: unknown) => {
        if (!(await isRepetition(deps, call))) throw refusal;
      });
      return idempotently(deps, 'createBooking', call, async (trx) => {
        demandOpen(await deps.programme.show(owner.occurrenceId), deps.clock.now());
        const { booking, isNew } = await openBooking(deps, trx, owner);
        await choose(trx, booking, call.body.attendees, isNew);
        return answer(trx, booking.id, call.locale);
      });
    },

    mergeBooking: async (call) => {
      await endPaymentOfOwn(call);
      return changeOwn('mergeBooking', call, (trx, booking) => choose(trx, booking, call.body.attendees));
    },

    addAttendees: async (call) => {
      await endPaymentOfOwn(call);
      return changeOwn('addAttendees', call, async (trx, booking) => {
        const held = (await currentOrder(trx, booking.id)).map(toOrderLine);
        await choose(trx, booking, [...held, ...call.body.attendees]);
      });
    },

    removeAttendees: async (call) => {
      await endPaymentOfOwn(call);
      return changeOwn('removeAttendees', call, async (trx, booking) => {
        const left = withoutPlaces(await currentOrder(trx, booking.id), call.body.attendees);
        if (left.length > 0) return choose(trx, booking, left.map(toOrderLine));
        const state = demandStateAfter(booking.state, { type: 'booking.cancel', isRefundDue: false });
        return releasePlaces(deps, trx, booking, { state, outcome: 'cancelled_by_buyer' });
      });
    },

    updateAttendees: (call) =>
      changeOwn('updateAttendees', call, (trx, booking) => renameAttendees(deps, trx, booking, call.body.attendees)),

    extendBooking: (call) => changeOwn('extendBooking', call, (trx, booking) => extendHold(deps, trx, booking)),

    deleteBooking: async ({ params, user, locale }) => {
      await cancelBooking(deps, params.booking, present(user).id);
      return answer(deps.db, params.booking, locale);
    },

    payBooking: async ({ params, user, locale }) => {
      await payBooking(deps, params.booking, present(user).id);
      const { payment } = await readBooking(deps, deps.db, params.booking, locale);
      if (payment === null) throw new Error(`Booking ${params.booking} was paid without a payment`);
      return { data: payment };
    },

    checkSeating: async ({ body, user }) => ({ data: await checkSeats(deps, present(user).id, body) }),
  };

  /** Changes a person's own booking, at most once per Idempotency-Key. */
  function changeOwn(
    operation: string,
    call: Pick<Call<'mergeBooking'>, 'request' | 'params' | 'user' | 'locale'> & { body: unknown },
    change: (trx: Trx, booking: BookingRow) => Promise<void>,
  ): Promise<Answer<'mergeBooking'>> {
    return idempotently(deps, operation, call, async (trx) => {
      const booking = await lockOwnBooking(trx, call.params.booking, present(call.user).id);
      await change(trx, booking);
      return answer(trx, booking.id, call.locale);
    });
  }
}

function toOrderLine({ ticket_id, first_name, last_name, email, seat }: Order[number]): Order[number] {
  return {
    ticket_id,
    ...(first_name && { first_name }),
    ...(last_name && { last_name }),
    ...(email && { email }),
    ...(seat && { seat }),
  };
}

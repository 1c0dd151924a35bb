import { present } from '../../kernel/http/guards.ts';
import type { Queryable, Trx } from '../../kernel/db/database.ts';
import { inTurn } from '../../kernel/db/in-turn.ts';
import type { Answer, Call, Handlers, Locale, Schemas } from '../../kernel/http/operation.ts';
import { bookingLife } from '../../kernel/lifecycle/lives.ts';
import { endingPayment } from '../../kernel/payments/ending.ts';
import { ensureSession, findOpenPayment } from '../../kernel/payments/open.ts';
import { currentOrder, withoutPlaces } from './attendees.ts';
import { cancelBooking, endBooking } from './cancel.ts';
import { cancelTickets } from './cancel-tickets.ts';
import { choosePlaces } from './choose.ts';
import type { BookingDeps, BookingRow } from './deps.ts';
import { demandNoOpenPayment } from './end-payment.ts';
import { expireBooking } from './expire.ts';
import { beginExchange, clearTheWay } from './exchange/begin.ts';
import { demandSameTickets } from './exchange/rules.ts';
import { extendHold } from './extend.ts';
import { demandTime, lockOwnBooking } from './locks.ts';
import { createLookAhead } from './availability.ts';
import { openBooking } from './open.ts';
import { openBookingPayment } from './pay.ts';
import { demandOpen } from './catalogue.ts';
import { dropCode, findCode, useCode } from './prices/codes.ts';
import { readBooking, readBookings, readOwnBooking } from './reads.ts';
import { renameAttendees } from './rename.ts';
import { checkSeats } from './seating.ts';
import { lookUpPlaces } from './wanted.ts';

type Order = Schemas['OrderLine'][];
type BookingCall = Pick<Call<'mergeBooking'>, 'request' | 'params' | 'user' | 'locale'>;
type Change = (trx: Trx, booking: BookingRow) => Promise<void>;
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
  | 'usePromoCode'
  | 'dropPromoCode'
  | 'exchangeBooking'
>;

/**
 * How many begin a booking at a time. If a whole crowd looked ahead as it came, hundreds would find the same seat free, and each would try for
 * it in a transaction, long after the first of them has it.
 */
const MOST_BEGIN = 32;

/** Bookings over HTTP. The rules are in the files beside this one. */
export function bookingHandlers(deps: BookingDeps): BookingHandlers {
  const lookAhead = createLookAhead(deps.db);
  const begins = inTurn(MOST_BEGIN);
  const answer = async (db: Queryable, id: string, locale: Locale) => ({
    data: await readBooking(deps, db, id, locale),
  });

  /** Makes the booking hold this order, while it is open and there is time. */
  async function choose(trx: Trx, booking: BookingRow, order: Order, isNew = false): Promise<void> {
    bookingLife.demandAfter(booking.state, { type: 'choice.change' });
    demandTime(booking, deps.clock.now());
    const show = await deps.catalogue.show(booking.occurrence_id);
    demandOpen(show, deps.clock.now());
    await choosePlaces(trx, booking, show, lookUpPlaces(show, order, deps.clock.now()), isNew);
    await demandSameTickets(trx, booking, { isChoosing: true });
  }

  /** Refuses what cannot be had, and ends what an earlier visit left there: a hold whose time is over. */
  async function makeRoom(userId: string, { occurrence_id, attendees }: Schemas['BookingRequest']): Promise<void> {
    const guids = attendees.flatMap(({ seat }) => seat?.guid ?? []);
    const open = await lookAhead({ userId, occurrenceId: occurrence_id, guids });
    if (open === undefined) return;
    if (open.expires_at <= deps.clock.now()) await expireBooking(deps, open.id);
    else demandNoOpenPayment(open);
  }

  return {
    listBookings: ({ query, user, locale }) => readBookings(deps, present(user).id, query, locale),

    getBooking: async ({ params, user, locale }) => ({
      data: await readOwnBooking(deps, params.booking, present(user).id, locale),
    }),

    createBooking: (call) => {
      const owner = { userId: present(call.user).id, occurrenceId: call.body.occurrence_id, locale: call.locale };
      const begin = async (trx: Trx) => {
        demandOpen(await deps.catalogue.occasion(owner.occurrenceId), deps.clock.now());
        const { booking, isNew } = await openBooking(deps, trx, owner);
        await choose(trx, booking, call.body.attendees, isNew);
        return answer(trx, booking.id, call.locale);
      };
      return endingPayment(deps, () =>
        call.request.once((transact) =>
          begins(async () => {
            await makeRoom(owner.userId, call.body);
            return transact(begin);
          }),
        ),
      );
    },

    mergeBooking: (call) => changeChoice(call, (trx, booking) => choose(trx, booking, call.body.attendees)),

    addAttendees: (call) =>
      changeChoice(call, async (trx, booking) => {
        const held = (await currentOrder(trx, booking.id)).map(toOrderLine);
        await choose(trx, booking, [...held, ...call.body.attendees]);
      }),

    removeAttendees: (call) => {
      if (call.query['filter[state]'] === 'bought')
        return changeOwn(call, (trx, booking) => cancelTickets(deps, trx, booking, call.body.attendees));
      return changeChoice(call, async (trx, booking) => {
        // Letting the last place go would cancel a paid booking without a refund.
        bookingLife.demandAfter(booking.state, { type: 'choice.change' });
        const left = withoutPlaces(await currentOrder(trx, booking.id), call.body.attendees);
        if (left.length > 0) return choose(trx, booking, left.map(toOrderLine));
        return endBooking(deps, trx, booking, false);
      });
    },

    updateAttendees: (call) =>
      changeOwn(call, (trx, booking) => renameAttendees(deps, trx, booking, call.body.attendees)),

    usePromoCode: async (call) => {
      const { params, body, user, request } = call;
      const typed = { bookingId: params.booking, userId: present(user).id, code: body.code, from: request };
      const code = await findCode(deps, typed);
      return changeChoice(call, (trx, booking) => useCode(deps, trx, booking, code));
    },

    dropPromoCode: (call) => changeChoice(call, (trx, booking) => dropCode(deps, trx, booking)),

    extendBooking: (call) => changeOwn(call, (trx, booking) => extendHold(deps, trx, booking)),

    deleteBooking: ({ params, query, user, locale, request }) => {
      const whose = { bookingId: params.booking, userId: present(user).id, believed: query['filter[state]'] };
      return endingPayment(deps, () =>
        request.transactOnce(async (trx) => {
          await cancelBooking(deps, trx, whose);
          return answer(trx, params.booking, locale);
        }),
      );
    },

    payBooking: async ({ params, query, user, locale, request }) => {
      const order = { bookingId: params.booking, userId: present(user).id, total: query.total, locale };
      await request.transactOnce(async (trx) => {
        await openBookingPayment(deps, trx, order);
        return {};
      });
      const open = await findOpenPayment(deps.db, { type: 'booking', id: params.booking });
      if (open !== undefined) await ensureSession(deps, open);
      const { payment } = await readBooking(deps, deps.db, params.booking, locale);
      if (payment === null) throw new Error(`Booking ${params.booking} was paid without a payment`);
      return { data: payment };
    },

    exchangeBooking: async (call) => {
      const { id: userId } = present(call.user);
      const wish = { occurrenceId: call.body.occurrence_id, locale: call.locale };
      const answered = await endingPayment(deps, () =>
        call.request.once<Answer<'exchangeBooking'>>(async (transact) => {
          await clearTheWay(deps, call.params.booking, userId, wish);
          return transact(async (trx) => {
            const booking = await lockOwnBooking(trx, call.params.booking, userId);
            return answer(trx, await beginExchange(deps, trx, booking, wish), call.locale);
          });
        }),
      );
      void call.reply.code(201);
      return answered;
    },

    checkSeating: async ({ body, user, locale }) => ({ data: await checkSeats(deps, present(user).id, body, locale) }),
  };

  /** Changes what an own booking holds. */
  function changeChoice(call: BookingCall, change: Change): Promise<Answer<'mergeBooking'>> {
    return endingPayment(deps, () =>
      changeOwn(call, (trx, booking) => {
        demandNoOpenPayment(booking);
        return change(trx, booking);
      }),
    );
  }

  /** Changes a person's own booking, at most once per Idempotency-Key. */
  function changeOwn(call: BookingCall, change: Change): Promise<Answer<'mergeBooking'>> {
    return call.request.transactOnce(async (trx) => {
      const booking = await lockOwnBooking(trx, call.params.booking, present(call.user).id);
      await change(trx, booking);
      return answer(trx, booking.id, call.locale);
    });
  }
}

function toOrderLine({ ticket_id, first_name, last_name, email, answers, seat }: Order[number]): Order[number] {
  return {
    ticket_id,
    ...(first_name && { first_name }),
    ...(last_name && { last_name }),
    ...(email && { email }),
    ...(answers && { answers }),
    ...(seat && { seat }),
  };
}

import { present } from '../../kernel/http/guards.ts';
import { money } from '../../kernel/http/money.ts';
import type { Handlers, Locale, OperationId, Schemas } from '../../kernel/http/operation.ts';
import type { Source } from '../../kernel/http/prepared.ts';
import { Problem } from '../../kernel/http/problem.ts';
import { ownerOf } from '../../kernel/lifecycle/lifecycle.ts';
import { togaLife } from '../../kernel/lifecycle/lives.ts';
import { orRefusal } from '../../kernel/http/constraints.ts';
import { demandPaymentOver, endingPayment } from '../../kernel/payments/ending.ts';
import { ensureSession, findOpenPayment, openPayment } from '../../kernel/payments/open.ts';
import { forGood } from '../../kernel/reference/for-good.ts';
import { confirmationOf, fittingIcal } from './confirmation.ts';
import { comingGraduations, dayAfter, graduationOn, termsFor, today } from './days.ts';
import { presentDates } from './fittings.ts';
import { payableKey } from './payable.ts';
import {
  demandSlot,
  fittingHeldUntil,
  holdFitting,
  lockOwn,
  lockSlots,
  presentGraduation,
  presentRental,
  readOwn,
  rentals,
  type TogaDeps,
} from './rentals.ts';
import { namingSoldOut } from './sold-out.ts';

type Operations =
  | 'getTogaStatus'
  | 'listTogaTypes'
  | 'listFittingDates'
  | 'bookFitting'
  | 'listTogaRentals'
  | 'getTogaRental'
  | 'cancelTogaRental'
  | 'payTogaRental'
  | 'moveFitting'
  | 'downloadTogaConfirmation'
  | 'downloadTogaCalendar';

const MOST = 20;

/** Renting a toga: what there is, a fitting, the payment, and what one keeps of it. */
export function togaHandlers(deps: TogaDeps): Pick<Handlers, Operations> {
  const { db, clock, union, site } = deps;
  const told = async (id: string, userId: string, locale: Locale): Promise<Schemas['TogaRental']> =>
    presentRental(deps, db, await readOwn(db, id, userId), locale);

  return {
    getTogaStatus: async ({ locale }) => {
      const { toga } = site.standing;
      const { collect, return: back } = termsFor(toga, dayAfter(today(deps), 1));
      return {
        data: {
          enabled: union.flags['togaRental'] === true,
          set: money(union.prices.togaSet, locale),
          deposit: money(union.prices.togaDeposit, locale),
          collect: collect[locale],
          return: back[locale],
          place: toga.place[locale],
          hold_minutes: toga.holdMinutes,
          graduations: comingGraduations(deps).map(presentGraduation),
        },
      };
    },
    listTogaTypes: async ({ locale }) => ({
      data: site.togaTypes.map(({ id, name, description, inSet }) => ({
        id,
        name: name[locale],
        description: description[locale],
        price: money(union.prices[id], locale),
        in_set: inSet,
      })),
    }),
    listFittingDates: async () => ({ data: await presentDates(deps, db) }),
    listTogaRentals: async ({ user, locale }) => {
      const rows = await rentals(db)
        .where('user_id', '=', present(user).id)
        .where('state', 'in', [...togaLife.tagged('isOpen'), ...togaLife.tagged('isPaid')])
        .orderBy('toga_rentals.created_at', 'desc')
        .limit(MOST)
        .execute();
      return { data: await Promise.all(rows.map((row) => presentRental(deps, db, row, locale))) };
    },
    getTogaRental: async ({ params, user, locale }) => ({ data: await told(params.rental, present(user).id, locale) }),
    bookFitting: async ({ body, user, locale, request, reply }) => {
      const { id: userId } = present(user);
      const hold = () => request.transactOnce<{ id: string }>((trx) => holdFitting(deps, trx, userId, body));
      const { id } = await namingSoldOut(deps, userId, body, hold);
      void reply.code(201);
      return { data: await told(id, userId, locale) };
    },
    cancelTogaRental: async ({ params, user, locale, request }) => {
      const { id: userId } = present(user);
      await endingPayment(deps, () =>
        request.transactOnce(async (trx) => {
          const rental = await lockOwn(trx, params.rental, userId);
          if (togaLife.is(rental.state, 'isPaid')) throw new Problem(409, 'already_paid');
          await demandPaymentOver(trx, payableKey(rental.id));
          const how = { by: ownerOf(rental), at: clock.now() };
          const after = await togaLife.move(trx, rental, { type: 'rental.cancel' }, how);
          if (after === undefined) throw new Problem(409, 'not_in_this_state');
          return { id: rental.id };
        }),
      );
      return { data: await told(params.rental, userId, locale) };
    },
    payTogaRental: async ({ params, user, locale, request }) => {
      const { id: userId } = present(user);
      await request.transactOnce(async (trx) => {
        await lockOwn(trx, params.rental, userId);
        const rental = await readOwn(trx, params.rental, userId);
        const at = clock.now();
        if (rental.expires_at !== null && rental.expires_at <= at) throw new Problem(409, 'hold_ended');
        // The first step to payment restarts the hold; going again does not extend it.
        const set = rental.accepted_at === null ? { accepted_at: at, expires_at: fittingHeldUntil(deps, rental) } : {};
        await togaLife.demandMove(trx, rental, { type: 'payment.open' }, { by: ownerOf(rental), at, set });
        await openPayment(deps, trx, { ...payableKey(rental.id), userId, amount: rental.amount });
        return { id: rental.id };
      });
      const payment = await findOpenPayment(db, payableKey(params.rental));
      if (payment !== undefined) await ensureSession(deps, payment);
      return { data: await told(params.rental, userId, locale) };
    },
    moveFitting: async ({ params, body, user, locale, request }) => {
      const { id: userId } = present(user);
      await request.transactOnce(async (trx) => {
        const before = await readOwn(trx, params.rental, userId);
        await lockSlots(trx, [before.fitting_id, body.occurrence]);
        const rental = await lockOwn(trx, params.rental, userId);
        const at = clock.now();
        if (before.starts_at <= at) throw new Problem(409, 'fitting_over');
        togaLife.demandAfter(rental.state, { type: 'fitting.move' });
        if (rental.fitting_id === body.occurrence) return { id: rental.id };
        await demandSlot(deps, trx, body.occurrence, graduationOn(deps, rental.graduation_day));
        const set = { fitting_id: body.occurrence, fitting_reminded_at: null };
        await orRefusal(togaLife.demandMove(trx, rental, { type: 'fitting.move' }, { by: ownerOf(rental), at, set }));
        await deps.jobs.send(trx, 'toga-mail', { rentalId: rental.id, kind: 'moved', at: at.getTime() });
        return { id: rental.id };
      });
      return { data: await told(params.rental, userId, locale) };
    },
    downloadTogaConfirmation: async ({ params, user, locale, reply }) => {
      const person = present(user);
      const rental = await readOwn(db, params.rental, person.id);
      if (!togaLife.is(rental.state, 'isPaid')) throw new Problem(409, 'not_paid_yet');
      void reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${rental.reference}.pdf"`);
      return confirmationOf(deps, rental, `${person.firstName} ${person.lastName}`, locale);
    },
    downloadTogaCalendar: async ({ params, user, locale, reply }) => {
      const rental = await readOwn(db, params.rental, present(user).id);
      if (!togaLife.is(rental.state, 'isPaid')) throw new Problem(409, 'not_paid_yet');
      void reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', `attachment; filename="${rental.reference}.ics"`);
      return fittingIcal(deps, rental, locale);
    },
  };
}

/** Kept ready, with an ETag; graduations come and go by the clock. */
export const preparedTogas: Partial<Record<OperationId, Pick<Source, 'version'>>> = {
  getTogaStatus: {},
  listTogaTypes: forGood,
};

import { present } from '../../kernel/http/guards.ts';
import { renderIcals } from '../../kernel/calendar/ical.ts';
import { money } from '../../kernel/http/money.ts';
import { localDate } from '../../kernel/calendar/moments.ts';
import type { Queryable } from '../../kernel/db/database.ts';
import type { Handlers, Locale, Schemas } from '../../kernel/http/operation.ts';
import { Problem } from '../../kernel/http/problem.ts';
import { ownerOf } from '../../kernel/lifecycle/lifecycle.ts';
import { rentalLife } from '../../kernel/lifecycle/lives.ts';
import { endingPayment } from '../../kernel/payments/ending.ts';
import { ensureSession, findOpenPayment, openPayment } from '../../kernel/payments/open.ts';
import { lockAccount } from '../../kernel/products/progress.ts';
import { newRentalReference } from '../../kernel/readable-codes.ts';
import { sorted } from '../../kernel/reference/sorted.ts';
import { calendarOf, demandFree } from './calendar.ts';
import { addDocuments, openDocument, removeDocument } from './documents.ts';
import { callOff, payableKey } from './payable.ts';
import { presentRequest, presentTo } from './present.ts';
import {
  hiredVenues,
  isAhead,
  lockOwn,
  longestDays,
  mayAskFor,
  readableBy,
  readOne,
  readOwn,
  readWish,
  type RentalDeps,
  type RentalRow,
  sumsOf,
  whatOf,
} from './requests.ts';
import { timesOf } from './times.ts';

type Operations =
  | 'getRentalTerms'
  | 'getRentalCalendar'
  | 'listRentalRequests'
  | 'createRentalRequest'
  | 'getRentalRequest'
  | 'changeRentalRequest'
  | 'sendRentalRequest'
  | 'cancelRentalRequest'
  | 'payRentalRequest'
  | 'addRentalDocuments'
  | 'removeRentalDocument'
  | 'getRentalDocument'
  | 'downloadRentalCalendar';

const MOST = 50;
const MOST_UNDER_WAY = 20;

/** Asking for venues and equipment: what there is, a draft, sending it, calling it off. */
export function rentalHandlers(deps: RentalDeps): Pick<Handlers, Operations> {
  const { db, clock, site, union } = deps;
  const told = async (id: string, userId: string, locale: Locale): Promise<Schemas['RentalRequest']> =>
    presentRequest(deps, db, await readOwn(db, id, userId), locale);

  return {
    getRentalTerms: async ({ locale }) => {
      const { longestDays: most, longestWeeks, payDays, refundDays, place } = site.standing.rentals;
      const today = localDate(clock.now().getTime(), union.timeZone);
      const venues = (await hiredVenues(deps, db, locale)).map(({ id, name, locality, capacity, access, price }) => ({
        id,
        name: name[locale],
        locality: locality[locale],
        capacity,
        access: access?.[locale] ?? null,
        price: money(price, locale),
      }));
      const equipment = sorted(site.equipment, locale).map(({ id, name, quantity, forWhom, price, deposit }) => ({
        id,
        name,
        quantity,
        for_whom: forWhom,
        longest_days: longestDays(deps, id, today),
        price: money(price, locale),
        deposit: money(deposit, locale),
      }));
      const terms = { longest_days: most, longest_weeks: longestWeeks, pay_days: payDays, refund_days: refundDays };
      return { data: { ...terms, place: place[locale], venues, equipment } };
    },
    getRentalCalendar: async ({ params, query }) => ({ data: await calendarOf(deps, params, query.from) }),
    listRentalRequests: async ({ user, locale }) => {
      const reader = present(user);
      const rows = await readableBy(db, reader)
        .orderBy('rental_requests.created_at', 'desc')
        .orderBy('rental_requests.id')
        .limit(MOST)
        .execute();
      return { data: await Promise.all(rows.map((row) => presentTo(deps, db, reader.id, row, locale))) };
    },
    getRentalRequest: async ({ params, user, locale }) => {
      const reader = present(user);
      return { data: await presentTo(deps, db, reader.id, await readOne(db, params.request, reader), locale) };
    },
    createRentalRequest: async ({ body, user, locale, request, reply }) => {
      const person = present(user);
      const { id } = await request.transactOnce<{ id: string }>(async (trx) => {
        await lockAccount(trx, person.id);
        const under = trx
          .selectFrom('rental_requests')
          .select('id')
          .where('user_id', '=', person.id)
          .where('state', 'in', rentalLife.tagged('isUnderWay'));
        if ((await under.execute()).length >= MOST_UNDER_WAY) throw new Problem(409, 'rental_too_many');
        const now = clock.now();
        return trx
          .insertInto('rental_requests')
          .values({
            ...(await readWish(deps, trx, person, body)),
            reference: newRentalReference(),
            user_id: person.id,
            state: rentalLife.initial,
            created_at: now,
            changed_at: now,
          })
          .returning('id')
          .executeTakeFirstOrThrow();
      });
      void reply.code(201);
      return { data: await told(id, person.id, locale) };
    },
    changeRentalRequest: async ({ params, body, user, locale, request }) => {
      const person = present(user);
      await request.transactOnce(async (trx) => {
        const row = await lockOwn(trx, params.request, person.id);
        const set = await readWish(deps, trx, person, body);
        await rentalLife.demandMove(trx, row, { type: 'request.change' }, { by: ownerOf(row), at: clock.now(), set });
        return { id: row.id };
      });
      return { data: await told(params.request, person.id, locale) };
    },
    sendRentalRequest: async ({ params, user, locale, request }) => {
      const person = present(user);
      const { id: userId } = person;
      await request.transactOnce(async (trx) => {
        const row = await lockOwn(trx, params.request, userId);
        const at = clock.now();
        rentalLife.demandAfter(row.state, { type: 'request.send' });
        // An officer whose term has ended since the draft can no longer ask in the organisation's name.
        if (!mayAskFor(person, row.organisation))
          throw new Problem(422, 'rental_not_officer', { fields: { organisation: ['rental_not_officer'] } });
        if (!isAhead(deps, row)) throw new Problem(422, 'rental_past', { fields: { start: ['rental_past'] } });
        await demandFree(deps, trx, row);
        await rentalLife.demandMove(trx, row, { type: 'request.send' }, { by: ownerOf(row), at });
        await deps.jobs.send(trx, 'rental-mail', { requestId: row.id, kind: 'sent', at: at.getTime() });
        return { id: row.id };
      });
      return { data: await told(params.request, userId, locale) };
    },
    cancelRentalRequest: async ({ params, user, locale, request }) => {
      const { id: userId } = present(user);
      await endingPayment(deps, () =>
        request.transactOnce(async (trx) => {
          const row = await lockOwn(trx, params.request, userId);
          await callOff(deps, trx, row, { by: ownerOf(row), who: 'requester' });
          return { id: row.id };
        }),
      );
      return { data: await told(params.request, userId, locale) };
    },
    payRentalRequest: async ({ params, user, locale, request }) => {
      const { id: userId } = present(user);
      await request.transactOnce(async (trx) => {
        const row = await lockOwn(trx, params.request, userId);
        rentalLife.demandAfter(row.state, { type: 'payment.receive' });
        if (row.pay_by !== null && row.pay_by <= clock.now()) throw new Problem(409, 'hold_ended');
        const { price, deposit } = sumsOf(deps, row);
        await openPayment(deps, trx, { ...payableKey(row.id), userId, amount: price + deposit });
        return { id: row.id };
      });
      const payment = await findOpenPayment(db, payableKey(params.request));
      if (payment !== undefined) await ensureSession(deps, payment);
      return { data: await told(params.request, userId, locale) };
    },
    addRentalDocuments: async (call) => {
      const { id: userId } = present(call.user);
      await addDocuments(deps, call, userId);
      void call.reply.code(201);
      return { data: await told(call.params.request, userId, call.locale) };
    },
    removeRentalDocument: async ({ params, user, locale, request }) => {
      const { id: userId } = present(user);
      await request.transactOnce(async (trx) => {
        await removeDocument(trx, params, userId);
        return { id: params.document };
      });
      // A file that the disk refuses to delete now is removed with the orphans, within hours.
      await deps.files.remove([params.document]).catch(() => undefined);
      return { data: await told(params.request, userId, locale) };
    },
    getRentalDocument: async ({ params, user, reply }) => {
      await readOne(db, params.request, present(user));
      return openDocument(deps, params, reply);
    },
    downloadRentalCalendar: async ({ params, user, locale, reply }) => {
      const row = await readOne(db, params.request, present(user));
      if (!rentalLife.is(row.state, 'isConfirmed')) throw new Problem(409, 'rental_not_approved');
      void reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', `attachment; filename="${row.reference}.ics"`);
      return rentalIcal(deps, db, row, locale);
    },
  };
}

/** An approved request as a calendar file. Each file, from a page or a mail, updates the one before it. */
export async function rentalIcal(deps: RentalDeps, db: Queryable, row: RentalRow, locale: Locale): Promise<string> {
  const { publicUrl, site, clock } = deps;
  const what = await whatOf(deps, db, row, locale);
  const entries = timesOf(deps, row).map(({ starts_at, ends_at }, at) => ({
    uid: `${row.id}${at === 0 ? '' : `-${at}`}@${new URL(publicUrl).hostname}`,
    title: what,
    description: `${row.purpose}\n\n${row.reference}`,
    location: row.venue === null ? site.standing.rentals.place[locale] : what,
    start: starts_at,
    end: ends_at,
    url: `${publicUrl}/account/rentals`,
    now: clock.now(),
  }));
  return renderIcals(entries);
}

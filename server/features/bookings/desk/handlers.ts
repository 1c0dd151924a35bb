import { present } from '../../../kernel/http/guards.ts';
import type { Handlers } from '../../../kernel/http/operation.ts';
import { noteView, noteViews } from '../../../kernel/staff/views.ts';
import type { BookingDeps } from '../deps.ts';
import { endingPayment } from '../../../kernel/payments/ending.ts';
import { readCase } from './case.ts';
import { changeCase } from './change.ts';
import { tableOf } from './export.ts';
import { findCases } from './find.ts';
import { callOff, listOccurrences, readOccurrence } from './occurrences.ts';

type Operations =
  | 'findBookingCases'
  | 'getBookingCase'
  | 'changeBookingCase'
  | 'listDeskOccurrences'
  | 'getDeskOccurrence'
  | 'callOff'
  | 'exportBookings';

/** The desk's work on bookings and dates. */
export function bookingDeskHandlers(deps: BookingDeps): Pick<Handlers, Operations> {
  const { db } = deps;
  return {
    findBookingCases: ({ query, locale }) => findCases(db, query, locale),
    getBookingCase: async ({ params, user, locale }) => {
      const { subject, data } = await readCase(deps, db, params.booking, locale);
      await noteView(deps, db, { staffId: present(user).id, subjectId: subject, what: 'bookings' });
      return { data };
    },
    changeBookingCase: async (call) => {
      const by = { kind: 'staff', userId: present(call.user).id } as const;
      return endingPayment(deps, () =>
        call.request.transactOnce(async (trx) => {
          await changeCase(deps, trx, { bookingId: call.params.booking, change: call.body, by });
          const { data } = await readCase(deps, trx, call.params.booking, call.locale);
          return { data };
        }),
      );
    },
    listDeskOccurrences: ({ query, locale }) => listOccurrences(deps, query, locale),
    getDeskOccurrence: async ({ params, locale }) => ({ data: await readOccurrence(db, params.occurrence, locale) }),
    callOff: async ({ params, body, user, request, locale }) =>
      request.transactOnce(async (trx) => {
        const occurrenceId = params.occurrence;
        await callOff(deps, trx, { occurrenceId, staffId: present(user).id, reason: body.reason });
        return { data: await readOccurrence(trx, occurrenceId, locale) };
      }),
    exportBookings: async ({ params, user, reply, locale }) => {
      await readOccurrence(db, params.occurrence, locale);
      const { table, subjects } = await tableOf(db, params.occurrence);
      await noteViews(deps, db, { staffId: present(user).id, subjectIds: subjects, what: 'bookings export' });
      void reply.header('content-disposition', 'attachment; filename="bookings.csv"').type('text/csv; charset=utf-8');
      return table;
    },
  };
}

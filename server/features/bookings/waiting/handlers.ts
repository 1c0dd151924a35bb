import { present } from '../../../kernel/http/guards.ts';
import type { Answer, Handlers } from '../../../kernel/http/operation.ts';
import { Problem } from '../../../kernel/http/problem.ts';
import { noteViews } from '../../../kernel/staff/views.ts';
import type { BookingDeps } from '../deps.ts';
import { endingPayment } from '../../../kernel/payments/ending.ts';
import { readList } from './desk.ts';
import { joinList, leaveList, readEntries } from './list.ts';

type Operations = 'listWaiting' | 'joinWaiting' | 'leaveWaiting' | 'listDeskWaiting';

/** The waiting lists of dates that are sold out. */
export function waitingHandlers(deps: BookingDeps): Pick<Handlers, Operations> {
  const { db } = deps;
  return {
    listWaiting: async ({ query, user, locale }) => {
      const wanted = { userId: present(user).id, occurrence: query['filter[occurrence]'] };
      return { data: await readEntries(deps, db, wanted, locale) };
    },
    joinWaiting: async ({ body, user, locale, request, reply }) => {
      const person = present(user);
      const answer = await request.transactOnce<Answer<'joinWaiting'>>(async (trx) => {
        const only = await joinList(deps, trx, body, person, locale);
        const [data] = await readEntries(deps, trx, { userId: person.id, only }, locale);
        if (data === undefined) throw new Problem(409, 'bookings_closed');
        return { data };
      });
      void reply.code(201);
      return answer;
    },
    leaveWaiting: async ({ params, user, request }) => {
      await endingPayment(deps, () =>
        request.transactOnce(async (trx) => {
          await leaveList(deps, trx, params.waiting, present(user).id);
          return {};
        }),
      );
      return undefined;
    },
    listDeskWaiting: async ({ params, user, locale }) => {
      const { data, subjects } = await readList(db, params.occurrence, locale);
      await noteViews(deps, db, { staffId: present(user).id, subjectIds: subjects, what: 'waiting list' });
      return { data };
    },
  };
}

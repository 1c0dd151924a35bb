import { present } from '../../kernel/http/guards.ts';
import type { Deps } from '../../kernel/deps.ts';
import type { Handlers } from '../../kernel/http/operation.ts';
import { noteViews } from '../../kernel/staff/views.ts';
import { demandDate, listDates, readOpenDate } from './dates.ts';
import { ticketsOf, voidCodesOf } from './list.ts';
import { readLog } from './log.ts';
import { takeScans } from './scans.ts';

type Operations = 'listDoorDates' | 'getDoorList' | 'getDoorLog' | 'sendDoorScans';

/** The calls of the devices at the door. */
export function doorHandlers(deps: Deps): Pick<Handlers, Operations> {
  const { db } = deps;
  return {
    listDoorDates: ({ query, locale }) => listDates(deps, query, locale),
    getDoorList: async ({ params, user, locale }) => {
      const date = await readOpenDate(deps, params.occurrence, locale);
      // The log first: the next log repeats a change that comes in between, rather than losing it.
      const log = await readLog(deps, db, { occurrenceId: date.id, since: 0 }, locale);
      const { tickets, subjectIds } = await ticketsOf(deps, db, date.id, locale);
      await noteViews(deps, db, { staffId: present(user).id, subjectIds, what: 'door list' });
      return { data: { date, tickets, void: await voidCodesOf(db, date.id), log } };
    },
    getDoorLog: async ({ params, query, locale }) => {
      await demandDate(db, params.occurrence);
      const place = { occurrenceId: params.occurrence, since: query.since ?? 0 };
      return { data: await readLog(deps, db, place, locale) };
    },
    sendDoorScans: async ({ params: { occurrence }, body, user, request }) => {
      await demandDate(db, occurrence);
      return request.transactOnce(async (trx) => ({
        data: await takeScans(deps, trx, { ...body, occurrenceId: occurrence, staffId: present(user).id }),
      }));
    },
  };
}

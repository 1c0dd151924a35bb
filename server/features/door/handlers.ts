import { present } from '../../kernel/auth/guards.ts';
import type { Deps } from '../../kernel/deps.ts';
import type { Handlers } from '../../kernel/http/operation.ts';
import { noteViews } from '../../kernel/staff/views.ts';
import { listDates, readDate, readOpenDate } from './dates.ts';
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
      const { id } = await readDate(db, params.occurrence, locale);
      return { data: await readLog(deps, db, { occurrenceId: id, since: query.since ?? 0 }, locale) };
    },
    sendDoorScans: async ({ params, body, user, request, locale }) => {
      const { id: occurrenceId } = await readDate(db, params.occurrence, locale);
      return request.once((transact) =>
        transact(async (trx) => ({
          data: await takeScans(deps, trx, { ...body, occurrenceId, staffId: present(user).id }),
        })),
      );
    },
  };
}

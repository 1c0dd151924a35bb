import { present } from '../../kernel/http/guards.ts';
import { writtenYear } from '../../kernel/calendar/scholastic-year.ts';
import type { PermitState } from '../../kernel/db/account-tables.ts';
import { foundBy } from '../../kernel/db/found-by.ts';
import type { Queryable } from '../../kernel/db/database.ts';
import type { Handlers, Schemas } from '../../kernel/http/operation.ts';
import { readPage, totalOfAll } from '../../kernel/http/paging.ts';
import { Problem } from '../../kernel/http/problem.ts';
import { historyOf, versionOf } from '../../kernel/lifecycle/history.ts';
import { permitLife } from '../../kernel/lifecycle/lives.ts';
import { csvOf } from '../../kernel/staff/csv.ts';
import { nameOf } from '../../kernel/staff/names.ts';
import { noteView, noteViews } from '../../kernel/staff/views.ts';
import type { PurchaseDeps } from '../../kernel/products/deps.ts';
import { decidePermit } from './permits.ts';
import { readReason } from '../../kernel/http/written-text.ts';

type Operations = 'listPermitCases' | 'getPermitCase' | 'decidePermit' | 'getLicencePhoto' | 'exportPermits';

const staffEvents = ['permit.approve', 'permit.decline'] as const;

/** The desk's work on parking permits. */
export function permitDeskHandlers(deps: PurchaseDeps): Pick<Handlers, Operations> {
  const { db } = deps;
  return {
    listPermitCases: ({ query }) => readQueue(db, query),
    getPermitCase: async ({ params, user }) => {
      const { subject, ...data } = await readCase(db, params.permit);
      await noteView(deps, db, { staffId: present(user).id, subjectId: subject, what: 'parking_permits' });
      return { data };
    },
    decidePermit: async (call) => {
      const { event, reason, version } = call.body;
      const note = readReason(reason, event === 'permit.decline');
      const by = { kind: 'staff', userId: present(call.user).id } as const;
      return call.request.transactOnce(async (trx) => {
        await decidePermit(deps, trx, call.params.permit, { event, by, note, version });
        const { subject: _, ...data } = await readCase(trx, call.params.permit);
        return { data };
      });
    },
    getLicencePhoto: async ({ params, user, reply }) => {
      const row = await db.selectFrom('parking_permits').selectAll().where('id', '=', params.permit).executeTakeFirst();
      const id = params.side === 'front' ? row?.licence_front : row?.licence_back;
      const content = id ? await deps.files.open(id) : undefined;
      if (row === undefined || content === undefined) throw new Problem(404, 'not_found');
      await noteView(deps, db, { staffId: present(user).id, subjectId: row.user_id, what: 'licence' });
      void reply.header('cache-control', 'private, no-store').type('image/jpeg');
      return content;
    },
    exportPermits: async ({ user, reply }) => {
      const rows = await permits(db)
        .select(['users.id as subject', 'parking_permits.year', 'valid_until', 'parking_permits.created_at'])
        .orderBy('parking_permits.created_at')
        .execute();
      const subjectIds = rows.map(({ subject }) => subject);
      await noteViews(deps, db, { staffId: present(user).id, subjectIds, what: 'parking_permits export' });
      void reply
        .header('content-disposition', 'attachment; filename="parking-permits.csv"')
        .type('text/csv; charset=utf-8');
      return csvOf(
        ['name', 'email', 'number plate', 'state', 'year', 'valid until', 'sent'],
        rows.map((row) => [
          nameOf(row),
          row.email,
          row.number_plate,
          row.state,
          writtenYear(row.year),
          row.valid_until,
          row.created_at.toISOString(),
        ]),
      );
    },
  };
}

const permits = (db: Queryable) =>
  db
    .selectFrom('parking_permits')
    .innerJoin('users', 'users.id', 'parking_permits.user_id')
    .select([
      'parking_permits.id',
      'number_plate',
      'state',
      'changed_at',
      'users.first_name',
      'users.last_name',
      'users.email',
    ]);

type Wanted = { state?: PermitState; search?: string; page?: number; limit?: number };

async function readQueue(db: Queryable, { state, search = '', ...asked }: Wanted) {
  const states = state === undefined ? permitLife.tagged('waitsForStaff') : [state];
  const found = permits(db)
    .select(totalOfAll)
    .where('state', 'in', states)
    .where(foundBy(search, 'number_plate'))
    .orderBy('changed_at')
    .orderBy('parking_permits.id');
  const { rows, meta } = await readPage(found, asked);
  return {
    data: rows.map((row) => ({
      id: row.id,
      name: nameOf(row),
      number_plate: row.number_plate,
      state: row.state,
      since: row.changed_at.toISOString(),
    })),
    meta,
  };
}

async function readCase(db: Queryable, id: string): Promise<Schemas['PermitCase'] & { subject: string }> {
  const row = await permits(db)
    .select(['users.id as subject', 'note', 'year', 'valid_until', 'licence_front'])
    .select('parking_permits.created_at')
    .where('parking_permits.id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw new Problem(404, 'not_found');
  return {
    subject: row.subject,
    id: row.id,
    state: row.state,
    name: nameOf(row),
    email: row.email,
    number_plate: row.number_plate,
    note: row.note,
    year: writtenYear(row.year),
    valid_until: row.valid_until,
    created_at: row.created_at.toISOString(),
    has_licence: row.licence_front !== null,
    version: await versionOf(db, 'parking_permits', id),
    events: staffEvents.filter((type) => permitLife.after(row.state, { type }) !== undefined),
    history: await historyOf(db, 'parking_permits', id),
  };
}

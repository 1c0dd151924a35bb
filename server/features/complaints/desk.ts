import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { byName } from '../../kernel/db/by-name.ts';
import { present } from '../../kernel/http/guards.ts';
import { dayOf } from '../../kernel/calendar/scholastic-year.ts';
import type { ComplaintState } from '../../kernel/db/complaint-tables.ts';
import type { Queryable, Trx } from '../../kernel/db/database.ts';
import type { Call, Handlers, Locale, Schemas } from '../../kernel/http/operation.ts';
import { readPage, totalOfAll } from '../../kernel/http/paging.ts';
import { Problem } from '../../kernel/http/problem.ts';
import { readText } from '../../kernel/http/written-text.ts';
import { historyOf } from '../../kernel/lifecycle/history.ts';
import { complaintLife } from '../../kernel/lifecycle/lives.ts';
import { nameOf } from '../../kernel/staff/names.ts';
import { noteView } from '../../kernel/staff/views.ts';
import {
  type ComplaintDeps,
  type ComplaintRow,
  type KeptFile,
  addMessage,
  lastPosition,
  readMessages,
  typeName,
} from './conversation.ts';
import { openFile, withSealed } from './files.ts';
import { asDownload } from './handlers.ts';

type Operations =
  | 'listComplaintCases'
  | 'getComplaintCase'
  | 'handleComplaint'
  | 'getComplaintFile'
  | 'getComplaintStatistics';

const staffEvents = ['complaint.assign', 'complaint.answer', 'complaint.close', 'complaint.reopen'] as const;

/** The desk's work on complaints. */
export function complaintDeskHandlers(deps: ComplaintDeps): Pick<Handlers, Operations> {
  const { db } = deps;
  return {
    listComplaintCases: ({ query, user, locale }) => readQueue(deps, { ...query, staffId: present(user).id }, locale),
    getComplaintCase: async ({ params, user, locale }) => {
      const { subject, ...data } = await readCase(deps, params.complaint, locale);
      if (subject !== null)
        await noteView(deps, db, { staffId: present(user).id, subjectId: subject, what: 'complaints' });
      return { data };
    },
    handleComplaint: async (call) => {
      // Only the id is kept for a repetition: texts are nowhere unsealed.
      const about = randomUUID();
      const complaint = await readRow(db, call.params.complaint);
      const { id } = await call.request.once<{ id: string }>((transact) =>
        withSealed(deps, complaint, { about, files: filesIn(call) }, (files) =>
          transact((trx) => handle(deps, trx, call, { id: about, files })),
        ),
      );
      const { subject: _, ...data } = await readCase(deps, id, call.locale);
      return { data };
    },
    getComplaintFile: async ({ params, user, reply }) => {
      const row = await readRow(db, params.complaint);
      const bytes = await openFile(deps, db, row, { file: params.file, holders: deps.keyring.holders });
      if (row.user_id !== null)
        await noteView(deps, db, { staffId: present(user).id, subjectId: row.user_id, what: 'complaint file' });
      return asDownload(reply, bytes);
    },
    getComplaintStatistics: async ({ locale }) => ({ data: await readNumbers(deps, locale) }),
  };
}

type Wanted = { staffId: string; state?: ComplaintState; mine?: boolean; page?: number; limit?: number };

async function readQueue(deps: ComplaintDeps, wanted: Wanted, locale: Locale) {
  const { staffId, state, mine = false, ...asked } = wanted;
  const found = deps.db
    .selectFrom('complaints')
    .leftJoin('users', 'users.id', 'complaints.assigned_to')
    .select(['complaints.id', 'type', 'state', 'changed_at', 'complaints.user_id'])
    .select(['users.first_name', 'users.last_name', 'users.email'])
    .select(totalOfAll)
    .where('state', 'in', state === undefined ? complaintLife.tagged('waitsForStaff') : [state])
    .$if(mine, (query) => query.where('assigned_to', '=', staffId))
    .orderBy('changed_at')
    .orderBy('complaints.id');
  const { rows, meta } = await readPage(found, asked);
  return {
    data: rows.map((row) => ({
      id: row.id,
      type_name: typeName(deps, row.type, locale),
      state: row.state,
      since: dayOf(row.changed_at, deps.union),
      is_anonymous: row.user_id === null,
      assigned_to: nameOf(row),
    })),
    meta,
  };
}

async function readRow(db: Queryable, id: string): Promise<ComplaintRow> {
  const row = await db.selectFrom('complaints').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw new Problem(404, 'not_found');
  return row;
}

async function readCase(
  deps: ComplaintDeps,
  id: string,
  locale: Locale,
): Promise<Schemas['ComplaintCase'] & { subject: string | null }> {
  const { db, keyring } = deps;
  const row = await readRow(db, id);
  const person =
    row.user_id === null
      ? undefined
      : await db
          .selectFrom('users')
          .select(['first_name', 'last_name', 'email'])
          .where('id', '=', row.user_id)
          .executeTakeFirst();
  return {
    subject: row.user_id,
    id,
    type_name: typeName(deps, row.type, locale),
    state: row.state,
    sent_on: dayOf(row.created_at, deps.union),
    name: person ? nameOf(person) : null,
    email: person?.email ?? null,
    assigned_to: row.assigned_to,
    colleagues: await colleagues(db),
    messages: await readMessages(db, row, keyring.holders),
    events: staffEvents.filter((type) => complaintLife.after(row.state, { type }) !== undefined),
    history: await historyOf(db, 'complaints', id),
  };
}

async function colleagues(db: Queryable): Promise<Schemas['Colleague'][]> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'email'])
    .where(sql<boolean>`'complaints' = any(roles)`)
    .where('disabled_at', 'is', null)
    .where('deleted_at', 'is', null)
    .orderBy(byName('last_name'))
    .orderBy(byName('first_name'))
    .orderBy('id')
    .execute();
  return rows.map(({ id, ...person }) => ({ id, name: nameOf(person) }));
}

/** The files of an answer; nothing else is said with files. */
const filesIn = ({ body }: Call<'handleComplaint'>) => (body.event === 'complaint.answer' ? (body.files ?? []) : []);

async function handle(
  deps: ComplaintDeps,
  trx: Trx,
  call: Call<'handleComplaint'>,
  answer: { id: string; files: KeptFile[] },
): Promise<{ id: string }> {
  const { event, text, seen, assignee } = call.body;
  const row = await complaintLife.lock(trx, call.params.complaint);
  const set = event === 'complaint.assign' ? { assigned_to: await demandColleague(trx, assignee) } : {};
  const by = { kind: 'staff', userId: present(call.user).id } as const;
  await complaintLife.demandMove(trx, row, { type: event }, { by, at: deps.clock.now(), set });
  if (event === 'complaint.answer' || event === 'complaint.close') await demandAllSeen(trx, row.id, seen);
  if (event === 'complaint.answer') {
    const said = { text: readText(text ?? '', 'text'), files: answer.files };
    const position = (await lastPosition(trx, row.id)) + 1;
    await addMessage(deps, trx, row, { id: answer.id, position, isFromStaff: true, said });
    if (row.user_id !== null) await deps.jobs.send(trx, 'complaint-mail', { complaintId: row.id, position });
  }
  return { id: row.id };
}

/** Throws 409 where the complainant has written more than that. */
async function demandAllSeen(trx: Trx, complaintId: string, seen: string | undefined): Promise<void> {
  if (seen === undefined) throw new Problem(422, 'missing_field', { fields: { seen: ['missing_field'] } });
  const { written } = await trx
    .selectFrom('complaint_messages')
    .select(({ fn }) => fn.countAll<string>().as('written'))
    .where('complaint_id', '=', complaintId)
    .where('from_staff', '=', false)
    .executeTakeFirstOrThrow();
  if (Number(written) > Number(seen)) throw new Problem(409, 'complaint_unread');
}

async function demandColleague(trx: Trx, assignee: string | undefined): Promise<string> {
  const isOne = (await colleagues(trx)).some(({ id }) => id === assignee);
  if (assignee === undefined || !isOne)
    throw new Problem(422, 'invalid_field', { fields: { assignee: ['invalid_field'] } });
  return assignee;
}

async function readNumbers(deps: ComplaintDeps, locale: Locale): Promise<Schemas['ComplaintNumbers'][]> {
  const rows = await deps.db
    .selectFrom('complaints')
    .select(['type', 'state', sql<boolean>`user_id is null`.as('is_anonymous')])
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .groupBy(['type', 'state', 'is_anonymous'])
    .execute();
  return deps.site.complaintTypes.map(({ id }) => {
    const own = rows.filter(({ type }) => type === id);
    const sum = (isCounted: (row: (typeof rows)[number]) => boolean) =>
      own.filter(isCounted).reduce((total, { count }) => total + Number(count), 0);
    return {
      type: id,
      type_name: typeName(deps, id, locale),
      total: sum(() => true),
      anonymous: sum(({ is_anonymous }) => is_anonymous),
      waiting: sum(({ state }) => complaintLife.is(state, 'waitsForStaff')),
      answered: sum(({ state }) => complaintLife.is(state, 'isSettled') && !complaintLife.is(state, 'isClosed')),
      closed: sum(({ state }) => complaintLife.is(state, 'isClosed')),
    };
  });
}

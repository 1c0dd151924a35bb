import { sql } from 'kysely';
import { present } from '../../kernel/http/guards.ts';
import { orRefusal } from '../../kernel/http/constraints.ts';
import { foundBy } from '../../kernel/db/found-by.ts';
import type { Queryable, Trx } from '../../kernel/db/database.ts';
import type { RentalRequestState } from '../../kernel/db/rental-tables.ts';
import type { Call, Handlers, Locale, Schemas } from '../../kernel/http/operation.ts';
import { readPage, totalOfAll } from '../../kernel/http/paging.ts';
import { FieldProblems } from '../../kernel/http/field-problems.ts';
import { Problem } from '../../kernel/http/problem.ts';
import { demandVersion, historyOf, versionOf } from '../../kernel/lifecycle/history.ts';
import { rentalLife } from '../../kernel/lifecycle/lives.ts';
import { endingPayment } from '../../kernel/payments/ending.ts';
import { nameOf } from '../../kernel/staff/names.ts';
import { noteView } from '../../kernel/staff/views.ts';
import { demandFree, leftFor, lockWanted, neighboursOf } from './calendar.ts';
import { openDocument } from './documents.ts';
import { callOff, sendBack } from './payable.ts';
import { presentClashes, presentRequest } from './present.ts';
import { isAhead, organisationName, type RentalDeps, type RentalRow, sumsOf, whatEach } from './requests.ts';
import { readReason } from '../../kernel/http/written-text.ts';
import { DAY_MS } from '../../../machines/flow/durations.ts';

type Operations = 'listRentalCases' | 'getRentalCase' | 'getRentalCaseDocument' | 'decideRental';
type Query = Call<'listRentalCases'>['query'];
type Filter = NonNullable<Query['filter']>;
type DeskEvent = Schemas['RentalDeskEvent'];

const deskEvents = [
  'request.approve',
  'request.ask_back',
  'request.decline',
  'request.cancel',
  'things.return',
  'things.miss',
] as const;

/** The mail that the requester gets after each decision. */
const mails = {
  'request.approve': 'approved',
  'request.ask_back': 'asked_back',
  'request.decline': 'declined',
  'things.return': 'returned',
  'things.miss': 'missing',
} as const;

const needsNoReason: readonly DeskEvent[] = ['request.approve', 'things.return'];

/** The desk's work on requests: deciding, with the calendar beside, and taking things back. */
export function rentalDeskHandlers(deps: RentalDeps): Pick<Handlers, Operations> {
  const { db } = deps;
  return {
    listRentalCases: ({ query, locale }) => readQueue(deps, query, locale),
    getRentalCase: async ({ params, user, locale }) => {
      const { subject, ...data } = await readCase(deps, db, params.request, locale);
      await noteView(deps, db, { staffId: present(user).id, subjectId: subject, what: 'rental_requests' });
      return { data };
    },
    decideRental: ({ params, body, user, locale, request }) => {
      const staffId = present(user).id;
      return endingPayment(deps, () =>
        request.transactOnce(async (trx) => {
          await decide(deps, trx, params.request, { ...body, staffId });
          const { subject: _, ...data } = await readCase(deps, trx, params.request, locale);
          return { data };
        }),
      );
    },
    getRentalCaseDocument: async ({ params, user, reply }) => {
      const { user_id: subjectId } = await readSubject(db, params.request);
      await noteView(deps, db, { staffId: present(user).id, subjectId, what: 'rental document' });
      return openDocument(deps, params, reply);
    },
  };
}

/** The person who sent a request. Throws 404 for a draft. */
async function readSubject(db: Queryable, id: string) {
  const known = db.selectFrom('rental_requests').select('user_id').where('id', '=', id);
  const row = await known.where('state', 'not in', rentalLife.tagged('isDraft')).executeTakeFirst();
  if (row === undefined) throw new Problem(404, 'not_found');
  return row;
}

const named = (db: Queryable) =>
  db
    .selectFrom('rental_requests')
    .innerJoin('users', 'users.id', 'rental_requests.user_id')
    .selectAll('rental_requests')
    .select(['users.first_name', 'users.last_name', 'users.email']);

async function readQueue(deps: RentalDeps, { filter = 'waiting', search = '', ...asked }: Query, locale: Locale) {
  const { db } = deps;
  const drafts = rentalLife.tagged('isDraft');
  const states: Record<Filter, RentalRequestState[]> = {
    waiting: rentalLife.tagged('waitsForStaff'),
    asked_back: rentalLife.tagged('canChange').filter((state) => !drafts.includes(state)),
    approved: rentalLife.tagged('isAgreed'),
    due_back: rentalLife.tagged('awaitsReturn'),
    all: rentalLife.states.filter((state) => !drafts.includes(state)),
  };
  const found = named(db)
    .select(totalOfAll)
    .where('state', 'in', states[filter])
    // A draft that was called off was never sent.
    .where(sql<boolean>`exists (select from transitions where what = 'rental_requests' and row_id = rental_requests.id
      and event = 'request.send')`)
    .where(foundBy(search, 'reference'))
    .orderBy('starts_at', filter === 'all' ? 'desc' : 'asc')
    .orderBy('rental_requests.id');
  const { rows, meta } = await readPage(found, asked);
  const what = await whatEach(deps, db, rows, locale);
  const data = rows.map((row, at) => ({
    id: row.id,
    reference: row.reference,
    name: nameOf(row),
    organisation: row.organisation === null ? null : organisationName(deps, row.organisation),
    what: what[at] ?? '',
    state: row.state,
    start: row.starts_at.toISOString(),
    end: row.ends_at.toISOString(),
  }));
  return { data, meta };
}

/** A desk's event with what only the clock and the request know. */
function eventOf(deps: RentalDeps, type: DeskEvent, row: RentalRow) {
  if (type === 'things.return' || type === 'things.miss')
    return { type, areOut: row.equipment.length > 0 && !isAhead(deps, row) };
  if (type === 'request.cancel') return { type, isAhead: isAhead(deps, row) };
  if (type === 'request.approve') {
    const { price, deposit } = sumsOf(deps, row);
    return { type, isAhead: isAhead(deps, row), costs: price + deposit > 0 };
  }
  return { type };
}

/** The decisions open to the desk now: it calls off only what it approved. */
const isPossible = (deps: RentalDeps, type: DeskEvent, row: RentalRow): boolean =>
  (type !== 'request.cancel' || rentalLife.is(row.state, 'isAgreed')) &&
  rentalLife.after(row.state, eventOf(deps, type, row)) !== undefined;

type Decision = Schemas['RentalDecision'] & { staffId: string };

async function decide(deps: RentalDeps, trx: Trx, id: string, decision: Decision) {
  const { event: type, version, reason, staffId } = decision;
  const row = await rentalLife.lock(trx, id);
  if (rentalLife.is(row.state, 'isDraft')) throw new Problem(404, 'not_found');
  await demandVersion(trx, 'rental_requests', id, version);
  if (!isPossible(deps, type, row)) throw new Problem(409, 'not_in_this_state');
  const note = readReason(reason, !needsNoReason.includes(type));
  if (type === 'request.approve') {
    await lockWanted(deps, trx, row);
    await demandFree(deps, trx, row);
  }
  const at = deps.clock.now();
  const by = { kind: 'staff', userId: staffId } as const;
  const reasoned = note === '' ? {} : { note };
  if (type === 'request.cancel') return callOff(deps, trx, row, { by, who: 'staff', ...reasoned });
  const event = eventOf(deps, type, row);
  const set = type === 'request.approve' ? agreedSums(deps, row) : {};
  const state = await orRefusal(rentalLife.demandMove(trx, row, event, { by, at, set, ...reasoned }));
  const kept = keptOf(deps, row, decision);
  const refund = kept === undefined ? 0 : await sendBack(deps, trx, row, sumsOf(deps, row).deposit - kept, by);
  const kind = rentalLife.is(state, 'canPay') ? ('to_pay' as const) : mails[type];
  const mail = { requestId: id, kind, at: at.getTime(), refund, kept: kept ?? 0 };
  await deps.jobs.send(trx, 'rental-mail', { ...mail, ...(note !== '' && { reason: note }) });
}

/**
 * The part of the deposit that the desk keeps once the things are settled, in euro cents: all of it unless it says how much. Undefined for
 * other decisions. Throws 422 for more than the deposit.
 */
function keptOf(deps: RentalDeps, row: RentalRow, { event, kept }: Decision): number | undefined {
  if (event === 'things.return') return 0;
  if (event !== 'things.miss') return undefined;
  const { deposit } = sumsOf(deps, row);
  const problems = new FieldProblems();
  problems.demand((kept ?? 0) <= deposit, 'kept', 'rental_kept_too_much');
  problems.throwIfAny();
  return kept ?? deposit;
}

/** The terms that an approval fixes: the sums as they are now, and the time to pay them. */
function agreedSums(deps: RentalDeps, row: RentalRow) {
  const { price, deposit } = sumsOf(deps, row);
  const within = deps.clock.now().getTime() + deps.site.standing.rentals.payDays * DAY_MS;
  const pay_by = price + deposit === 0 ? null : new Date(Math.min(within, row.starts_at.getTime()));
  return { price, deposit, pay_by };
}

async function readCase(
  deps: RentalDeps,
  db: Queryable,
  id: string,
  locale: Locale,
): Promise<Schemas['RentalCase'] & { subject: string }> {
  const row = await named(db)
    .where('rental_requests.id', '=', id)
    .where('state', 'not in', rentalLife.tagged('isDraft'))
    .executeTakeFirst();
  if (row === undefined) throw new Problem(404, 'not_found');
  const events = deskEvents.filter((type) => isPossible(deps, type, row));
  const clashes = events.includes('request.approve') ? await presentClashes(deps, db, row) : [];
  return {
    subject: row.user_id,
    request: { ...(await presentRequest(deps, db, row, locale)), clashes },
    name: nameOf(row),
    email: row.email,
    around: await neighboursOf(deps, db, row, locale),
    left: await leftFor(deps, db, row, locale),
    version: await versionOf(db, 'rental_requests', id),
    events,
    history: await historyOf(db, 'rental_requests', id),
  };
}

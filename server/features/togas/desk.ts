import { present } from '../../kernel/http/guards.ts';
import { orRefusal } from '../../kernel/http/constraints.ts';
import { foundBy } from '../../kernel/db/found-by.ts';
import type { Queryable, Trx } from '../../kernel/db/database.ts';
import type { TogaRentalState } from '../../kernel/db/toga-tables.ts';
import { money } from '../../kernel/http/money.ts';
import type { Call, Handlers, Locale, Schemas } from '../../kernel/http/operation.ts';
import { readPage, totalOfAll } from '../../kernel/http/paging.ts';
import { Problem } from '../../kernel/http/problem.ts';
import { historyOf } from '../../kernel/lifecycle/history.ts';
import { togaLife } from '../../kernel/lifecycle/lives.ts';
import { nameOf } from '../../kernel/staff/names.ts';
import { noteView } from '../../kernel/staff/views.ts';
import { dayAfter, graduationOn, momentOn, today } from './days.ts';
import { planDay, presentPlan } from './fittings.ts';
import { presentFitting, presentGraduation, rentersOf, type RentalRow, type TogaDeps } from './rentals.ts';
import { fittedSizes, presentSizes } from './sizes.ts';
import { readReason } from '../../kernel/http/written-text.ts';

type Operations = 'listTogaCases' | 'getTogaCase' | 'changeTogaCase' | 'listFittingPlan' | 'planFittingDay';
type Filter = NonNullable<Call<'listTogaCases'>['query']['filter']>;
type DeskEvent = Schemas['TogaDeskEvent'];

const deskEvents = ['toga.fit', 'toga.collect', 'toga.return', 'deposit.give_back', 'deposit.keep'] as const;

/** The desk's work on togas: fittings, handing over, taking back, deposits. */
export function togaDeskHandlers(deps: TogaDeps): Pick<Handlers, Operations> {
  const { db } = deps;
  return {
    listTogaCases: ({ query }) => readQueue(deps, query),
    getTogaCase: async ({ params, user, locale }) => {
      const { subject, ...data } = await readCase(deps, db, params.rental, locale);
      await noteView(deps, db, { staffId: present(user).id, subjectId: subject, what: 'toga_rentals' });
      return { data };
    },
    changeTogaCase: ({ params, body, user, locale, request }) => {
      const staffId = present(user).id;
      return request.transactOnce(async (trx) => {
        await change(deps, trx, params.rental, { ...body, staffId });
        const { subject: _, ...data } = await readCase(deps, trx, params.rental, locale);
        return { data };
      });
    },
    listFittingPlan: async () => ({ data: await presentPlan(deps, db) }),
    planFittingDay: ({ params, body, user, request }) =>
      request.transactOnce(async (trx) => ({ data: await planDay(deps, trx, params.day, body, present(user).id) })),
  };
}

/** True once what is out should be back. */
const isLate = (deps: TogaDeps, { state, graduation_day }: Pick<RentalRow, 'state' | 'graduation_day'>): boolean =>
  togaLife.is(state, 'isOut') && deps.clock.now() > graduationOn(deps, graduation_day).returnBy;

/** The last graduation day of which everything should be back. */
function lastOverdue(deps: TogaDeps): string {
  const yesterday = dayAfter(today(deps), -1);
  return deps.clock.now() > graduationOn(deps, yesterday).returnBy ? yesterday : dayAfter(yesterday, -1);
}

type Wanted = { filter?: Filter; search?: string; page?: number; limit?: number };

async function readQueue(deps: TogaDeps, { filter = 'under_way', search = '', ...asked }: Wanted) {
  const notBack = [...togaLife.tagged('isOut'), ...togaLife.tagged('isMissing')];
  const states: Record<Filter, TogaRentalState[]> = {
    under_way: togaLife.tagged('isUnderWay'),
    fitting: togaLife.tagged('waitsForFitting'),
    collection: togaLife.tagged('waitsForCollection'),
    out: notBack,
    late: notBack,
    deposit: togaLife.tagged('owesDeposit'),
  };
  const found = rentersOf(deps.db)
    .select(totalOfAll)
    .where('state', 'in', states[filter])
    .$if(filter === 'late', (query) => query.where('graduation_day', '<=', lastOverdue(deps)))
    .where(foundBy(search, 'reference'))
    .orderBy(filter === 'fitting' ? 'starts_at' : 'graduation_day')
    .orderBy('starts_at')
    .orderBy('toga_rentals.id');
  const { rows, meta } = await readPage(found, asked);
  return {
    data: rows.map((row) => ({
      id: row.id,
      reference: row.reference,
      name: nameOf(row),
      state: row.state,
      size: row.size,
      pieces: row.pieces,
      fitting: presentFitting(row),
      graduation_day: row.graduation_day,
      is_late: isLate(deps, row),
    })),
    meta,
  };
}

/** A desk's event with what only the clock knows. */
function eventOf(deps: TogaDeps, type: DeskEvent, graduationDay: string) {
  const now = deps.clock.now();
  const { collectFrom, returnBy } = graduationOn(deps, graduationDay);
  if (type === 'toga.collect') return { type, isOpen: now >= collectFrom };
  if (type === 'toga.return' || type === 'deposit.keep') return { type, isLate: now > returnBy };
  return { type };
}

type Change = Schemas['TogaChange'] & { staffId: string };

/** The sizes that fitted, and the one that stands for all of them: of the gown, or else of whatever there is. */
function fitted(rental: RentalRow, gown: string | undefined, cap: string | undefined) {
  const sizes = fittedSizes(rental, { gown, cap });
  return { sizes, size: gown ?? cap ?? sizes[0] ?? '' };
}

async function change(
  deps: TogaDeps,
  trx: Trx,
  id: string,
  { event: type, size, cap_size: cap, was, reason, staffId }: Change,
): Promise<void> {
  const rental = await togaLife.lock(trx, id);
  const at = deps.clock.now();
  const event = eventOf(deps, type, rental.graduation_day);
  if (type === 'toga.fit' && size === undefined && rental.pieces.includes('toga'))
    throw new Problem(422, 'size_needed', { fields: { size: ['size_needed'] } });
  if (type === 'toga.fit' && was !== undefined && was !== rental.size) throw new Problem(409, 'changed_meanwhile');
  // Keeping the deposit despite a punctual return needs a reason, which the graduate reads.
  const isExcused =
    type !== 'deposit.keep' || togaLife.after(rental.state, { type: 'deposit.give_back' }) === undefined;
  const note = readReason(reason, !isExcused);
  const set = {
    ...(type === 'toga.fit' && fitted(rental, size, cap)),
    ...(type === 'toga.collect' && { collected_at: at }),
  };
  const by = { kind: 'staff', userId: staffId } as const;
  const moved = togaLife.demandMove(trx, rental, event, { by, at, set, ...(note !== '' && { note }) });
  await orRefusal(moved, 'toga_size_gone');
  const receipts = {
    'toga.collect': 'deposit_taken',
    'deposit.give_back': 'deposit_given_back',
    'deposit.keep': 'deposit_kept',
  } as const;
  if (type in receipts) {
    const kind = receipts[type as keyof typeof receipts];
    await deps.jobs.send(trx, 'toga-mail', { rentalId: id, kind });
  }
}

async function readCase(
  deps: TogaDeps,
  db: Queryable,
  id: string,
  locale: Locale,
): Promise<Schemas['TogaCase'] & { subject: string }> {
  const row = await rentersOf(db).where('toga_rentals.id', '=', id).executeTakeFirst();
  if (row === undefined) throw new Problem(404, 'not_found');
  const { reference, state, pieces, height, head, degree, size } = row;
  return {
    subject: row.user_id,
    id,
    reference,
    name: nameOf(row),
    email: row.email,
    state,
    pieces,
    sizes: presentSizes(deps, row, locale),
    height,
    head,
    degree,
    size,
    fitting: presentFitting(row),
    graduation: presentGraduation(graduationOn(deps, row.graduation_day)),
    amount: money(row.amount, locale),
    deposit: money(row.deposit, locale),
    is_late: isLate(deps, row),
    events: deskEvents.filter((type) => togaLife.after(state, eventOf(deps, type, row.graduation_day)) !== undefined),
    history: await historyOf(db, 'toga_rentals', id),
  };
}

/** How much waits at the desk today: fittings and collections that are due, deposits to settle, and what is overdue. */
export async function countTogasDue(deps: TogaDeps, db: Queryable): Promise<number> {
  const tomorrow = dayAfter(today(deps), 1);
  const due = db
    .selectFrom('toga_rentals')
    .innerJoin('toga_fittings', 'toga_fittings.id', 'toga_rentals.fitting_id')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where((eb) =>
      eb.or([
        eb('state', 'in', togaLife.tagged('waitsForFitting')).and('starts_at', '<', momentOn(tomorrow, '00:00', deps)),
        eb('state', 'in', togaLife.tagged('waitsForCollection')).and('graduation_day', '<=', tomorrow),
        eb('state', 'in', togaLife.tagged('isOut')).and('graduation_day', '<=', lastOverdue(deps)),
        eb('state', 'in', togaLife.tagged('owesDeposit')),
      ]),
    );
  return Number((await due.executeTakeFirstOrThrow()).count);
}

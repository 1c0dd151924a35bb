import { type Selectable, sql } from 'kysely';
import { type TogaLine, hasTwoTrenchers, linesOf, sumOf } from '../../../machines/toga/rules.ts';
import { heldUntil } from '../../kernel/calendar/slot-hold.ts';
import { orRefusal } from '../../kernel/http/constraints.ts';
import type { Queryable, Trx } from '../../kernel/db/database.ts';
import type { Schema } from '../../kernel/db/schema.ts';
import type { Kernel } from '../../kernel/feature.ts';
import { money } from '../../kernel/http/money.ts';
import type { Locale, Schemas } from '../../kernel/http/operation.ts';
import { Problem } from '../../kernel/http/problem.ts';
import { ownerOf } from '../../kernel/lifecycle/lifecycle.ts';
import { togaLife } from '../../kernel/lifecycle/lives.ts';
import { presentPayment } from '../../kernel/payments/handlers.ts';
import { standingPayment } from '../../kernel/payments/open.ts';
import type { PersonalData, PersonalTables } from '../../kernel/person/personal-data.ts';
import { lockAccount } from '../../kernel/products/progress.ts';
import { qrPath } from '../../kernel/qr-path.ts';
import { newTogaReference } from '../../kernel/readable-codes.ts';
import { tidyLine } from '../../kernel/http/written-text.ts';
import { comingGraduations, type DayDeps, type Graduation, graduationOn, today } from './days.ts';
import { presentSizes, sizesOf } from './sizes.ts';
import { DAY_MS } from '../../../machines/flow/durations.ts';

/** The dependencies of renting togas. */
export type TogaDeps = DayDeps & Pick<Kernel, 'db' | 'jobs' | 'payments' | 'payables' | 'publicUrl' | 'publishableKey'>;

export type RentalRow = Selectable<Schema['toga_rentals']>;
/** A rental with its slot. */
export type FittedRental = RentalRow & { starts_at: Date; ends_at: Date };
type Order = Schemas['TogaOrder'];

const set = { en: 'Toga, sash and trencher', mt: 'Toga, faxxa u trencher' };

/** A line of the bill in words. */
export function nameOf({ site }: DayDeps, item: TogaLine['item'], locale: Locale): string {
  return item === 'set' ? set[locale] : (site.togaTypes.find(({ id }) => id === item)?.name[locale] ?? item);
}

/** When a fitting that is held from now on goes back to the others. */
export const fittingHeldUntil = ({ clock, site }: DayDeps, slot: Pick<FittedRental, 'starts_at'>): Date =>
  heldUntil(clock, site.standing.toga.holdMinutes, slot);

export const rentals = (db: Queryable) =>
  db
    .selectFrom('toga_rentals')
    .innerJoin('toga_fittings', 'toga_fittings.id', 'toga_rentals.fitting_id')
    .selectAll('toga_rentals')
    .select(['toga_fittings.starts_at', 'toga_fittings.ends_at']);

/** The same with those who rent. */
export const rentersOf = (db: Queryable) =>
  rentals(db)
    .innerJoin('users', 'users.id', 'toga_rentals.user_id')
    .select(['users.first_name', 'users.last_name', 'users.email']);

/** Somebody's own rental. Throws 404 for another's. */
export async function readOwn(db: Queryable, id: string, userId: string): Promise<FittedRental> {
  const own = rentals(db).where('toga_rentals.id', '=', id).where('user_id', '=', userId);
  const row = await own.executeTakeFirst();
  if (row === undefined) throw new Problem(404, 'not_found');
  return row;
}

/** The same, locked until the transaction ends. */
export async function lockOwn(trx: Trx, id: string, userId: string): Promise<RentalRow> {
  const rental = await togaLife.lock(trx, id);
  if (rental.user_id !== userId) throw new Problem(404, 'not_found');
  return rental;
}

/** Throws 422 for what nobody can rent, and 409 while rentals are closed. */
function demandRentable(deps: DayDeps, { pieces, degree, graduation_day }: Order): Graduation {
  if (deps.union.flags['togaRental'] !== true) throw new Problem(409, 'togas_closed');
  if (!/[\p{L}\p{N}]/u.test(degree)) throw new Problem(422, 'missing_field', { fields: { degree: ['missing_field'] } });
  if (hasTwoTrenchers(pieces)) throw new Problem(422, 'two_trenchers', { fields: { pieces: ['two_trenchers'] } });
  const graduation = comingGraduations(deps).find(({ date }) => date === graduation_day);
  if (graduation !== undefined) return graduation;
  throw new Problem(422, 'graduation_unknown', { fields: { graduation_day: ['graduation_unknown'] } });
}

/** A slot to take. Throws 409 for one that has begun, or that isn't before the collection. */
export async function demandSlot({ clock }: DayDeps, trx: Trx, id: string, { collectFrom }: Graduation) {
  const slot = await trx.selectFrom('toga_fittings').selectAll().where('id', '=', id).executeTakeFirst();
  if (slot === undefined || slot.starts_at <= clock.now() || slot.ends_at > collectFrom)
    throw new Problem(409, 'fitting_over');
  return slot;
}

/** Takes the locks of slots before a rental goes from one to another: always in one order, so that nobody waits for each other. */
export async function lockSlots(trx: Trx, ids: readonly string[]): Promise<void> {
  await trx.selectFrom('toga_fittings').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute();
}

/**
 * Holds a slot for somebody, with what they rent; changes what they hold already. Throws 409 where the slot is full or over, where they have
 * rented for the graduation, and while a payment is open.
 */
export async function holdFitting(deps: TogaDeps, trx: Trx, userId: string, order: Order): Promise<{ id: string }> {
  const graduation = demandRentable(deps, order);
  await lockAccount(trx, userId);
  const before = await trx.selectFrom('toga_rentals').selectAll().where('user_id', '=', userId).execute();
  const isRented = before.some(
    ({ state, graduation_day }) => togaLife.is(state, 'isPaid') && graduation_day === graduation.date,
  );
  if (isRented) throw new Problem(409, 'toga_rented');
  const slot = await demandSlot(deps, trx, order.occurrence, graduation);
  const now = deps.clock.now();
  const { occurrence: fitting_id, pieces, ...measures } = order;
  const told = { ...measures, degree: tidyLine(order.degree) };
  const { prices } = deps.union;
  const sizes = sizesOf(deps, pieces, told);
  const set = {
    ...told,
    pieces,
    sizes,
    fitting_id,
    amount: sumOf(linesOf(pieces, prices)),
    expires_at: fittingHeldUntil(deps, slot),
  };
  const open = before.find(({ state }) => togaLife.is(state, 'isOpen'));
  if (open !== undefined) return changeHeld(trx, open, set, now);
  const held = trx
    .insertInto('toga_rentals')
    .values({
      ...set,
      reference: newTogaReference(),
      user_id: userId,
      state: togaLife.initial,
      deposit: prices.togaDeposit,
      created_at: now,
      changed_at: now,
    })
    .returning('id');
  return orRefusal(held.executeTakeFirstOrThrow());
}

type Change = Pick<
  RentalRow,
  'fitting_id' | 'pieces' | 'sizes' | 'height' | 'head' | 'degree' | 'graduation_day' | 'amount' | 'expires_at'
>;

async function changeHeld(trx: Trx, { id, fitting_id }: RentalRow, set: Change, at: Date): Promise<{ id: string }> {
  await lockSlots(trx, [fitting_id, set.fitting_id]);
  const rental = await togaLife.lock(trx, id);
  const change = togaLife.move(trx, rental, { type: 'rental.change' }, { by: ownerOf(rental), at, set });
  if ((await orRefusal(change)) === undefined) throw new Problem(409, 'toga_payment_open');
  return { id };
}

export const presentGraduation = ({
  date,
  collectFrom,
  returnFrom,
  returnBy,
}: Graduation): Schemas['GraduationDay'] => ({
  date,
  collect_from: collectFrom.toISOString(),
  return_from: returnFrom.toISOString(),
  return_by: returnBy.toISOString(),
});

export const presentFitting = ({ fitting_id, starts_at, ends_at }: FittedRental): Schemas['FittingTime'] => ({
  id: fitting_id,
  start: starts_at.toISOString(),
  end: ends_at.toISOString(),
});

/** Why the desk kept the deposit, in its words; null if it said nothing, or didn't. */
export async function readKeptReason(db: Queryable, id: string): Promise<string | null> {
  const kept = await db
    .selectFrom('transitions')
    .select('note')
    .where('what', '=', 'toga_rentals')
    .where('row_id', '=', id)
    .where('event', '=', 'deposit.keep')
    .orderBy('id')
    .executeTakeFirst();
  return kept?.note ?? null;
}

/** A rental as the contract tells it to its owner. */
export async function presentRental(
  deps: TogaDeps,
  db: Queryable,
  rental: FittedRental,
  locale: Locale,
): Promise<Schemas['TogaRental']> {
  const payment = await standingPayment(db, { type: 'toga_rental', id: rental.id });
  const { id, reference, state, pieces, height, head, degree, size, amount, deposit, expires_at } = rental;
  const code = togaLife.is(state, 'isPaid') ? qrPath(reference) : null;
  return {
    id,
    reference,
    state,
    pieces,
    sizes: presentSizes(deps, rental, locale),
    height,
    head,
    degree,
    size,
    fitting: presentFitting(rental),
    graduation: presentGraduation(graduationOn(deps, rental.graduation_day)),
    amount: money(amount, locale),
    deposit: money(deposit, locale),
    kept_reason: await readKeptReason(db, id),
    expires_at: expires_at?.toISOString() ?? null,
    payment: payment ? presentPayment(deps, payment, locale) : null,
    can_move: togaLife.is(state, 'canMove') && rental.starts_at > deps.clock.now(),
    qr: code?.path ?? null,
    qr_size: code?.size ?? null,
  };
}

/** Forgets rentals that came to nothing, some days after they ended, with all that they say of somebody. Money that came late is in the books. */
export async function forgetAbandonedRentals({ db, clock, union }: TogaDeps): Promise<void> {
  const before = new Date(clock.now().getTime() - union.bookings.abandonedDays * DAY_MS);
  await db
    .deleteFrom('toga_rentals')
    .where('state', 'not in', [...togaLife.tagged('isOpen'), ...togaLife.tagged('isPaid')])
    .where('changed_at', '<', before)
    .execute();
}

const withDeposit = [...togaLife.tagged('isOut'), ...togaLife.tagged('owesDeposit')];

/** The tables with a `user_id`. */
export const togaTables: PersonalTables = { toga_rentals: { secrets: [], hasHistory: true, deletion: 'goes' } };

/** The personal data in rentals. An account waits for a toga that can still be fetched, and for a deposit that has to find its owner. */
export const togaData = (deps: DayDeps): PersonalData => ({
  tables: togaTables,
  holds: () => sql<boolean>`exists (select from toga_rentals as rental where rental.user_id = users.id and (
    rental.state in (${sql.join(withDeposit)})
    or rental.state in (${sql.join(togaLife.tagged('waitsForCollection'))}) and rental.graduation_day >= ${today(deps)}))`,
});

import { money } from '../../kernel/http/money.ts';
import type { Locale, Schemas } from '../../kernel/http/operation.ts';
import type { Queryable } from '../../kernel/db/database.ts';
import { historyOf } from '../../kernel/lifecycle/history.ts';
import { permitLife } from '../../kernel/lifecycle/lives.ts';
import type { PurchaseDeps } from '../../kernel/products/deps.ts';
import type { PermitRow } from './permits.ts';
import { latestPurchase } from '../../kernel/products/purchases.ts';
import { presentPurchase } from '../../kernel/products/present.ts';
import { priceOf } from '../../kernel/products/products.ts';
import { applicationsOpenOn, dayOf, yearOnSale } from '../../kernel/calendar/scholastic-year.ts';

type Status = Schemas['PermitStatus'];

/** Returns the state of a person's parking permit, as the contract has it. */
export async function readPermitStatus(deps: PurchaseDeps, userId: string, locale: Locale): Promise<Status> {
  const { db, clock, union, publishableKey } = deps;
  const permits = await db
    .selectFrom('parking_permits')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('year', 'desc')
    .execute();
  const today = dayOf(clock.now(), union);
  const year = yearOnSale(union, today);
  const canApply = permits.every(
    (permit) =>
      permit.year !== year || permitLife.is(permit.state, 'isUnpaid') || permitLife.is(permit.state, 'isDeclined'),
  );
  const { state, permit, renewal } = standing(permits, today);
  const purchase = await latestPurchase(db, userId, 'parking_permit');
  return {
    state,
    refusal: permit === undefined ? null : await refusalOf(db, permit),
    valid_until: permit?.valid_until ?? null,
    number_plate: permit?.number_plate ?? null,
    renewal: renewal === undefined ? null : await presentRenewal(db, renewal),
    can_apply: canApply,
    opens_at: canApply ? null : applicationsOpenOn(union, year + 1),
    contribution: money(priceOf(union, 'parking_permit'), locale),
    purchase: purchase ? presentPurchase(purchase, publishableKey, locale) : null,
  };
}

type Application = PermitRow & { state: NonNullable<Status['renewal']>['state'] };

const isApplication = (permit: PermitRow): permit is Application => !permitLife.is(permit.state, 'isValid');

async function presentRenewal(db: Queryable, renewal: Application): Promise<Status['renewal']> {
  const { state, valid_until, number_plate } = renewal;
  return { state, refusal: await refusalOf(db, renewal), valid_until, number_plate };
}

/** The reason why a permit was declined; null unless it was. */
async function refusalOf(db: Queryable, { id, state }: PermitRow): Promise<string | null> {
  if (!permitLife.is(state, 'isDeclined')) return null;
  const history = await historyOf(db, 'parking_permits', id);
  return history.findLast(({ note }) => note !== null)?.note ?? null;
}

type Standing = {
  state: Status['state'];
  permit: PermitRow | undefined;
  /** The application for the year after a valid permit's. */
  renewal?: Application | undefined;
};

/** Returns the permit that counts, of a person's from the latest on: a valid one, else a pending one, else a former one. */
function standing(permits: readonly PermitRow[], today: string): Standing {
  const lasting = permits.filter(({ valid_until }) => valid_until >= today);
  const valid = lasting.find(({ state }) => permitLife.is(state, 'isValid'));
  if (valid) {
    const renewal = lasting.filter(isApplication).find(({ year }) => year > valid.year);
    return { state: valid.state, permit: valid, renewal };
  }
  for (const tag of ['waitsForStaff', 'isDeclined', 'isUnpaid'] as const) {
    const permit = lasting.find(({ state }) => permitLife.is(state, tag));
    if (permit) return { state: permit.state, permit };
  }
  const former = permits.find(({ state }) => permitLife.is(state, 'isValid'));
  return { state: former ? 'expired' : 'none', permit: former };
}

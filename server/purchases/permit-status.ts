import { money } from '../http/money.ts';
import type { Locale, Schemas } from '../http/operation.ts';
import type { PermitRow, PurchaseDeps } from './deps.ts';
import { latestPurchase } from './latest.ts';
import { presentPurchase } from './present.ts';
import { priceOf } from './products.ts';
import { applicationsOpenOn, dayOf, yearOnSale } from './scholastic-year.ts';

type Status = Schemas['PermitStatus'];

/** How a person's parking permit stands, as the contract tells it. */
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
  const canApply = permits.every((permit) => permit.year !== year || permit.state === 'awaiting_payment');
  const { state, permit } = standing(permits, today);
  const purchase = await latestPurchase(db, userId, 'parking_permit');
  return {
    state,
    valid_until: permit?.valid_until ?? null,
    number_plate: permit?.number_plate ?? null,
    can_apply: canApply,
    opens_at: canApply ? null : applicationsOpenOn(union, year + 1),
    contribution: money(priceOf(union, 'parking_permit'), locale),
    purchase: purchase ? presentPurchase(purchase, publishableKey, locale) : null,
  };
}

type Standing = { state: Status['state']; permit: PermitRow | undefined };

/** What counts of a person's permits, latest first: one that is valid, else one on its way, else one that was. */
function standing(permits: readonly PermitRow[], today: string): Standing {
  const lasting = permits.filter(({ valid_until }) => valid_until >= today);
  const valid = lasting.find(({ state }) => state === 'valid');
  if (valid) return { state: 'valid', permit: valid };
  for (const state of ['under_review', 'awaiting_payment'] as const) {
    const permit = lasting.find((each) => each.state === state);
    if (permit) return { state, permit };
  }
  const former = permits.find(({ state }) => state === 'valid');
  return { state: former ? 'expired' : 'none', permit: former };
}

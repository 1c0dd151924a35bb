import { type ExpressionBuilder, sql } from 'kysely';
import { itsSeat } from '../../../kernel/bookings/its-seat.ts';
import type { MemberGroup, MemberPrice, Schema } from '../../../kernel/db/schema.ts';
import { cardLife } from '../../../kernel/lifecycle/lives.ts';
import type { OccurrenceFacts } from '../../../kernel/events/occurrences.ts';
import type { Trx } from '../../../kernel/db/database.ts';
import { pricesOf, type Reduction } from './price.ts';

type Priced = { id: string; user_id: string; promo_code_id: string | null };

/** True if a booking's tickets may cost less than what is listed. */
export const mayCostLess = ({ promo_code_id }: Pick<Priced, 'promo_code_id'>, { kinds }: OccurrenceFacts): boolean =>
  promo_code_id !== null || kinds.some(({ member_prices }) => member_prices.length > 0);

/**
 * Gives the places of an open booking the prices that its buyer and its code make. Returns how much that is below what they would cost
 * without the code, in cents.
 */
export async function reprice(trx: Trx, booking: Priced, { kinds }: OccurrenceFacts): Promise<number> {
  const places = await trx
    .selectFrom('attendees')
    .leftJoin('seats', (join) => join.on(itsSeat))
    .select(['attendees.id', 'kind_id', 'amount', 'listed', 'seats.category'])
    .where('attendees.booking_id', '=', booking.id)
    .where('live', '=', true)
    .orderBy('position')
    .execute();
  const known = new Map(kinds.map((kind) => [kind.id, kind]));
  const tickets = places.map(({ kind_id, amount, listed, category }) => ({
    kindKey: known.get(kind_id)?.key ?? '',
    memberPrices: known.get(kind_id)?.member_prices ?? ([] as MemberPrice[]),
    category,
    ordinary: listed ?? amount,
  }));
  const groups = await groupsOf(trx, booking.user_id);
  const prices = pricesOf(tickets, { groups, code: await codeOf(trx, booking) });
  for (const [at, { id, amount, listed }] of places.entries()) {
    const price = prices[at] ?? amount;
    const ordinary = listed ?? amount;
    if (price === amount && (listed === null) === (price === ordinary)) continue;
    await trx
      .updateTable('attendees')
      .set({ amount: price, listed: price < ordinary ? ordinary : null })
      .where('id', '=', id)
      .execute();
  }
  const withoutCode = pricesOf(tickets, { groups, code: null });
  return sumOf(withoutCode) - sumOf(prices);
}

const sumOf = (prices: readonly number[]): number => prices.reduce((sum, price) => sum + price, 0);

async function codeOf(trx: Trx, { promo_code_id }: Priced): Promise<Reduction | null> {
  if (promo_code_id === null) return null;
  return trx
    .selectFrom('promo_codes')
    .select(['kinds', 'percent', 'cents_off', 'cents'])
    .where('id', '=', promo_code_id)
    .executeTakeFirstOrThrow();
}

const hasCard = (query: ExpressionBuilder<Schema, 'users'>) =>
  query.exists(
    query
      .selectFrom('student_cards')
      .select('student_cards.id')
      .whereRef('student_cards.user_id', '=', 'users.id')
      .where(sql<boolean>`${cardLife.stateIn('isUsable')}`),
  );

/** The kinds of people a person is, for the prices that are for some. */
async function groupsOf(trx: Trx, userId: string): Promise<Set<MemberGroup>> {
  const { user_type, roles, is_volunteer, has_card } = await trx
    .selectFrom('users')
    .select(['user_type', 'roles', 'is_volunteer'])
    .select((query) => hasCard(query).as('has_card'))
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const groups = new Set<MemberGroup>([user_type, ...(roles as MemberGroup[])]);
  if (is_volunteer) groups.add('volunteer');
  if (has_card === true) groups.add('student-card');
  return groups;
}

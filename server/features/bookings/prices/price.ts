import type { Selectable } from 'kysely';
import type { MemberGroup, MemberPrice, Schema } from '../../../kernel/db/schema.ts';

/** A ticket to price: its kind, the category of its seat if it has one, and the ordinary price in cents. */
type Ticket = { kindKey: string; memberPrices: readonly MemberPrice[]; category: string | null; ordinary: number };

/** How a promo code makes tickets cheaper, and which. */
export type Reduction = Pick<Selectable<Schema['promo_codes']>, 'kinds' | 'percent' | 'cents_off' | 'cents'>;

/** The reasons for a lower price: the groups that the buyer is in, and the booking's code. */
type Terms = { groups: ReadonlySet<MemberGroup>; code: Reduction | null };

function withCode({ kindKey, ordinary }: Ticket, { kinds, percent, cents_off: off, cents }: Reduction): number {
  if (kinds !== null && !kinds.includes(kindKey)) return ordinary;
  if (percent !== null) return ordinary - Math.round((ordinary * percent) / 100);
  if (off !== null) return Math.max(0, ordinary - off);
  return Math.min(ordinary, cents ?? ordinary);
}

/**
 * The price of each ticket, in cents: the least of the ordinary one, those of the buyer's groups, and the one with the code. They don't add
 * up. A price for a limited number of tickets is for the first of them.
 */
export function pricesOf(tickets: readonly Ticket[], { groups, code }: Terms): number[] {
  const given = new Map<MemberPrice, number>();
  return tickets.map((ticket) => {
    const prices = [ticket.ordinary, code === null ? ticket.ordinary : withCode(ticket, code)];
    for (const price of ticket.memberPrices) {
      const { cents, most = Infinity } = price;
      const sum = typeof cents === 'number' ? cents : cents[ticket.category ?? ''];
      const used = given.get(price) ?? 0;
      if (sum === undefined || used >= most || !price.for.some((group) => groups.has(group))) continue;
      given.set(price, used + 1);
      prices.push(sum);
    }
    return Math.min(...prices);
  });
}

import { togaLife } from '../../kernel/lifecycle/lives.ts';
import { Problem } from '../../kernel/http/problem.ts';
import type { Locale, Schemas } from '../../kernel/http/operation.ts';
import type { TogaDeps } from './rentals.ts';
import { nameOfSize, sizesOf } from './sizes.ts';

type Order = Schemas['TogaOrder'];

/** The pieces of an order of which nothing is left; those that its renter holds already are no reason to refuse it. */
async function soldOutOf(deps: TogaDeps, userId: string, order: Order) {
  const { graduation_day, pieces } = order;
  const full = await deps.db
    .selectFrom('toga_stock')
    .select(['piece', 'size'])
    .where('graduation_day', '=', graduation_day)
    .where('is_limit', '=', true)
    .whereRef('taken', '>=', 'quantity')
    .execute();
  const held = await deps.db
    .selectFrom('toga_rentals')
    .select(['pieces', 'sizes'])
    .where('user_id', '=', userId)
    .where('graduation_day', '=', graduation_day)
    .where('state', 'in', togaLife.tagged('isOpen'))
    .executeTakeFirst();
  const sizes = sizesOf(deps, pieces, order);
  return pieces
    .map((piece, at) => ({ piece, size: sizes[at] ?? '' }))
    .filter(({ piece, size }) => full.some((line) => line.piece === piece && line.size === size))
    .filter(({ piece, size }) => held?.sizes[held.pieces.indexOf(piece)] !== size);
}

/** Does what takes an order's pieces. Throws 422 at the graduation's day, with the pieces that are sold out, where the stock refuses it. */
export async function namingSoldOut<T>(
  deps: TogaDeps,
  userId: string,
  order: Order,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'toga_out_of_stock') throw error;
    // Read once the transaction is over: with a second connection inside it, a rush could wait for itself.
    const soldOut = await soldOutOf(deps, userId, order);
    const wordsIn = (locale: Locale) =>
      soldOut
        .map(({ piece, size }) => {
          const name = deps.site.togaTypes.find(({ id }) => id === piece)?.name[locale] ?? piece;
          return `${name} (${nameOfSize(deps, piece, size, locale)})`;
        })
        .join(', ');
    // Something may have been given back meanwhile.
    const code = soldOut.length === 0 ? 'toga_out_of_stock' : 'toga_pieces_sold_out';
    const values = { pieces: { en: wordsIn('en'), mt: wordsIn('mt') } };
    throw new Problem(422, 'toga_out_of_stock', { fields: { graduation_day: [code] }, values });
  }
}

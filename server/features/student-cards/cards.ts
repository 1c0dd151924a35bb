import { randomInt } from 'node:crypto';
import type { Trx } from '../../kernel/db/database.ts';
import type { SignedIn } from '../../kernel/auth/signed-in.ts';
import { money } from '../../kernel/http/money.ts';
import type { Locale, Schemas } from '../../kernel/http/operation.ts';
import { isOpen } from '../../kernel/reference/card-times.ts';
import { cardLife, purchaseLife } from '../../kernel/lifecycle/lives.ts';
import type { Reference } from '../../kernel/content/reference.ts';
import type { PurchaseDeps } from '../../kernel/products/deps.ts';
import { latestPurchase } from '../../kernel/products/purchases.ts';
import { presentPurchase } from '../../kernel/products/present.ts';
import { priceOf } from '../../kernel/products/products.ts';
import { qrPath } from '../../kernel/qr-path.ts';
import { dayOf } from '../../kernel/calendar/scholastic-year.ts';

/** The dependencies of student cards: when they can be ordered is content. */
export type CardDeps = PurchaseDeps & { reference: Pick<Reference, 'cardTimes'> };

/** With eight digits drawn, one draw in a thousand meets a number that is there once a hundred thousand cards are. */
const MOST_DRAWS = 20;

/** Issues a student card with a number of its own. False when the person has one. */
export async function issueCard(
  { clock, union }: CardDeps,
  trx: Trx,
  { userId, purchaseId }: { userId: string; purchaseId: string },
): Promise<boolean> {
  const existing = trx.selectFrom('student_cards').select('number').where('user_id', '=', userId);
  if ((await existing.executeTakeFirst()) !== undefined) return false;
  const year = dayOf(clock.now(), union).slice(0, 4);
  for (let draw = 0; draw < MOST_DRAWS; draw += 1) {
    const card = {
      user_id: userId,
      number: newNumber(year),
      purchase_id: purchaseId,
      state: cardLife.initial,
      issued_at: clock.now(),
      changed_at: clock.now(),
    };
    const insertion = trx.insertInto('student_cards').values(card);
    const issued = insertion.onConflict((conflict) => conflict.column('number').doNothing()).returning('number');
    if ((await issued.executeTakeFirst()) !== undefined) return true;
  }
  throw new Error(`No free number for a card of ${year} was found in ${MOST_DRAWS} draws: give numbers more digits`);
}

/** The year and eight digits that nobody can guess, in groups of four. */
function newNumber(year: string): string {
  const group = () => String(randomInt(10_000)).padStart(4, '0');
  return `${year} ${group()} ${group()}`;
}

/** True if student cards can be ordered now. */
export const canOrderCards = ({ clock, union, reference }: CardDeps): boolean =>
  isOpen(reference.cardTimes, dayOf(clock.now(), union));

/** Returns the state of a person's student card, as the contract has it. */
export async function readCard(deps: CardDeps, user: SignedIn, locale: Locale): Promise<Schemas['StudentCard']> {
  const { db, union, publishableKey } = deps;
  const issued = await db
    .selectFrom('student_cards')
    .select(['number', 'state'])
    .where('user_id', '=', user.id)
    .executeTakeFirst();
  const card = issued && cardLife.is(issued.state, 'isUsable') ? issued : undefined;
  const purchase = await latestPurchase(db, user.id, 'student_card');
  const isWaiting = purchase !== undefined && purchaseLife.is(purchase.state, 'isOpen');
  const code = card && qrPath(card.number.replaceAll(' ', ''));
  return {
    state: card ? 'issued' : isWaiting ? 'awaiting_payment' : 'none',
    holder: `${user.firstName} ${user.lastName}`,
    number: card?.number ?? null,
    qr: code?.path ?? null,
    qr_size: code?.size ?? null,
    can_order: issued === undefined && canOrderCards(deps),
    fee: money(priceOf(union, 'student_card'), locale),
    purchase: purchase ? presentPurchase(purchase, publishableKey, locale) : null,
  };
}

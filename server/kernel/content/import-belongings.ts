import type { Product } from '../db/account-tables.ts';
import { priceOf } from '../products/products.ts';
import { dayOf, lastDayOf, yearOnSale } from '../calendar/scholastic-year.ts';
import { cardLife, paymentLife, permitLife, purchaseLife } from '../lifecycle/lives.ts';
import type { ImportRun } from './import-run.ts';
import type { Person } from './people.ts';

/** Gives a demo account the student card, the parking permit and the choices that it comes with. Existing ones are left as they are. */
export async function giveBelongings(
  run: ImportRun,
  userId: string,
  { card, permit, findable }: Person,
): Promise<void> {
  const { db, now, union } = run;
  const year = yearOnSale(union, dayOf(now, union));
  if (findable === true)
    await db
      .insertInto('carpool_people')
      .values({ user_id: userId, findable, accepted_at: null })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  if (card !== undefined) {
    const purchase_id = await payFor(run, userId, 'student_card', year);
    if (purchase_id !== undefined)
      await db
        .insertInto('student_cards')
        .values({
          user_id: userId,
          number: card,
          purchase_id,
          state: cardLife.initial,
          issued_at: now,
          changed_at: now,
        })
        .execute();
  }
  if (permit !== undefined) {
    const purchase_id = await payFor(run, userId, 'parking_permit', year);
    if (purchase_id !== undefined)
      await db
        .insertInto('parking_permits')
        .values({
          user_id: userId,
          year,
          number_plate: permit.numberPlate,
          note: null,
          licence_front: null,
          licence_back: null,
          purchase_id,
          state: permitLife.stateThat('isValid'),
          valid_until: lastDayOf(union, year),
          created_at: now,
          changed_at: now,
        })
        .execute();
  }
}

/** Inserts a payment that never went through the provider. Undefined if the product was paid for before, in any year. */
async function payFor(
  { db, now, union }: ImportRun,
  userId: string,
  product: Product,
  year: number,
): Promise<string | undefined> {
  const before = db.selectFrom('purchases').select('id').where('user_id', '=', userId).where('product', '=', product);
  if ((await before.executeTakeFirst()) !== undefined) return undefined;
  const { id } = await db
    .insertInto('purchases')
    .values({
      user_id: userId,
      product,
      year,
      state: purchaseLife.stateThat('isBought'),
      source: 'registration',
      created_at: now,
      paid_at: now,
      changed_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('payments')
    .values({
      payable_type: product,
      payable_id: id,
      user_id: userId,
      amount: priceOf(union, product),
      state: paymentLife.stateThat('isKept'),
      session_id: null,
      url: null,
      payment_intent: null,
      created_at: now,
      changed_at: now,
    })
    .execute();
  return id;
}

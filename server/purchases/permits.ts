import type { Trx } from '../auth/deps.ts';
import { addFile, type StoredFile } from '../files/keep.ts';
import type { PurchaseDeps, PurchaseRow } from './deps.ts';
import { lastDayOf } from './scholastic-year.ts';

export type Application = { numberPlate: string; note: string | null; front: StoredFile; back: StoredFile };

/**
 * Keeps an application for a permit beside its open purchase, over one that was made before it was paid. Returns the files that are nobody's
 * any more, to be removed after the commit.
 */
export async function saveApplication(
  deps: PurchaseDeps,
  trx: Trx,
  { id, user_id, year }: PurchaseRow,
  { numberPlate, note, front, back }: Application,
): Promise<string[]> {
  const userId = user_id ?? '';
  const replaced = await removeApplications(trx, { userId, year });
  await addFile(deps, trx, front, { userId, purpose: 'licence_front', name: 'licence-front.jpg' });
  await addFile(deps, trx, back, { userId, purpose: 'licence_back', name: 'licence-back.jpg' });
  await trx
    .insertInto('parking_permits')
    .values({
      user_id: userId,
      year,
      number_plate: numberPlate,
      note,
      licence_front: front.id,
      licence_back: back.id,
      purchase_id: id,
      state: 'awaiting_payment',
      valid_until: lastDayOf(deps.union, year),
      created_at: deps.clock.now(),
    })
    .execute();
  return replaced;
}

/** Takes back an application that was never paid. Returns its files, to be removed after the commit. */
export function dropApplication(trx: Trx, purchaseId: string): Promise<string[]> {
  return removeApplications(trx, { purchaseId });
}

async function removeApplications(
  trx: Trx,
  of: { userId: string; year: number } | { purchaseId: string },
): Promise<string[]> {
  const unpaid = trx.deleteFrom('parking_permits').where('state', '=', 'awaiting_payment');
  const removed = await (
    'purchaseId' in of
      ? unpaid.where('purchase_id', '=', of.purchaseId)
      : unpaid.where('user_id', '=', of.userId).where('year', '=', of.year)
  )
    .returning(['licence_front', 'licence_back'])
    .execute();
  const files = removed.flatMap(({ licence_front, licence_back }) => [licence_front ?? [], licence_back ?? []].flat());
  if (files.length > 0) await trx.deleteFrom('files').where('id', 'in', files).execute();
  return files;
}

/** Paid: the union looks at the licence next. False when there is no such application any more. */
export async function putUnderReview(trx: Trx, purchaseId: string): Promise<boolean> {
  const paid = await trx
    .updateTable('parking_permits')
    .set({ state: 'under_review' })
    .where('purchase_id', '=', purchaseId)
    .where('state', '=', 'awaiting_payment')
    .executeTakeFirst();
  return paid.numUpdatedRows > 0n;
}

/** The union has looked at the licence: makes the permit of whoever has this address valid, and writes so. False when none waits for it. */
export async function approvePermit({ db, jobs }: Pick<PurchaseDeps, 'db' | 'jobs'>, email: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const approved = await trx
      .updateTable('parking_permits')
      .set({ state: 'valid' })
      .from('users')
      .whereRef('users.id', '=', 'parking_permits.user_id')
      .where((eb) => eb(eb.fn('lower', ['users.email']), '=', email.toLowerCase()))
      .where('users.verified_at', 'is not', null)
      .where('parking_permits.state', '=', 'under_review')
      .returning('purchase_id')
      .execute();
    for (const { purchase_id } of approved)
      if (purchase_id !== null)
        await jobs.send(trx, 'purchase-mail', { purchaseId: purchase_id, kind: 'permit_valid' });
    return approved.length > 0;
  });
}

import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Queryable, Trx } from '../../kernel/db/database.ts';
import type { Schema } from '../../kernel/db/schema.ts';
import { addFile, type StoredFile } from '../../kernel/files/keep.ts';
import { type Actor, ownerOf, thePortal } from '../../kernel/lifecycle/lifecycle.ts';
import { demandVersion } from '../../kernel/lifecycle/history.ts';
import { paymentLife, permitLife } from '../../kernel/lifecycle/lives.ts';
import { refundWhole } from '../../kernel/payments/refunds.ts';
import type { PurchaseRow } from '../../kernel/products/purchases.ts';
import type { PurchaseDeps } from '../../kernel/products/deps.ts';
import { lastDayOf } from '../../kernel/calendar/scholastic-year.ts';

export type PermitRow = Selectable<Schema['parking_permits']>;

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
      state: permitLife.initial,
      valid_until: lastDayOf(deps.union, year),
      created_at: deps.clock.now(),
      changed_at: deps.clock.now(),
    })
    .execute();
  return replaced;
}

/** The permit of this year whose licence the person may send again without paying, if any. */
export async function findDeclined(db: Queryable, userId: string, year: number): Promise<PermitRow | undefined> {
  return db
    .selectFrom('parking_permits')
    .selectAll()
    .where('user_id', '=', userId)
    .where('year', '=', year)
    .where('state', 'in', permitLife.tagged('isDeclined'))
    .executeTakeFirst();
}

/** Puts another licence in the place of one that was declined. Returns the files that are nobody's any more. Throws 409. */
export async function resendApplication(
  deps: PurchaseDeps,
  trx: Trx,
  { id, user_id: userId }: PermitRow,
  { numberPlate, note, front, back }: Application,
): Promise<string[]> {
  const permit = await permitLife.lock(trx, id);
  await addFile(deps, trx, front, { userId, purpose: 'licence_front', name: 'licence-front.jpg' });
  await addFile(deps, trx, back, { userId, purpose: 'licence_back', name: 'licence-back.jpg' });
  const set = { number_plate: numberPlate, note, licence_front: front.id, licence_back: back.id };
  const how = { by: ownerOf(permit), at: deps.clock.now(), set };
  await permitLife.demandMove(trx, permit, { type: 'application.resend' }, how);
  const replaced = [permit.licence_front, permit.licence_back].flatMap((file) => file ?? []);
  if (replaced.length > 0) await trx.deleteFrom('files').where('id', 'in', replaced).execute();
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
  const unpaid = trx.deleteFrom('parking_permits').where('state', 'in', permitLife.tagged('isUnpaid'));
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
export async function putUnderReview(
  { clock }: Pick<PurchaseDeps, 'clock'>,
  trx: Trx,
  purchaseId: string,
): Promise<boolean> {
  const found = trx.selectFrom('parking_permits').select('id').where('purchase_id', '=', purchaseId);
  const { id } = (await found.executeTakeFirst()) ?? {};
  if (id === undefined) return false;
  const permit = await permitLife.lock(trx, id);
  const how = { by: thePortal, at: clock.now() };
  return (await permitLife.move(trx, permit, { type: 'payment.receive' }, how)) !== undefined;
}

/** Refunds the contribution for a person's application that nobody has decided on. */
export async function refundUndecided(deps: PurchaseDeps, trx: Trx, userId: string): Promise<void> {
  const payments = await trx
    .selectFrom('payments')
    .innerJoin('parking_permits', 'parking_permits.purchase_id', 'payments.payable_id')
    .selectAll('payments')
    .where('parking_permits.user_id', '=', userId)
    .where('parking_permits.state', 'in', permitLife.tagged('waitsForStaff'))
    .where('payments.state', 'in', paymentLife.tagged('isKept'))
    .forUpdate('payments')
    .execute();
  for (const payment of payments) await refundWhole(deps, trx, payment, thePortal);
}

type Decision = {
  event: 'permit.approve' | 'permit.decline';
  by: Actor;
  note: string;
  /** The application as it was seen; a command decides on it as it is. */
  version?: string;
};

/** The union has looked at the licence: makes the permit valid or refuses it, and writes so. Throws 404, and 409 where the chart says no or it has changed since it was seen. */
export async function decidePermit(
  { jobs, clock }: Pick<PurchaseDeps, 'jobs' | 'clock'>,
  trx: Trx,
  permitId: string,
  { event, by, note, version }: Decision,
): Promise<void> {
  const permit = await permitLife.lock(trx, permitId);
  if (version !== undefined) await demandVersion(trx, 'parking_permits', permitId, version);
  const isRefused = event === 'permit.decline';
  await permitLife.demandMove(trx, permit, { type: event }, { by, at: clock.now(), ...(isRefused && { note }) });
  const { purchase_id: purchaseId } = permit;
  if (purchaseId === null) return;
  const decision = randomUUID();
  const mail = isRefused
    ? ({ kind: 'permit_refused', decision, reason: note } as const)
    : ({ kind: 'permit_valid' } as const);
  await jobs.send(trx, 'purchase-mail', { purchaseId, ...mail });
}

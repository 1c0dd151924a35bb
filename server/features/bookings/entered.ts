import { doorScanLife } from '../../kernel/lifecycle/lives.ts';
import type { Trx } from '../../kernel/db/database.ts';

/**
 * True if somebody has come in with one of these tickets. The doors' log is locked until the transaction ends, so that a door and whoever
 * gives a ticket a new code take turns.
 */
export async function isEntered(trx: Trx, occurrenceId: string, tickets: readonly string[]): Promise<boolean> {
  await trx
    .insertInto('door_logs')
    .values({ occurrence_id: occurrenceId })
    .onConflict((conflict) => conflict.column('occurrence_id').doUpdateSet({ occurrence_id: occurrenceId }))
    .execute();
  const admission = trx.selectFrom('door_scans').select('id').where('attendee_id', 'in', tickets);
  return (await admission.where(doorScanLife.stateIn('isAdmission')).executeTakeFirst()) !== undefined;
}

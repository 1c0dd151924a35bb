import type { BookingShareEvent } from '../../../../machines/booking-share/booking-share.machine.ts';
import { thePortal } from '../../../kernel/lifecycle/lifecycle.ts';
import { shareLife } from '../../../kernel/lifecycle/lives.ts';
import type { BookingDeps, BookingRow } from '../deps.ts';
import type { Trx } from '../../../kernel/db/database.ts';
import { countFewer } from './move-places.ts';

type Settlement = Extract<BookingShareEvent['type'], 'share.pay' | 'share.release'>;

/** Ends the share whose places a locked booking releases, if there is one, and tells the person who asked; `booking` is as it was before. */
export async function releaseShare(deps: BookingDeps, trx: Trx, booking: BookingRow): Promise<void> {
  const shareId = await settleShare(deps, trx, booking, 'share.release');
  if (shareId !== undefined) await deps.jobs.send(trx, 'share-mail', { shareId, kind: 'released' });
}

/** The same, and tells nobody. Returns the share's id; undefined where none ended. */
export async function settleShare(
  { clock }: BookingDeps,
  trx: Trx,
  booking: BookingRow,
  type: Settlement,
): Promise<string | undefined> {
  // Only a booking in a group has an end that it can't be held past.
  if (booking.hold_ends_at === null) return undefined;
  const share = await trx
    .selectFrom('booking_shares')
    .selectAll()
    .where('booking_id', '=', booking.id)
    .forUpdate()
    .executeTakeFirst();
  if (share === undefined) return undefined;
  const state = await shareLife.move(trx, share, { type }, { by: thePortal, at: clock.now() });
  if (state === undefined) return undefined;
  // Until then, what the friend had taken counted for whoever asked too.
  if (shareLife.is(share.state, 'isTaken'))
    await countFewer(trx, {
      userId: share.user_id,
      occurrenceId: booking.occurrence_id,
      change: booking.most_places ?? 0,
    });
  return share.id;
}

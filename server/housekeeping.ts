import { forgetOldAccountRows } from './auth/housekeeping.ts';
import { forgetAbandoned } from './bookings/abandoned.ts';
import type { Deps } from './deps.ts';
import { forgetOldFailures } from './stuck/stuck.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** The provider repeats its webhooks for days; ours remember them well beyond that. */
const EVENTS_KEPT_MS = 90 * DAY_MS;

/**
 * Forgets what has served its time: what accounts leave behind, abandoned holds, answers kept for repetitions, sessions that are over,
 * webhooks heard long ago, failures that are none any more.
 */
export async function forgetOldRows(deps: Pick<Deps, 'db' | 'clock' | 'union'>): Promise<void> {
  const { db, clock } = deps;
  const now = clock.now();
  const before = (age: number) => new Date(now.getTime() - age);
  await forgetOldAccountRows(deps);
  await forgetAbandoned(deps);
  await forgetOldFailures(deps);
  await db.deleteFrom('idempotency_keys').where('created_at', '<', before(DAY_MS)).execute();
  await db.deleteFrom('message_receipts').where('sent_at', '<', before(DAY_MS)).execute();
  await db.deleteFrom('sessions').where('expires_at', '<', now).execute();
  await db.deleteFrom('payment_events').where('received_at', '<', before(EVENTS_KEPT_MS)).execute();
}

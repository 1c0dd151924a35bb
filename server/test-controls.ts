import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { deleteDueAccounts, type DeletionDeps } from './account/delete-due.ts';
import { sweepCancellations } from './bookings/cancel-occurrence.ts';
import type { BookingDeps } from './bookings/deps.ts';
import { expireHolds, reconcilePayments } from './bookings/expire.ts';
import { forgetOldRows } from './housekeeping.ts';
import { type RefundDeps, sweepRefunds } from './payments/refunds.ts';
import { removeOrphans } from './files/orphans.ts';
import type { PurchaseDeps } from './purchases/deps.ts';
import { reconcilePurchases } from './purchases/reconcile.ts';
import type { TestClock } from './clock.ts';

/**
 * What tests may do beside the product, present only with PORTAL_TEST=1: move the clock, and run at once what the sweepers would do.
 * A test that waits for the sweepers instead would have to sleep.
 */
export function serveTestControls(
  app: FastifyInstance,
  clock: TestClock,
  deps: BookingDeps & PurchaseDeps & DeletionDeps & RefundDeps,
  log: Logger,
): void {
  app.post<{ Body: { advanceSeconds?: number; now?: string } }>('/test/clock', async ({ body }) => {
    if (body.now !== undefined) clock.set(new Date(body.now));
    if (body.advanceSeconds !== undefined) clock.advance(body.advanceSeconds * 1000);
    return { now: clock.now().toISOString() };
  });
  app.post('/test/sweep', async () => ({
    holds: await expireHolds(deps, log),
    payments: await reconcilePayments(deps, log),
    purchases: await reconcilePurchases(deps, log),
    cancellations: await sweepCancellations(deps, log),
    refunds: await sweepRefunds(deps, log),
    deletions: await deleteDueAccounts(deps, log),
  }));
  app.post('/test/sweep/rows', async () => {
    await forgetOldRows(deps);
    return {};
  });
  app.post('/test/sweep/files', async () => ({ orphans: await removeOrphans(deps) }));
}

import type { PlugIn } from '../feature.ts';
import { reconcilePayments } from './end.ts';
import { paymentHandlers } from './handlers.ts';
import { beginRefund, sweepRefunds } from './refunds.ts';
import { serveWebhook } from './webhook-route.ts';
import { DAY_MS } from '../../../machines/flow/durations.ts';

/** The provider repeats its webhooks for days; the ids of those received are kept well beyond that. */
const EVENTS_KEPT_MS = 90 * DAY_MS;

/** Payments of every kind: the provider's webhooks, checks for missing ones, and refunds on their way. */
export const paymentFeature: PlugIn = (kernel) => ({
  handlers: paymentHandlers(kernel),
  routes: (app) => serveWebhook(app, kernel),
  jobs: { refund: ({ refundId }) => beginRefund(kernel, refundId) },
  sweeps: [
    { name: 'payments', restMs: 5000, run: () => reconcilePayments(kernel, kernel.log) },
    { name: 'refunds', restMs: 5000, run: () => sweepRefunds(kernel, kernel.log) },
  ],
  upkeep: {
    rows: async () => {
      const before = new Date(kernel.clock.now().getTime() - EVENTS_KEPT_MS);
      await kernel.db.deleteFrom('payment_events').where('received_at', '<', before).execute();
    },
  },
});

import type { PlugIn } from '../../kernel/feature.ts';
import { permitDeskHandlers } from './desk-permits.ts';
import { purchaseHandlers } from './handlers.ts';
import { purchaseMailer } from './mail.ts';
import { purchasePayables } from './payable.ts';

/** Parking permits, student cards and donations. */
export const purchaseFeature: PlugIn = (kernel) => ({
  handlers: { ...purchaseHandlers(kernel), ...permitDeskHandlers(kernel) },
  jobs: { 'purchase-mail': purchaseMailer(kernel, kernel.mailer) },
  payables: purchasePayables(kernel),
});

import type { PlugIn } from '../../kernel/feature.ts';
import { permitLife } from '../../kernel/lifecycle/lives.ts';
import { permitDeskHandlers } from './desk-permits.ts';
import { purchaseHandlers } from './handlers.ts';
import { purchaseMailer } from './mail.ts';
import { purchasePayables } from './payable.ts';
import { purchaseData } from './personal.ts';

/** Parking permits, student cards and donations. */
export const purchaseFeature: PlugIn = (kernel) => ({
  handlers: { ...purchaseHandlers(kernel), ...permitDeskHandlers(kernel) },
  jobs: { 'purchase-mail': purchaseMailer(kernel, kernel.mailer) },
  payables: purchasePayables(kernel),
  personal: purchaseData,
  rooms: [
    {
      room: 'permits',
      roles: ['admin', 'services'],
      count: async (db) => {
        const waiting = db
          .selectFrom('parking_permits')
          .select(({ fn }) => fn.countAll<string>().as('count'))
          .where('state', 'in', permitLife.tagged('waitsForStaff'));
        return Number((await waiting.executeTakeFirstOrThrow()).count);
      },
    },
  ],
});

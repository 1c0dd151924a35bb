import type { PlugIn } from '../../kernel/feature.ts';
import { contactHandlers } from './handlers.ts';
import { contactMailer } from './mail.ts';
import { DAY_MS } from '../../../machines/flow/durations.ts';

/** Messages to the union. */
export const contactFeature: PlugIn = (kernel) => ({
  handlers: contactHandlers(kernel),
  jobs: { 'contact-mail': contactMailer(kernel, kernel.mailer) },
  upkeep: {
    rows: async () => {
      const yesterday = new Date(kernel.clock.now().getTime() - DAY_MS);
      await kernel.db.deleteFrom('message_receipts').where('sent_at', '<', yesterday).execute();
    },
  },
});

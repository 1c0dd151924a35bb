import type { PlugIn } from '../../kernel/feature.ts';
import { deleteDueAccounts } from './delete-due.ts';
import { accountHandlers } from './handlers.ts';
import { accountMailer } from './mail.ts';
import { HOUR_MS } from '../../../machines/flow/durations.ts';

/** A person's own account: seeing, changing and deleting it. */
export const accountFeature: PlugIn = (kernel) => ({
  handlers: accountHandlers(kernel),
  jobs: { 'account-mail': accountMailer(kernel, kernel.mailer) },
  sweeps: [{ name: 'deletions', restMs: HOUR_MS, run: () => deleteDueAccounts(kernel, kernel.log) }],
});

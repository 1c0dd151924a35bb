import type { PlugIn } from '../feature.ts';
import { accountData } from '../person/account-data.ts';
import { authHandlers } from './handlers.ts';
import { forgetOldAccountRows } from './housekeeping.ts';
import { passwordMailer } from './password-mail.ts';
import { recoveryMailer } from './recovery-mail.ts';

/** Logging in and out, and forgotten passwords. */
export const authFeature: PlugIn = (kernel) => ({
  handlers: authHandlers(kernel, kernel.tokens),
  jobs: {
    'recovery-mail': recoveryMailer(kernel, kernel.mailer),
    'password-mail': passwordMailer(kernel, kernel.mailer),
  },
  personal: accountData,
  upkeep: { rows: () => forgetOldAccountRows(kernel) },
});

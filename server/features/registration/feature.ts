import type { PlugIn } from '../../kernel/feature.ts';
import { codeMailer, welcomeMailer } from './mails.ts';
import { registrationHandlers } from './handlers.ts';

/** Becoming a student of the portal, step by step. */
export const registrationFeature: PlugIn = (kernel) => ({
  handlers: registrationHandlers(kernel, kernel.tokens),
  jobs: {
    'code-mail': codeMailer(kernel, kernel.mailer),
    'welcome-mail': welcomeMailer(kernel, kernel.mailer),
  },
});

import type { PlugIn } from '../../kernel/feature.ts';
import type { PersonalData } from '../../kernel/person/personal-data.ts';
import { officerHandlers } from './handlers.ts';
import { forgetExpired } from './invitations.ts';
import { officerMailer } from './mail.ts';

/** The personal data in the rows about officers, and in invitations to their mailboxes. */
export const officerData: PersonalData = {
  tables: {
    organisation_officers: { secrets: ['invited_by'], deletion: 'goes' },
    officer_invitations: { secrets: ['token_hash'], deletion: 'goes' },
  },
  erase: async (trx, { mailboxes }) => {
    if (mailboxes.length === 0) return;
    await trx
      .deleteFrom('officer_invitations')
      .where(({ fn }) => fn<string>('lower', ['email']), 'in', mailboxes)
      .execute();
  },
};

/** The officers of student organisations: who they are, inviting others, handing over. */
export const officerFeature: PlugIn = (kernel) => ({
  handlers: officerHandlers(kernel),
  jobs: { 'officer-mail': officerMailer(kernel, kernel.mailer) },
  personal: officerData,
  upkeep: { rows: () => forgetExpired(kernel) },
});

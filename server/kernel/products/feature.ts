import type { PlugIn } from '../feature.ts';
import type { PersonalData } from '../person/personal-data.ts';
import { purchaseMailer } from './mail.ts';

/** The personal data in what is bought besides bookings and rentals. */
export const purchaseData: PersonalData = {
  tables: {
    purchases: {
      secrets: [],
      hasHistory: true,
      deletion: { stays: 'in the books, as nobody’s', user: 'forgotten' },
    },
  },
};

/** The parts that all products share: purchases, and the mails about them. */
export const productFeature: PlugIn = (kernel) => ({
  jobs: { 'purchase-mail': purchaseMailer(kernel, kernel.mailer, kernel.soldProducts) },
  personal: purchaseData,
});

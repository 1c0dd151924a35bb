import type { PlugIn } from '../../kernel/feature.ts';
import { present } from '../../kernel/http/guards.ts';
import { permitLife } from '../../kernel/lifecycle/lives.ts';
import type { PersonalData, PersonalTables } from '../../kernel/person/personal-data.ts';
import type { PurchaseDeps } from '../../kernel/products/deps.ts';
import { purchasePayable } from '../../kernel/products/payable.ts';
import type { SoldProduct } from '../../kernel/products/sold-product.ts';
import { applyForPermit } from './apply.ts';
import { permitDeskHandlers } from './desk.ts';
import { permitMails } from './mail.ts';
import { dropApplication, putUnderReview, refundUndecided } from './permits.ts';
import { readPermitStatus } from './status.ts';

/** The tables with a `user_id`. */
export const permitTables: PersonalTables = {
  parking_permits: { secrets: [], hasHistory: true, deletion: 'goes' },
};

/** The personal data in parking permits. One that nobody has decided on is given to nobody, so its contribution goes back. */
const permitData = (deps: PurchaseDeps): PersonalData => ({
  tables: permitTables,
  erase: (trx, { id }) => refundUndecided(deps, trx, id),
});

const permit = (deps: PurchaseDeps): SoldProduct => ({
  product: 'parking_permit',
  page: {
    path: '/account/parking-permit',
    label: { en: 'See my parking permit', mt: 'Ara l-permess tiegħi' },
  },
  deliver: (trx, { id }) => putUnderReview(deps, trx, id),
  // An application for a permit goes with its licence, since nobody will look at it.
  takeBack: dropApplication,
  ...permitMails,
});

/** Parking permits, and the desk's work on them. */
export const permitFeature: PlugIn = (kernel) => {
  const sold = permit(kernel);
  return {
    handlers: {
      applyForPermit: async (call) => ({ data: await applyForPermit(kernel, call) }),
      getPermitStatus: async ({ user, locale }) => ({
        data: await readPermitStatus(kernel, present(user).id, locale),
      }),
      ...permitDeskHandlers(kernel),
    },
    payables: [purchasePayable(kernel, sold)],
    soldProducts: [sold],
    personal: permitData(kernel),
    rooms: [
      {
        room: 'permits',
        roles: ['admin', 'services'],
        count: (db) => permitLife.count(db, 'waitsForStaff'),
      },
    ],
  };
};

import type { PlugIn } from '../../kernel/feature.ts';
import { countTogasDue, togaDeskHandlers } from './desk.ts';
import { layOutFittings } from './fittings.ts';
import { keepToStock, sizeOldRentals, togaDayHandlers } from './graduation-day.ts';
import { preparedTogas, togaHandlers } from './handlers.ts';
import { sendReminders, togaMailer } from './mail.ts';
import { sweepHolds, togaPayable } from './payable.ts';
import { forgetAbandonedRentals, togaData } from './rentals.ts';

/** Togas for graduations: a fitting, the rental, its deposit. */
export const togaFeature: PlugIn = (kernel) => ({
  handlers: { ...togaHandlers(kernel), ...togaDeskHandlers(kernel), ...togaDayHandlers(kernel) },
  ready: preparedTogas,
  jobs: { 'toga-mail': togaMailer(kernel, kernel.mailer) },
  payables: [togaPayable(kernel)],
  personal: togaData(kernel),
  rooms: [{ room: 'togas', roles: ['admin', 'services'], count: (db) => countTogasDue(kernel, db) }],
  sweeps: [
    { name: 'toga holds', restMs: 5000, run: () => sweepHolds(kernel, kernel.log) },
    { name: 'toga reminders', restMs: 60_000, run: () => sendReminders(kernel) },
  ],
  upkeep: {
    rows: async () => {
      await layOutFittings(kernel);
      await sizeOldRentals(kernel);
      await keepToStock(kernel);
      await forgetAbandonedRentals(kernel);
    },
  },
});

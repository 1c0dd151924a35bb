import type { PlugIn } from '../../kernel/feature.ts';
import { rentalLife } from '../../kernel/lifecycle/lives.ts';
import { rentalDeskHandlers } from './desk.ts';
import { rentalHandlers } from './handlers.ts';
import { rentalMailer } from './mail.ts';
import { rentalPayable } from './payable.ts';
import { forgetDrafts, rentalData } from './requests.ts';
import { sendRentalReminders, sweepRentals } from './sweep.ts';

/** Venues and equipment: asking for them, deciding, and having things back. */
export const rentalFeature: PlugIn = (kernel) => ({
  handlers: { ...rentalHandlers(kernel), ...rentalDeskHandlers(kernel) },
  jobs: { 'rental-mail': rentalMailer(kernel, kernel.mailer) },
  payables: [rentalPayable(kernel)],
  personal: rentalData,
  sweeps: [
    { name: 'rentals', restMs: 30_000, run: () => sweepRentals(kernel, kernel.log) },
    { name: 'rental reminders', restMs: 60_000, run: () => sendRentalReminders(kernel) },
  ],
  rooms: [
    {
      room: 'rentals',
      roles: ['admin', 'services'],
      count: (db) => rentalLife.count(db, 'waitsForStaff'),
    },
  ],
  upkeep: { rows: () => forgetDrafts(kernel) },
});

import type { PlugIn } from '../../kernel/feature.ts';
import { forgetAbandoned } from './abandoned.ts';
import { sweepCancellations } from './cancel-occurrence.ts';
import { countTroubled } from './desk/find.ts';
import { bookingDeskHandlers } from './desk/handlers.ts';
import { expireHolds } from './expire.ts';
import { bookingHandlers } from './handlers.ts';
import { bookingMailer } from './mail.ts';
import { bookingPayable } from './payable.ts';
import { bookingData } from './personal.ts';
import { createCatalogue } from './catalogue.ts';
import { shareHandlers } from './shares/handlers.ts';
import { shareMailer } from './shares/mail.ts';
import { transferHandlers } from './transfers/handlers.ts';
import { lapseTransfers } from './transfers/lapse.ts';
import { transferGoneMailer, transferMailer } from './transfers/mail.ts';
import { sendReminders } from './reminders.ts';
import { ticketHandlers } from './tickets/handlers.ts';
import { waitingHandlers } from './waiting/handlers.ts';
import { waitingMailer } from './waiting/mail.ts';
import { serveLists } from './waiting/offers.ts';
import { walletHandlers } from './wallet/handlers.ts';

/** Places at events: held, paid for, sent as tickets, checked at the door. */
export const bookingFeature: PlugIn = (kernel) => {
  const deps = { ...kernel, catalogue: createCatalogue(kernel.asides, kernel.cache) };
  const { log } = kernel;
  return {
    handlers: {
      ...bookingHandlers(deps),
      ...ticketHandlers(deps),
      ...walletHandlers(deps),
      ...transferHandlers(deps),
      ...shareHandlers(deps),
      ...waitingHandlers(deps),
      ...bookingDeskHandlers(deps),
    },
    jobs: {
      'booking-mail': bookingMailer(deps, kernel.mailer),
      'transfer-mail': transferMailer(deps, kernel.mailer),
      'transfer-gone-mail': transferGoneMailer(deps, kernel.mailer),
      'share-mail': shareMailer(deps, kernel.mailer),
      'waiting-mail': waitingMailer(deps, kernel.mailer),
    },
    sweeps: [
      { name: 'holds', restMs: 1000, run: () => expireHolds(deps, log) },
      { name: 'waiting', restMs: 1000, run: () => serveLists(deps, log) },
      { name: 'cancellations', restMs: 5000, run: () => sweepCancellations(deps, log) },
      { name: 'ticket reminders', restMs: 60_000, run: () => sendReminders(deps) },
      { name: 'transfers', restMs: 60_000, run: () => lapseTransfers(deps, log) },
    ],
    upkeep: { rows: () => forgetAbandoned(deps) },
    payables: [bookingPayable(deps)],
    personal: bookingData(deps),
    rooms: [{ room: 'bookings', roles: ['admin', 'events'], count: countTroubled }],
  };
};

import { present } from '../auth/guards.ts';
import type { BookingDeps } from '../bookings/deps.ts';
import { readDossier } from '../bookings/dossier.ts';
import type { Handlers } from '../http/operation.ts';
import { Problem } from '../http/problem.ts';
import { checkTicket } from './check.ts';
import { renderTickets } from './render.ts';

/** The tickets themselves, and what they are worth at the door. */
export function ticketHandlers(deps: BookingDeps): Pick<Handlers, 'downloadTickets' | 'checkTicket'> {
  return {
    downloadTickets: async ({ params, user, locale, reply }) => {
      const dossier = await readDossier(deps, params.booking);
      if (dossier.booking.user_id !== present(user).id) throw new Problem(404, 'not_found');
      if (dossier.booking.state !== 'paid') throw new Problem(409, 'no_tickets_yet');
      void reply.type('application/pdf');
      void reply.header('content-disposition', `attachment; filename="${dossier.booking.reference}.pdf"`);
      return renderTickets(deps, dossier, locale);
    },
    checkTicket: async ({ body, user, locale }) => {
      if (!present(user).roles.includes('door')) throw new Problem(403, 'forbidden');
      return { data: await checkTicket(deps, body.code, locale) };
    },
  };
}

import { present } from '../../../kernel/auth/guards.ts';
import type { BookingDeps } from '../deps.ts';
import { readBookingView } from '../booking-view.ts';
import type { Handlers } from '../../../kernel/http/operation.ts';
import { bookingLife } from '../../../kernel/lifecycle/lives.ts';
import { Problem } from '../../../kernel/http/problem.ts';
import { checkTicket } from './check.ts';
import { renderTickets } from './render.ts';

/** The tickets themselves, and what they are worth at the door. */
export function ticketHandlers(deps: BookingDeps): Pick<Handlers, 'downloadTickets' | 'checkTicket'> {
  return {
    downloadTickets: async ({ params, user, locale, reply }) => {
      const view = await readBookingView(deps, params.booking);
      if (view.booking.user_id !== present(user).id) throw new Problem(404, 'not_found');
      if (!bookingLife.is(view.booking.state, 'isBought')) throw new Problem(409, 'no_tickets_yet');
      void reply.type('application/pdf');
      void reply.header('content-disposition', `attachment; filename="${view.booking.reference}.pdf"`);
      return renderTickets(deps, view, locale);
    },
    checkTicket: async ({ body, locale }) => ({ data: await checkTicket(deps, body.code, locale) }),
  };
}

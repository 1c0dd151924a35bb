import { present } from '../../../kernel/http/guards.ts';
import type { BookingDeps } from '../deps.ts';
import { readOwnView } from '../booking-view.ts';
import type { Handlers } from '../../../kernel/http/operation.ts';
import { bookingLife } from '../../../kernel/lifecycle/lives.ts';
import { Problem } from '../../../kernel/http/problem.ts';
import { checkTicket } from './check.ts';
import { renderReceipt } from './receipt.ts';
import { renderTickets } from './render.ts';

/** The tickets themselves, what was paid for them, and what they are worth at the door. */
export function ticketHandlers(
  deps: BookingDeps,
): Pick<Handlers, 'downloadTickets' | 'downloadReceipt' | 'checkTicket'> {
  return {
    downloadTickets: async ({ params, user, locale, reply }) => {
      const view = await readOwnView(deps, params.booking, present(user).id);
      if (!bookingLife.is(view.booking.state, 'isBought')) throw new Problem(409, 'no_tickets_yet');
      void reply.type('application/pdf');
      void reply.header('content-disposition', `attachment; filename="${view.booking.reference}.pdf"`);
      return renderTickets(deps, view, locale);
    },
    downloadReceipt: async ({ params, user, locale, reply }) => {
      const view = await readOwnView(deps, params.booking, present(user).id);
      const receipt = await renderReceipt(deps, view, locale);
      void reply.type('application/pdf');
      void reply.header('content-disposition', `attachment; filename="${view.booking.reference}-receipt.pdf"`);
      return receipt;
    },
    checkTicket: async ({ body, locale }) => ({ data: await checkTicket(deps, body.code, locale) }),
  };
}

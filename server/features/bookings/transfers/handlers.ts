import { present } from '../../../kernel/http/guards.ts';
import type { Answer, Handlers } from '../../../kernel/http/operation.ts';
import type { BookingDeps } from '../deps.ts';
import { lockOwnBooking } from '../locks.ts';
import { readBooking } from '../reads.ts';
import { acceptTicket, declineTicket, readOffer } from './receive.ts';
import { sendTicket, takeTicketBack } from './send.ts';

type Operations = 'sendTicket' | 'takeTicketBack' | 'lookAtTransfer' | 'acceptTransfer' | 'declineTransfer';

/** Tickets on their way from one person to another. */
export function transferHandlers(deps: BookingDeps): Pick<Handlers, Operations> {
  return {
    sendTicket: async ({ params, body, user, locale, request, reply }) => {
      const sender = present(user);
      const answer = await request.transactOnce<Answer<'sendTicket'>>(async (trx) => {
        const booking = await lockOwnBooking(trx, params.booking, sender.id);
        await sendTicket(deps, trx, booking, body, sender);
        return { data: await readBooking(deps, trx, booking.id, locale) };
      });
      void reply.code(201);
      return answer;
    },
    takeTicketBack: ({ params, user, locale, request }) =>
      request.transactOnce(async (trx) => {
        const booking = await lockOwnBooking(trx, params.booking, present(user).id);
        await takeTicketBack(deps, trx, booking, params.transfer);
        return { data: await readBooking(deps, trx, booking.id, locale) };
      }),
    lookAtTransfer: async ({ body, locale }) => ({ data: await readOffer(deps, body.token, locale) }),
    acceptTransfer: async ({ body, user, locale, request, reply }) => {
      const answer = await request.transactOnce<Answer<'acceptTransfer'>>(async (trx) => {
        const id = await acceptTicket(deps, trx, body, present(user), locale);
        return { data: await readBooking(deps, trx, id, locale) };
      });
      void reply.code(201);
      return answer;
    },
    declineTransfer: async ({ body }) => {
      await deps.db.transaction().execute((trx) => declineTicket(deps, trx, body.token));
      return undefined;
    },
  };
}

import { present } from '../../../kernel/http/guards.ts';
import type { Handlers } from '../../../kernel/http/operation.ts';
import { Problem } from '../../../kernel/http/problem.ts';
import { readOwnView } from '../booking-view.ts';
import type { BookingDeps } from '../deps.ts';
import { applePasses } from './apple-pass.ts';
import { googleLink } from './google-pass.ts';
import { passAddress, ticketAt, ticketOf, walletsFor } from './links.ts';

/** Bought tickets for the wallets of phones. */
export function walletHandlers(deps: BookingDeps): Pick<Handlers, 'getWalletLinks' | 'downloadWalletPass'> {
  const passes = applePasses(deps);
  return {
    getWalletLinks: async ({ params, user, locale }) => {
      const view = await readOwnView(deps, params.booking, present(user).id);
      const wallets = walletsFor(deps, view);
      if (wallets.length === 0) throw new Problem(404, 'not_found');
      const ticket = ticketOf(view, params.attendee);
      if (wallets.includes('apple')) await passes.prepare(ticket);
      return {
        data: {
          apple: wallets.includes('apple') ? passAddress(deps, ticket.place, locale) : null,
          google: wallets.includes('google') ? await googleLink(deps, ticket, locale) : null,
        },
      };
    },
    downloadWalletPass: async ({ params, query, locale, reply }) => {
      const ticket = await ticketAt(deps, { ...params, ...query });
      const { view } = ticket;
      if (!walletsFor(deps, view).includes('apple')) throw new Problem(404, 'not_found');
      const pass = await passes.make(ticket, locale);
      void reply.headers({
        'cache-control': 'no-store',
        'content-disposition': `attachment; filename="${view.booking.reference}.pkpass"`,
      });
      void reply.type('application/vnd.apple.pkpass');
      return pass;
    },
  };
}

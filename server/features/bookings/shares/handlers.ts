import { present } from '../../../kernel/http/guards.ts';
import type { Answer, Handlers } from '../../../kernel/http/operation.ts';
import { Problem } from '../../../kernel/http/problem.ts';
import type { BookingDeps } from '../deps.ts';
import { endingPayment } from '../../../kernel/payments/ending.ts';
import { lockOwnBooking } from '../locks.ts';
import { readBooking } from '../reads.ts';
import { readShares } from './read.ts';
import { splitBooking } from './split.ts';
import { remindFriend, takeShareBack } from './take-back.ts';
import { declineShare, readOfferedShare, takeShare } from './take.ts';

type Operations =
  | 'payApart'
  | 'listShares'
  | 'remindOfShare'
  | 'takeShareBack'
  | 'lookAtShare'
  | 'takeShare'
  | 'declineShare';

/** Bookings that everyone pays for themselves. */
export function shareHandlers(deps: BookingDeps): Pick<Handlers, Operations> {
  return {
    payApart: async ({ params, body, user, locale, request, reply }) => {
      const holder = present(user);
      const answer = await endingPayment(deps, () =>
        request.transactOnce<Answer<'payApart'>>(async (trx) => {
          const booking = await lockOwnBooking(trx, params.booking, holder.id);
          await splitBooking(deps, trx, booking, body.shares, holder);
          return { data: await readBooking(deps, trx, booking.id, locale) };
        }),
      );
      void reply.code(201);
      return answer;
    },
    listShares: async ({ user, locale }) => ({
      data: await readShares(deps, deps.db, { userId: present(user).id }, locale),
    }),
    remindOfShare: ({ params, user, locale, request }) =>
      request.transactOnce(async (trx) => {
        const { id: userId } = present(user);
        await remindFriend(deps, trx, params.share, userId);
        const [data] = await readShares(deps, trx, { userId, only: params.share }, locale);
        if (data === undefined) throw new Problem(404, 'not_found');
        return { data };
      }),
    takeShareBack: ({ params, user, locale, request }) => {
      const takeBack = () =>
        request.transactOnce<Answer<'takeShareBack'>>(async (trx) => {
          const id = await takeShareBack(deps, trx, { id: params.share, userId: present(user).id, locale });
          return { data: await readBooking(deps, trx, id, locale) };
        });
      // The friend's payment may be open, and one's own.
      return endingPayment(deps, () => endingPayment(deps, takeBack));
    },
    lookAtShare: async ({ body, user, locale }) => ({
      data: await readOfferedShare(deps, { token: body.token, userId: user?.id, locale }),
    }),
    takeShare: async ({ body, user, locale, request, reply }) => {
      const answer = await request.transactOnce<Answer<'takeShare'>>(async (trx) => {
        const id = await takeShare(deps, trx, { token: body.token, friend: present(user), locale });
        return { data: await readBooking(deps, trx, id, locale) };
      });
      void reply.code(201);
      return answer;
    },
    declineShare: async ({ body }) => {
      await deps.db.transaction().execute((trx) => declineShare(deps, trx, body.token));
      return undefined;
    },
  };
}

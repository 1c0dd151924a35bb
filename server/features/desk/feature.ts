import { present } from '../../kernel/http/guards.ts';
import { isStaffRole } from '../../kernel/http/roles.ts';
import type { PlugIn } from '../../kernel/feature.ts';
import { qrPath } from '../../kernel/qr-path.ts';
import { peopleHandlers } from './people.ts';
import { stuckHandlers } from './stuck.ts';
import { beginSecondFactor, giveSecondFactor, secondFactorOf } from '../../kernel/staff/second-factor.ts';

/** The way to the desk: who is let in, and the second factor. */
export const deskFeature: PlugIn = (kernel) => ({
  handlers: {
    ...peopleHandlers(kernel),
    ...stuckHandlers(kernel),
    getDeskSession: async (call) => {
      const user = present(call.user);
      return { data: { roles: user.roles.filter(isStaffRole), second_factor: await secondFactorOf(kernel.db, user) } };
    },
    getDeskCounts: async ({ user }) => {
      const { roles } = present(user);
      const own = kernel.rooms.filter((room) => room.roles.some((role) => roles.includes(role)));
      return { data: await Promise.all(own.map(async ({ room, count }) => ({ room, count: await count(kernel.db) }))) };
    },
    beginSecondFactor: async (call) => {
      const { secret, uri } = await beginSecondFactor(kernel, present(call.user));
      const { path, size } = qrPath(uri);
      return { data: { secret, uri, qr: path, qr_size: size } };
    },
    giveSecondFactor: async ({ user, body, request }) => {
      const { recoveryCodes } = await giveSecondFactor(kernel, present(user), { code: body.code, from: request });
      return { data: { recovery_codes: recoveryCodes } };
    },
  },
  rooms: [
    {
      room: 'stuck',
      roles: ['admin'],
      count: async (db) => {
        const failing = db.selectFrom('stuck').select(({ fn }) => fn.countAll<string>().as('count'));
        return Number((await failing.executeTakeFirstOrThrow()).count);
      },
    },
  ],
});

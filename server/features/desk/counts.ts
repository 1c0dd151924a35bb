import type { Queryable } from '../../kernel/db/database.ts';
import type { Schemas } from '../../kernel/http/operation.ts';
import { permitLife } from '../../kernel/lifecycle/lives.ts';

type Room = Schemas['DeskCount']['room'];

const rooms: Record<Room, { roles: readonly string[]; count: (db: Queryable) => Promise<number> }> = {
  permits: {
    roles: ['admin', 'services'],
    count: async (db) => {
      const waiting = db
        .selectFrom('parking_permits')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .where('state', 'in', permitLife.tagged('waitsForStaff'));
      return Number((await waiting.executeTakeFirstOrThrow()).count);
    },
  },
  stuck: {
    roles: ['admin'],
    count: async (db) => {
      const failing = db.selectFrom('stuck').select(({ fn }) => fn.countAll<string>().as('count'));
      return Number((await failing.executeTakeFirstOrThrow()).count);
    },
  },
};

/** How much waits in the rooms of somebody with these roles. */
export async function countWaiting(db: Queryable, roles: readonly string[]): Promise<Schemas['DeskCount'][]> {
  const own = (Object.keys(rooms) as Room[]).filter((room) => rooms[room].roles.some((role) => roles.includes(role)));
  return Promise.all(own.map(async (room) => ({ room, count: await rooms[room].count(db) })));
}

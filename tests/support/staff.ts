import type { Database } from '../../server/kernel/db/database.ts';
import type { StaffRole } from '../../server/kernel/http/roles.ts';
import { type Session, stageSession } from './actors.ts';
import { type Client, clientOf } from './client.ts';
import { HOUR_MS } from '../../machines/flow/durations.ts';

export type Staff = Session & { client: Client };

/** A staff member, logged in, with the second factor by default. */
export async function stageStaff(
  db: Database,
  url: string,
  role: StaffRole,
  { withSecondFactor = true } = {},
): Promise<Staff> {
  const names = { first_name: 'Ħarries', last_name: 'Żerafa' };
  const session = await stageSession(db, { user_type: 'organisation', roles: [role], ...names });
  if (withSecondFactor)
    await db
      .updateTable('sessions')
      .set({ second_factor_at: new Date() })
      .where('id', '=', session.sessionId)
      .execute();
  return { ...session, client: clientOf(url, session) };
}

/** A refund that has failed four times; it is tried again by itself in an hour. */
export async function stageStuckRefund(db: Database): Promise<{ id: string; next_try_at: Date }> {
  const id = crypto.randomUUID();
  const [since, next_try_at] = [new Date(), new Date(Date.now() + HOUR_MS)];
  const tried = { tries: 4, last_error: 'declined', last_tried_at: since };
  await db
    .insertInto('stuck')
    .values({ what: 'refund', id, data: 'null', since, next_try_at, ...tried })
    .execute();
  return { id, next_try_at };
}

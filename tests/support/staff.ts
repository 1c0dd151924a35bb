import type { Database } from '../../server/kernel/db/database.ts';
import type { StaffRole } from '../../server/kernel/auth/roles.ts';
import { type Session, stageSession } from './actors.ts';
import { type Client, clientOf } from './client.ts';

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

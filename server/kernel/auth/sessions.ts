import type { Deps } from '../deps.ts';
import type { Trx } from '../db/database.ts';
import { deviceOf } from './device.ts';
import { DAY_MS } from '../../../machines/flow/durations.ts';

/** A session outlives its tokens: it is renewed with them for up to a month. */
const LIFE_MS = 30 * DAY_MS;

export type Opened = { userId: string; sessionId: string; registered: boolean };

/** Opens a session for a person on the device that `userAgent` describes. */
export async function openSession(
  { clock }: Pick<Deps, 'clock'>,
  trx: Trx,
  user: { id: string; registered: boolean },
  userAgent: string | undefined,
): Promise<Opened> {
  const now = clock.now();
  const { id } = await trx
    .insertInto('sessions')
    .values({
      user_id: user.id,
      created_at: now,
      expires_at: new Date(now.getTime() + LIFE_MS),
      revoked_at: null,
      device: deviceOf(userAgent),
      last_used_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { userId: user.id, sessionId: id, registered: user.registered };
}

/** Ends all of a person's sessions, or all but one; their tokens are refused from the next request on. */
export async function endSessions(
  { clock }: Pick<Deps, 'clock'>,
  trx: Trx,
  userId: string,
  exceptSessionId?: string,
): Promise<void> {
  let ending = trx
    .updateTable('sessions')
    .set({ revoked_at: clock.now() })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null);
  if (exceptSessionId !== undefined) ending = ending.where('id', '<>', exceptSessionId);
  await ending.execute();
}

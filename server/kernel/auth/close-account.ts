import { endSessions } from './sessions.ts';
import type { Trx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import type { Actor } from '../lifecycle/lifecycle.ts';
import type { PersonalData } from '../person/personal-data.ts';

type ClosingDeps = Pick<Deps, 'clock'> & { personal: readonly PersonalData[] };

/** Logs a person out everywhere, and cancels appointments that others would come to in vain. */
export async function closeAccount(deps: ClosingDeps, trx: Trx, userId: string, by: Actor): Promise<void> {
  await endSessions(deps, trx, userId);
  for (const { close } of deps.personal) await close?.(trx, userId, by);
}

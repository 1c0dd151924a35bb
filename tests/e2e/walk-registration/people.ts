import { createTokens } from '../../../server/auth/tokens.ts';
import { systemClock } from '../../../server/clock.ts';
import type { Database } from '../../../server/db/database.ts';
import type { Status } from '../../../machines/registration/registration.types.ts';
import { answers } from '../../support/accounts.ts';
import { SESSION_SECRET } from '../../support/portal-process.ts';
import { optionalSteps } from './statuses.ts';

const tokens = createTokens(SESSION_SECRET, systemClock);
const monthMs = 30 * 24 * 60 * 60 * 1000;

/** A token of a new session of somebody who is not registered yet, as on another device. */
export async function signIn(db: Database, userId: string): Promise<string> {
  const now = new Date();
  const { id } = await db
    .insertInto('sessions')
    .values({ user_id: userId, created_at: now, expires_at: new Date(now.getTime() + monthMs), revoked_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return tokens.sign({ id: userId, registered: false }, id);
}

/** Keeps the answers of somebody for whom these steps are behind, and no others. */
export async function keepAnswers(db: Database, user_id: string, { steps }: Status): Promise<void> {
  for (const table of ['personal_details', 'contact_details', 'academic_details', 'skipped_steps'] as const)
    await db.deleteFrom(table).where('user_id', '=', user_id).execute();
  const { first_name: _, last_name: __, ...document } = answers.personal;
  const { mobile, ...reach } = answers.contact;
  const contact = { ...reach, mobile_extension: mobile.extension, mobile_number: mobile.number };
  const isBehind = (wanted: string) => steps.some(({ step, state }) => step === wanted && state === 'done');
  if (isBehind('PERSONAL'))
    await db
      .insertInto('personal_details')
      .values({ user_id, ...document })
      .execute();
  if (isBehind('CONTACT'))
    await db
      .insertInto('contact_details')
      .values({ user_id, ...contact })
      .execute();
  if (isBehind('COURSE'))
    await db
      .insertInto('academic_details')
      .values({ user_id, ...answers.academic })
      .execute();
  for (const step of optionalSteps)
    if (steps.some((each) => each.step === step && each.state === 'skipped'))
      await db.insertInto('skipped_steps').values({ user_id, step }).execute();
}

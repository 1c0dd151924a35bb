import type { Trx } from '../db/database.ts';
import type { Kernel } from '../feature.ts';
import { inOffice } from '../person/in-office.ts';

export type RarMailKind =
  | 'reminder'
  | 'sent'
  | 'answered'
  | 'closed'
  | 'returned'
  | 'published'
  | 'appeal_settled'
  | 'rooms';

declare module '../jobs/jobs.ts' {
  interface JobData {
    /** `at`, in milliseconds, tells one from another of its kind. */
    'rar-desk-mail': News & { organisation: string; userId: string; at: number };
  }
}

/** `days` are those left, of a reminder; `by` is the account that sent the report. */
type News = { kind: RarMailKind; year: number; days?: number; appealId?: string; by?: string };

/** Queues a mail to each of an organisation's officers. */
export async function tellOfficers(
  { clock, jobs }: Pick<Kernel, 'clock' | 'jobs'>,
  trx: Trx,
  organisation: string,
  news: News,
): Promise<void> {
  const now = clock.now();
  const officers = await trx
    .selectFrom('organisation_officers')
    .select('user_id')
    .where('organisation', '=', organisation)
    .where(inOffice(now))
    .execute();
  for (const { user_id: userId } of officers)
    await jobs.send(trx, 'rar-desk-mail', { ...news, organisation, userId, at: now.getTime() });
}

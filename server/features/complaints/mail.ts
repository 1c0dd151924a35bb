import type { Deps } from '../../kernel/deps.ts';
import type { JobData } from '../../kernel/jobs/jobs.ts';
import { sendLetter } from '../../kernel/mail/send-letter.ts';
import type { Mailer } from '../../kernel/mail/transport.ts';

declare module '../../kernel/jobs/jobs.ts' {
  interface JobData {
    /** An answer, by its position in the conversation; never its text. */
    'complaint-mail': { complaintId: string; position: number };
  }
}

const texts = {
  en: {
    heading: 'Your complaint has been answered',
    paragraph:
      'The answer is in your account, where you can write back. It isn’t in this email, so that nobody else reads it.',
    action: 'Read the answer',
  },
  mt: {
    heading: 'L-ilment tiegħek twieġeb',
    paragraph:
      'It-tweġiba tinsab fil-kont tiegħek, u minn hemm tista’ tikteb lura. Mhijiex f’din l-email biex ma jaqrahiex ħaddieħor.',
    action: 'Aqra t-tweġiba',
  },
} as const;

/** Mails a complainant with a name that there is an answer. */
export function complaintMailer(deps: Pick<Deps, 'db' | 'union' | 'publicUrl'>, mailer: Mailer) {
  return async ({ complaintId, position }: JobData['complaint-mail']): Promise<void> => {
    const reader = await deps.db
      .selectFrom('complaints')
      .innerJoin('users', 'users.id', 'complaints.user_id')
      .select(['users.email', 'users.locale'])
      .where('complaints.id', '=', complaintId)
      .where('users.deleted_at', 'is', null)
      .executeTakeFirst();
    // The account may have been deleted meanwhile.
    if (reader === undefined) return;
    const { email, locale } = reader;
    const { heading, paragraph, action } = texts[locale];
    const messageId = `complaint-${complaintId}-${position}`;
    await sendLetter(deps, mailer, {
      to: email,
      messageId,
      locale,
      heading,
      paragraphs: [paragraph],
      action,
      path: '/account/complaints',
    });
  };
}

import type { AccountDeps } from '../../kernel/auth/deps.ts';
import { codeOf } from '../../kernel/auth/mailbox-codes.ts';
import type { JobData } from '../../kernel/jobs/jobs.ts';
import { renderMail } from '../../kernel/mail/layout.ts';
import { sendLetter } from '../../kernel/mail/send-letter.ts';
import type { Mailer } from '../../kernel/mail/transport.ts';

type Purpose = JobData['code-mail']['purpose'];
type CodeText = { subject: string; heading: (code: string) => string; paragraphs: Record<Purpose, string[]> };

/** The mail that brings a code, in the account's language. The code is no part of the subject: lock screens show that. */
const codeTexts: Record<'en' | 'mt', CodeText> = {
  en: {
    subject: 'Your verification code',
    heading: (code) => `Your code: ${code}`,
    paragraphs: {
      registration: [
        'Enter this code to continue your registration. It expires in 10 minutes.',
        'If you didn’t register, someone may have mistyped their address: ignore this email and nothing will happen.',
      ],
      email_change: [
        'Enter this code in your account to confirm your new email address. It expires in 10 minutes.',
        'If you didn’t ask for this, ignore this email and nothing will change.',
      ],
    },
  },
  mt: {
    subject: 'Il-kodiċi ta’ verifika tiegħek',
    heading: (code) => `Il-kodiċi tiegħek: ${code}`,
    paragraphs: {
      registration: [
        'Daħħal dan il-kodiċi biex tkompli r-reġistrazzjoni. Jiswa għal 10 minuti.',
        'Jekk ma rreġistrajtx int, x’aktarx xi ħadd żbalja l-indirizz: injora din l-email, u ma jiġri xejn.',
      ],
      email_change: [
        'Daħħal dan il-kodiċi fil-kont tiegħek biex minn issa tuża dan l-indirizz elettroniku. Jiswa għal 10 minuti.',
        'Jekk ma tlabt xejn, injora din l-email, u ma jinbidel xejn.',
      ],
    },
  },
};

type WelcomeFacts = { name: string; email: string; union: string };
type WelcomeText = { heading: string; paragraphs: string[]; action: string };

/** The mail to a newly registered person. */
const welcomeTexts: Record<'en' | 'mt', (facts: WelcomeFacts) => WelcomeText> = {
  en: ({ name, email, union }) => ({
    heading: `Welcome aboard, ${name}`,
    paragraphs: [
      `Your account with ${union} is ready. Log in with this address: ${email}.`,
      'You can now book events, find your tickets in one place, and change your details whenever you like.',
      'If it wasn’t you who registered, write to us straight away.',
    ],
    action: 'Open my account',
  }),
  mt: ({ name, email, union }) => ({
    heading: `Merħba abbord, ${name}`,
    paragraphs: [
      `Il-kont tiegħek ma’ ${union} lest. Idħol b’dan l-indirizz elettroniku: ${email}.`,
      'Issa tista’ tibbukkja postijiet għall-avvenimenti, issib il-biljetti tiegħek f’post wieħed, u tibdel id-dettalji tiegħek meta trid.',
      'Ma kontx int li rreġistrajt? Mela iktbilna minnufih.',
    ],
    action: 'Iftaħ il-kont tiegħi',
  }),
};

/** Mails a code to the mailbox that it proves, unless it is over by now: replaced by another, used or too old. */
export function codeMailer(deps: AccountDeps, mailer: Mailer) {
  return async ({ userId, nonce, purpose }: JobData['code-mail']): Promise<void> => {
    const row = await deps.db
      .selectFrom('mailbox_codes')
      .innerJoin('users', 'users.id', 'mailbox_codes.user_id')
      .select(['mailbox_codes.email', 'nonce', 'locale'])
      .where('user_id', '=', userId)
      .where('nonce', '=', nonce)
      .where('expires_at', '>', deps.clock.now())
      .executeTakeFirst();
    if (row === undefined) return;
    const { email, locale } = row;
    const { subject, heading, paragraphs } = codeTexts[locale];
    const mail = renderMail({
      locale,
      heading: heading(codeOf(deps, purpose, userId, row)),
      paragraphs: paragraphs[purpose],
      footer: deps.union.name[locale],
    });
    await mailer.send({ to: email, subject, ...mail, messageId: `code-${nonce}`, locale });
  };
}

declare module '../../kernel/jobs/jobs.ts' {
  interface JobData {
    /** Greets a newly registered person. */
    'welcome-mail': { userId: string };
  }
}

/** Greets a newly registered person, once for each account. */
export function welcomeMailer(deps: AccountDeps, mailer: Pick<Mailer, 'send'>) {
  return async ({ userId }: JobData['welcome-mail']): Promise<void> => {
    const user = await deps.db
      .selectFrom('users')
      .select(['email', 'locale', 'first_name'])
      .where('id', '=', userId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (user === undefined) return;
    const { email, locale, first_name: name } = user;
    const text = welcomeTexts[locale]({ name, email, union: deps.union.name[locale] });
    await sendLetter(deps, mailer, { to: email, messageId: `welcome-${userId}`, locale, ...text, path: '/account' });
  };
}

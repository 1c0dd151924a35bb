import type { JobData } from '../../kernel/jobs/jobs.ts';
import { sendLetter } from '../../kernel/mail/send-letter.ts';
import { writtenDay, writtenMoment } from '../../kernel/mail/moments.ts';
import { readerLocale } from '../../kernel/mail/reader-locale.ts';
import type { Mailer } from '../../kernel/mail/transport.ts';
import { lastDayInOffice, type OfficerDeps, tokenOf } from './invitations.ts';

declare module '../../kernel/jobs/jobs.ts' {
  interface JobData {
    'officer-mail': { invitationId: string };
  }
}

/** The mail doesn't name who invites: it would outlast their account. */
type Facts = { organisation: string; expires: string; leaves: string | null };
type Text = { heading: (facts: Facts) => string; paragraphs: (facts: Facts) => string[]; action: string };

const texts: Record<'en' | 'mt', Text> = {
  en: {
    heading: ({ organisation }) => `Act for ${organisation}`,
    paragraphs: ({ organisation, expires, leaves }) => [
      `You’ve been invited to be an officer of ${organisation}: to write its yearly report, ask for rooms in its name, and invite others.`,
      ...(leaves === null
        ? []
        : [`The officer who invites you hands their place over to you, and stays to help until ${leaves}.`]),
      `Open the link, and log in with your own account or create one. It works once, until ${expires}. If you don’t know what this is about, ignore this email.`,
    ],
    action: 'See the invitation',
  },
  mt: {
    heading: ({ organisation }) => `Stedina biex taġixxi f’isem organizzazzjoni: ${organisation}`,
    paragraphs: ({ organisation, expires, leaves }) => [
      `Għandek stedina biex tkun uffiċjal. Organizzazzjoni: ${organisation}`,
      'Bħala uffiċjal tista’ tikteb ir-rapport annwali, titlob kmamar f’isem l-organizzazzjoni, u tistieden lil oħrajn.',
      ...(leaves === null ? [] : [`Min stiednek iċedilek postu, u jibqa’ jgħin sa: ${leaves}.`]),
      `Iftaħ il-link, u idħol fil-kont tiegħek jew oħloq wieħed. Jintuża darba biss, sa: ${expires}. Jekk ma tafx x’inhi din, injora din l-email.`,
    ],
    action: 'Ara l-istedina',
  },
};

/** Mails an invitation's link. The token follows the #, so no server's log ever holds it. */
export function officerMailer(deps: OfficerDeps, mailer: Mailer) {
  return async ({ invitationId }: JobData['officer-mail']): Promise<void> => {
    const found = await deps.db
      .selectFrom('officer_invitations as invitation')
      .innerJoin('users', 'users.id', 'invitation.user_id')
      .select(['invitation.email as to', 'organisation', 'hands_over', 'expires_at'])
      .select('users.locale')
      .where('invitation.id', '=', invitationId)
      .executeTakeFirst();
    // It may have been withdrawn meanwhile.
    if (found === undefined) return;
    const locale = await readerLocale(deps.db, found.to, found.locale);
    const { heading, paragraphs, action } = texts[locale];
    const facts: Facts = {
      organisation: deps.site.organisations.find(({ id }) => id === found.organisation)?.name ?? found.organisation,
      expires: writtenMoment(found.expires_at, locale, deps.union.timeZone),
      leaves: found.hands_over ? writtenDay(lastDayInOffice(deps), locale) : null,
    };
    const link = new URLSearchParams({ token: tokenOf(deps, invitationId) });
    const messageId = `officer-${invitationId}`;
    await sendLetter(deps, mailer, {
      to: found.to,
      messageId,
      locale,
      heading: heading(facts),
      paragraphs: paragraphs(facts),
      action,
      path: `/account/organisations/join#${link}`,
    });
  };
}

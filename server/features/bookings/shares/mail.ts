import type { Locale } from '../../../kernel/http/operation.ts';
import type { JobData } from '../../../kernel/jobs/jobs.ts';
import { shareLife } from '../../../kernel/lifecycle/lives.ts';
import { sendLetter } from '../../../kernel/mail/send-letter.ts';
import { writtenMoment } from '../../../kernel/mail/moments.ts';
import { readerLocale } from '../../../kernel/mail/reader-locale.ts';
import type { Mailer } from '../../../kernel/mail/transport.ts';
import type { BookingDeps } from '../deps.ts';
import { tokenOf } from './split.ts';

declare module '../../../kernel/jobs/jobs.ts' {
  interface JobData {
    /** `asked` and `taken_back` go to the friend, the others to whoever asked. `mail` counts the mails with one link. */
    'share-mail': { shareId: string; kind: 'asked' | 'taken_back' | 'declined' | 'released'; mail?: number };
  }
}

type Kind = JobData['share-mail']['kind'];
/** The mail to a friend doesn't name who asks: the mail could outlast their account. The page names them. */
type Facts = { event: string; when: string; until: string; to: string | null };
type Text = { heading: string; paragraphs: string[]; action: string };

const texts: Record<Locale, Record<Kind, (facts: Facts) => Text>> = {
  en: {
    asked: ({ event, when, until }) => ({
      heading: `A place is held for you: ${event}`,
      paragraphs: [
        when,
        'A friend is booking with you, and everyone pays for themselves. Open the link to see who asked, your place and what it costs. You’ll need an account, which takes a minute to create.',
        `Your place is held until: ${until}. If it isn’t paid for by then, it goes to someone else. If you don’t want it, you can say so on the same page.`,
      ],
      action: 'See my place',
    }),
    taken_back: ({ event, when }) => ({
      heading: `Your place was taken back: ${event}`,
      paragraphs: [
        when,
        'Your friend has taken back the place that was held for you, so there’s nothing for you to pay here any more. Please ask them if you didn’t expect this.',
      ],
      action: 'See what’s on',
    }),
    declined: ({ event, when, until, to }) => ({
      heading: `A place was turned down: ${event}`,
      paragraphs: [
        when,
        `The place that you asked ${to ?? 'a friend'} to pay for was turned down. It’s still held for you until: ${until}. Take it back to pay for it or to ask someone else; otherwise it’s released.`,
      ],
      action: 'See my bookings',
    }),
    released: ({ event, when, to }) => ({
      heading: `A place was released: ${event}`,
      paragraphs: [
        when,
        `The place that you asked ${to ?? 'a friend'} to pay for wasn’t paid for, so it’s free for others again. Nothing else about your booking has changed.`,
      ],
      action: 'See my bookings',
    }),
  },
  mt: {
    asked: ({ event, when, until }) => ({
      heading: `Hemm post miżmum għalik: ${event}`,
      paragraphs: [
        when,
        'Xi ħadd li tafu qed jibbukkja miegħek, u kulħadd iħallas tiegħu. Iftaħ il-link biex tara min stiednek, il-post tiegħek u kemm jiswa. Ikollok bżonn kont, li tiftħu f’minuta.',
        `Il-post tiegħek jinżamm sa dan il-ħin: ${until}. Jekk ma jitħallasx sa dakinhar, jgħaddi għand ħaddieħor. Jekk ma tridux, tista’ tgħid dan fl-istess paġna.`,
      ],
      action: 'Ara l-post tiegħi',
    }),
    taken_back: ({ event, when }) => ({
      heading: `Il-post tiegħek ittieħed lura: ${event}`,
      paragraphs: [
        when,
        'Min stiednek ħa lura l-post li kien miżmum għalik, u għalhekk m’għandek xejn x’tħallas hawn. Jekk ma kontx qed tistenna dan, staqsih.',
      ],
      action: 'Ara x’hemm għaddej',
    }),
    declined: ({ event, when, until, to }) => ({
      heading: `Post ġie rrifjutat: ${event}`,
      paragraphs: [
        when,
        `Il-post li tlabt li jitħallas${to === null ? '' : ` minn ${to}`} ġie rrifjutat. Għadu miżmum għalik sa dan il-ħin: ${until}. Ħudu lura biex tħallsu jew biex tistieden lil ħaddieħor; inkella jinħeles.`,
      ],
      action: 'Ara l-prenotazzjonijiet tiegħi',
    }),
    released: ({ event, when, to }) => ({
      heading: `Post inħeles: ${event}`,
      paragraphs: [
        when,
        `Il-post li tlabt li jitħallas${to === null ? '' : ` minn ${to}`} ma tħallasx, u għalhekk reġa’ nħeles għal ħaddieħor. Il-bqija tal-prenotazzjoni tiegħek ma nbidlitx.`,
      ],
      action: 'Ara l-prenotazzjonijiet tiegħi',
    }),
  },
};

/** Tells a friend, or whoever asked, what has become of a share. A repeated mail keeps its message id, so that it counts as one. */
export function shareMailer(deps: BookingDeps, mailer: Mailer) {
  return async ({ shareId, kind, mail: number = 1 }: JobData['share-mail']): Promise<void> => {
    const found = await deps.db
      .selectFrom('booking_shares as share')
      .innerJoin('bookings', 'bookings.id', 'share.group_id')
      .innerJoin('bookings as places', 'places.id', 'share.booking_id')
      .innerJoin('users', 'users.id', 'share.user_id')
      .select(['share.email as friend', 'share.name', 'share.state', 'share.occurrence_id'])
      .select(['bookings.locale', 'places.hold_ends_at', 'users.email as holder', 'users.deleted_at'])
      .where('share.id', '=', shareId)
      .executeTakeFirst();
    // The account may have been deleted meanwhile, or the places taken back or paid before the link was sent.
    if (
      found === undefined ||
      (kind === 'asked' && shareLife.after(found.state, { type: 'share.remind' }) === undefined)
    )
      return;
    const isForFriend = kind === 'asked' || kind === 'taken_back';
    const to = isForFriend ? found.friend : found.deleted_at === null ? found.holder : null;
    if (to === null) return;
    const locale = isForFriend ? await readerLocale(deps.db, to, found.locale) : found.locale;
    const { event, occurrence } = await deps.catalogue.occasion(found.occurrence_id);
    const written = (at: Date) => writtenMoment(at, locale, deps.union.timeZone);
    const text = texts[locale][kind]({
      event: event.title[locale],
      when: written(occurrence.starts_at),
      until: written(found.hold_ends_at ?? occurrence.starts_at),
      to: found.name ?? found.friend,
    });
    const messageId = `share-${kind}-${number}-${shareId}`;
    await sendLetter(deps, mailer, { to, messageId, locale, ...text, path: pathOf(deps, kind, shareId) });
  };
}

function pathOf(deps: BookingDeps, kind: Kind, id: string): string {
  if (kind === 'asked') return `/tickets/share#${new URLSearchParams({ token: tokenOf(deps, id) })}`;
  return kind === 'taken_back' ? '/media/events' : '/account/bookings';
}

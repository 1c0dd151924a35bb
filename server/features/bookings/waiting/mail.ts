import type { Locale } from '../../../kernel/http/operation.ts';
import type { JobData } from '../../../kernel/jobs/jobs.ts';
import { waitingLife } from '../../../kernel/lifecycle/lives.ts';
import { sendLetter } from '../../../kernel/mail/send-letter.ts';
import { writtenMoment } from '../../../kernel/mail/moments.ts';
import type { Mailer } from '../../../kernel/mail/transport.ts';
import type { BookingDeps } from '../deps.ts';

declare module '../../../kernel/jobs/jobs.ts' {
  interface JobData {
    'waiting-mail': { waitingId: string; kind: 'offered' | 'missed' | 'withdrawn' | 'closed' | 'called_off' };
  }
}

type Kind = JobData['waiting-mail']['kind'];
type Facts = { event: string; when: string; ticket: string; party: number; until: string };
type Text = { heading: string; paragraphs: string[]; action: string };

const texts: Record<Locale, Record<Kind, (facts: Facts) => Text>> = {
  en: {
    offered: ({ event, when, ticket, party, until }) => ({
      heading: party === 1 ? `A place has come free: ${event}` : `Places have come free: ${event}`,
      paragraphs: [
        `${when}\n${party} × ${ticket}`,
        `You’re next on the waiting list, so we’re holding ${party === 1 ? 'this place' : 'these places'} for you until: ${until}. Book before then, or ${party === 1 ? 'it goes' : 'they go'} to the next in line.`,
        'If you don’t want to come any more, please say so on the same page. Someone else will be glad of the chance.',
      ],
      action: 'See the offer',
    }),
    missed: ({ event, when, party }) => ({
      heading: `Your offer has ended: ${event}`,
      paragraphs: [
        when,
        `We held ${party === 1 ? 'a place' : 'places'} from the waiting list for you, but you didn’t book in time. Nothing was charged.`,
        'On the page of this date you can see whether there are places, or join the waiting list again.',
      ],
      action: 'See the date',
    }),
    withdrawn: ({ event, when, party }) => ({
      heading: `Your offer couldn’t be booked: ${event}`,
      paragraphs: [
        when,
        `We held ${party === 1 ? 'a place' : 'places'} from the waiting list for you, but the event isn’t on our site at the moment, so you couldn’t book. Nothing was charged.`,
        'You’re back in your old place on the waiting list. If bookings open again, we’ll write when there’s an offer for you.',
      ],
      action: 'See what’s on',
    }),
    closed: ({ event, when }) => ({
      heading: `The waiting list has closed: ${event}`,
      paragraphs: [when, 'Bookings have closed and no places came free for you. We’re sorry.'],
      action: 'See what’s on',
    }),
    called_off: ({ event, when }) => ({
      heading: `Cancelled: ${event}`,
      paragraphs: [when, 'The event you were waiting for has been cancelled, so its waiting list is closed.'],
      action: 'See what’s on',
    }),
  },
  mt: {
    offered: ({ event, when, ticket, party, until }) => ({
      heading: party === 1 ? `Inħeles post: ${event}` : `Inħelsu postijiet: ${event}`,
      paragraphs: [
        `${when}\n${party} × ${ticket}`,
        party === 1
          ? `Int li jmissek fil-lista ta’ stennija, u għalhekk qed inżommulek dan il-post sa dan il-ħin: ${until}. Ibbukkjah qabel, inkella jgħaddi għand min imissu.`
          : `Int li jmissek fil-lista ta’ stennija, u għalhekk qed inżommulek dawn il-postijiet sa dan il-ħin: ${until}. Ibbukkjahom qabel, inkella jgħaddu għand min imissu.`,
        'Jekk ma tridx tiġi aktar, għidilna fl-istess paġna. Ikun jieħu pjaċir ħaddieħor.',
      ],
      action: 'Ara l-offerta',
    }),
    missed: ({ event, when, party }) => ({
      heading: `L-offerta tiegħek skadiet: ${event}`,
      paragraphs: [
        when,
        `Żammejnielek ${party === 1 ? 'post' : 'postijiet'} mil-lista ta’ stennija, iżda ma bbukkjajtx fil-ħin. Ma ttieħdux flus.`,
        'Fil-paġna ta’ din id-data tista’ tara jekk hemmx postijiet, jew terġa’ tingħaqad mal-lista ta’ stennija.',
      ],
      action: 'Ara d-data',
    }),
    withdrawn: ({ event, when, party }) => ({
      heading: `Ma stajtx tibbukkja l-offerta tiegħek: ${event}`,
      paragraphs: [
        when,
        `Żammejnielek ${party === 1 ? 'post' : 'postijiet'} mil-lista ta’ stennija, iżda bħalissa l-avveniment mhux fis-sit tagħna, u għalhekk ma stajtx tibbukkja. Ma ttieħdux flus.`,
        'Erġajt ħadt l-istess post li kellek fil-lista ta’ stennija. Jekk il-prenotazzjonijiet jerġgħu jiftħu, niktbulek meta jkollna offerta għalik.',
      ],
      action: 'Ara x’hemm għaddej',
    }),
    closed: ({ event, when }) => ({
      heading: `Il-lista ta’ stennija għalqet: ${event}`,
      paragraphs: [when, 'Il-prenotazzjonijiet għalqu u ma nħelsux postijiet għalik. Jiddispjaċina.'],
      action: 'Ara x’hemm għaddej',
    }),
    called_off: ({ event, when }) => ({
      heading: `L-avveniment tħassar: ${event}`,
      paragraphs: [when, 'L-avveniment li kont qed tistenna tħassar, u għalhekk il-lista ta’ stennija għalqet.'],
      action: 'Ara x’hemm għaddej',
    }),
  },
};

/** Tells somebody on a waiting list what has become of their place in it. A repeated mail keeps its message id, so that it counts as one. */
export function waitingMailer(deps: BookingDeps, mailer: Mailer) {
  return async ({ waitingId, kind }: JobData['waiting-mail']): Promise<void> => {
    const found = await deps.db
      .selectFrom('waiting')
      .innerJoin('users', 'users.id', 'waiting.user_id')
      .innerJoin('ticket_kinds', 'ticket_kinds.id', 'waiting.kind_id')
      .leftJoin('bookings', 'bookings.id', 'waiting.booking_id')
      .select([
        'waiting.state',
        'waiting.locale',
        'waiting.occurrence_id',
        'waiting.booking_id',
        'party',
        'users.email',
        'users.deleted_at',
      ])
      .select(['ticket_kinds.name', 'bookings.expires_at'])
      .where('waiting.id', '=', waitingId)
      .executeTakeFirst();
    if (found === undefined || found.deleted_at !== null) return;
    // The offer may have been booked or declined before the mail was sent.
    if (kind === 'offered' && !waitingLife.is(found.state, 'isOffered')) return;
    const { locale, email: to, party } = found;
    const { event, occurrence } = await deps.catalogue.occasion(found.occurrence_id);
    const written = (at: Date) => writtenMoment(at, locale, deps.union.timeZone);
    const text = texts[locale][kind]({
      event: event.title[locale],
      when: written(occurrence.starts_at),
      ticket: found.name[locale],
      party,
      until: found.expires_at === null ? '' : written(found.expires_at),
    });
    const isThere = kind === 'offered' || kind === 'missed';
    const path = isThere ? `/tickets/receive?of=${event.slug}.${found.occurrence_id}` : '/media/events';
    // An entry may be offered places again where its event was hidden: each offer has mails of its own.
    const messageId = `waiting-${kind}-${found.booking_id ?? waitingId}`;
    await sendLetter(deps, mailer, { to, messageId, locale, ...text, path });
  };
}

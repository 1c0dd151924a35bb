import type { Locale } from '../../../kernel/http/operation.ts';
import type { JobData } from '../../../kernel/jobs/jobs.ts';
import { transferLife } from '../../../kernel/lifecycle/lives.ts';
import { sendLetter } from '../../../kernel/mail/send-letter.ts';
import { writtenMoment } from '../../../kernel/mail/moments.ts';
import { readerLocale } from '../../../kernel/mail/reader-locale.ts';
import type { Mailer } from '../../../kernel/mail/transport.ts';
import type { Trx } from '../../../kernel/db/database.ts';
import type { BookingDeps } from '../deps.ts';
import { tokenOf } from './send.ts';

declare module '../../../kernel/jobs/jobs.ts' {
  interface JobData {
    /** `offered` and `taken_back` go to the receiver, the others to the sender. */
    'transfer-mail': { transferId: string; kind: 'offered' | 'taken_back' | 'accepted' | 'declined' };
    /** To the receiver: the sender's account has gone, and the transfer with it. */
    'transfer-gone-mail': { transferId: string; to: string; locale: Locale; occurrenceId: string };
  }
}

type Kind = JobData['transfer-mail']['kind'];
/** The mail doesn't name who sends the ticket: the mail could outlast their account. The page names them. */
type Facts = { event: string; when: string; to: string | null };
type Text = { heading: string; paragraphs: string[]; action: string };

const texts: Record<Locale, Record<Kind, (facts: Facts) => Text>> = {
  en: {
    offered: ({ event, when }) => ({
      heading: `A ticket for you: ${event}`,
      paragraphs: [
        when,
        'Someone has sent you their ticket. Open the link to see who, and to accept it. You’ll need an account, which takes a minute to create. Once you’ve accepted, the ticket is yours, with a new code, and the old code stops working.',
        'The ticket can be taken back until you accept, and the offer ends when the event starts. If you don’t want it, you can say so on the same page.',
      ],
      action: 'See the ticket',
    }),
    taken_back: ({ event, when }) => ({
      heading: `No longer on offer: ${event}`,
      paragraphs: [when, 'The ticket that you were sent has been taken back, so its link no longer works.'],
      action: 'See what’s on',
    }),
    accepted: ({ event, when, to }) => ({
      heading: `Your ticket was accepted: ${event}`,
      paragraphs: [
        when,
        `The ticket that you sent${to === null ? '' : ` to ${to}`} has been accepted. It belongs to its new owner now, and your old copy no longer works at the door.`,
      ],
      action: 'See my bookings',
    }),
    declined: ({ event, when, to }) => ({
      heading: `Your ticket was turned down: ${event}`,
      paragraphs: [
        when,
        `The ticket that you sent${to === null ? '' : ` to ${to}`} was turned down. It’s still yours, and your copy still works at the door.`,
      ],
      action: 'See my bookings',
    }),
  },
  mt: {
    offered: ({ event, when }) => ({
      heading: `Biljett għalik: ${event}`,
      paragraphs: [
        when,
        'Xi ħadd bagħatlek il-biljett tiegħu. Iftaħ il-link biex tara min hu u biex taċċettah. Ikollok bżonn kont, li tiftħu f’minuta. Ladarba taċċetta, il-biljett isir tiegħek, b’kodiċi ġdid, u l-kodiċi l-antik ma jibqax jaħdem.',
        'Sakemm taċċetta, il-biljett jista’ jittieħed lura, u l-offerta tintemm meta jibda l-avveniment. Jekk ma tridux, tista’ tgħid dan fl-istess paġna.',
      ],
      action: 'Ara l-biljett',
    }),
    taken_back: ({ event, when }) => ({
      heading: `M’għadux disponibbli: ${event}`,
      paragraphs: [when, 'Il-biljett li ntbagħatlek ittieħed lura, u għalhekk il-link tiegħu ma jaħdimx aktar.'],
      action: 'Ara x’hemm għaddej',
    }),
    accepted: ({ event, when, to }) => ({
      heading: `Il-biljett tiegħek ġie aċċettat: ${event}`,
      paragraphs: [
        when,
        `Il-biljett li bgħatt${to === null ? '' : ` lil ${to}`} ġie aċċettat. Issa għandu sid ġdid, u l-kopja l-antika tiegħek ma taħdimx aktar fil-bieb.`,
      ],
      action: 'Ara l-prenotazzjonijiet tiegħi',
    }),
    declined: ({ event, when, to }) => ({
      heading: `Il-biljett tiegħek ġie rrifjutat: ${event}`,
      paragraphs: [
        when,
        `Il-biljett li bgħatt${to === null ? '' : ` lil ${to}`} ġie rrifjutat. Għadu tiegħek, u l-kopja tiegħek għadha taħdem fil-bieb.`,
      ],
      action: 'Ara l-prenotazzjonijiet tiegħi',
    }),
  },
};

/** Tells the receiver or the sender what has become of a ticket. A repeated mail keeps its message id, so that it counts as one. */
export function transferMailer(deps: BookingDeps, mailer: Mailer) {
  return async ({ transferId, kind }: JobData['transfer-mail']): Promise<void> => {
    const found = await deps.db
      .selectFrom('ticket_transfers as transfer')
      .innerJoin('bookings', 'bookings.id', 'transfer.booking_id')
      .innerJoin('users', 'users.id', 'transfer.user_id')
      .select(['transfer.email as to', 'transfer.state', 'bookings.occurrence_id'])
      .select(['bookings.locale', 'users.email as sender', 'users.deleted_at'])
      .where('transfer.id', '=', transferId)
      .executeTakeFirst();
    const isForReceiver = kind === 'offered' || kind === 'taken_back';
    const to = isForReceiver ? found?.to : found?.deleted_at === null ? found.sender : null;
    // The account may have been deleted meanwhile, or the ticket taken back before the link was sent.
    if (found === undefined || to === null || to === undefined) return;
    if (kind === 'offered' && !transferLife.is(found.state, 'isOpen')) return;
    const locale = isForReceiver ? await readerLocale(deps.db, to, found.locale) : found.locale;
    await write(deps, mailer, { to, locale, kind, transferId, receiver: found.to, occurrenceId: found.occurrence_id });
  };
}

/** Has the receivers of somebody's open transfers told that nothing comes of them, once the transaction that deletes the account is through. */
export async function sendTransfersGone({ jobs }: Pick<BookingDeps, 'jobs'>, trx: Trx, userId: string): Promise<void> {
  const open = await trx
    .selectFrom('ticket_transfers as transfer')
    .innerJoin('bookings', 'bookings.id', 'transfer.booking_id')
    .select(['transfer.id as transferId', 'transfer.email as to', 'bookings.locale', 'occurrence_id as occurrenceId'])
    .where('transfer.user_id', '=', userId)
    .where('transfer.state', 'in', transferLife.tagged('isOpen'))
    .execute();
  for (const { to, ...transfer } of open)
    if (to !== null) await jobs.send(trx, 'transfer-gone-mail', { to, ...transfer });
}

/** Tells a receiver that the ticket isn't on offer any more: its sender's account has gone. */
export function transferGoneMailer(deps: BookingDeps, mailer: Mailer) {
  return async ({ to, locale, ...transfer }: JobData['transfer-gone-mail']): Promise<void> => {
    const reader = { to, locale: await readerLocale(deps.db, to, locale), receiver: to };
    await write(deps, mailer, { ...transfer, ...reader, kind: 'taken_back' });
  };
}

type Letter = {
  to: string;
  locale: Locale;
  kind: Kind;
  transferId: string;
  /** The address to which the ticket was sent. */
  receiver: string | null;
  occurrenceId: string;
};

async function write(
  deps: BookingDeps,
  mailer: Mailer,
  { to, locale, kind, transferId, receiver, occurrenceId }: Letter,
): Promise<void> {
  const { event, occurrence } = await deps.catalogue.occasion(occurrenceId);
  const text = texts[locale][kind]({
    event: event.title[locale],
    when: writtenMoment(occurrence.starts_at, locale, deps.union.timeZone),
    to: receiver,
  });
  await sendLetter(deps, mailer, {
    to,
    messageId: `transfer-${kind}-${transferId}`,
    locale,
    ...text,
    path: pathOf(deps, kind, transferId),
  });
}

function pathOf(deps: BookingDeps, kind: Kind, id: string): string {
  if (kind === 'offered') return `/tickets/receive#${new URLSearchParams({ token: tokenOf(deps, id) })}`;
  return kind === 'taken_back' ? '/media/events' : '/account/bookings';
}

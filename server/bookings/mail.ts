import type { JobData } from '../jobs/jobs.ts';
import { money } from '../http/money.ts';
import { renderMail } from '../mail/layout.ts';
import type { Mailer } from '../mail/transport.ts';
import { renderTickets } from '../tickets/render.ts';
import type { BookingDeps } from './deps.ts';
import { type Dossier, readDossier } from './dossier.ts';
import { mailTexts } from './mail-texts.ts';
import { writtenMoment } from './moments.ts';
import { shownName } from './who-comes.ts';

type Kind = JobData['booking-mail']['kind'];

/**
 * Writes to the buyer what became of a booking, and to an attendee with an address of their own about their place.
 * The same mail twice is one mail: its id is made of what it is about.
 */
export function bookingMailer(deps: BookingDeps, mailer: Mailer) {
  return async ({ bookingId, kind, attendeeId, revision }: JobData['booking-mail']): Promise<void> => {
    const whole = await readDossier(deps, bookingId);
    const dossier = attendeeId === undefined ? whole : onlyPlace(whole, attendeeId);
    const isForBuyer = attendeeId === undefined || kind === 'replaced';
    const to = isForBuyer ? await buyerOf(deps, dossier) : dossier.places[0]?.email;
    // The place may have been given to someone without an address meanwhile, and the buyer's account deleted.
    if (to === undefined || to === null) return;
    const { locale } = dossier.booking;
    const texts = mailTexts[locale][kind]({ ...factsOf(deps, dossier), isForGuest: attendeeId !== undefined });
    const mail = renderMail({
      locale,
      heading: texts.heading,
      paragraphs: texts.paragraphs,
      action: { label: texts.action, url: `${deps.publicUrl}/account/bookings` },
      footer: deps.union.name[locale],
    });
    const attachments = kind === 'tickets' || kind === 'replaced' ? [await attachTickets(deps, dossier)] : [];
    const messageId = ['booking', kind, attendeeId ?? bookingId, revision].filter(Boolean).join('-');
    await mailer.send({ to, subject: texts.heading, ...mail, messageId, attachments, locale });
  };
}

function onlyPlace(dossier: Dossier, attendeeId: string): Dossier {
  return { ...dossier, places: dossier.places.filter(({ id }) => id === attendeeId) };
}

async function buyerOf({ db }: BookingDeps, { booking }: Dossier): Promise<string | undefined> {
  const buyer = db.selectFrom('users').select('email').where('id', '=', booking.user_id);
  return (await buyer.where('deleted_at', 'is', null).executeTakeFirst())?.email;
}

/** What the texts speak of, written for the buyer. */
export type MailFacts = {
  event: string;
  when: string;
  reference: string;
  sum: string;
  isFree: boolean;
  isReseated: boolean;
  /** Whether it goes to an attendee, who did not pay. */
  isForGuest: boolean;
  places: string[];
  /** Who comes, where one place is told of. */
  name: string;
};

function factsOf(
  { union }: BookingDeps,
  { booking, event, occurrence, places }: Dossier,
): Omit<MailFacts, 'isForGuest'> {
  const { locale } = booking;
  const cents = places.reduce((sum, { amount }) => sum + amount, 0);
  return {
    event: event.title[locale],
    when: writtenMoment(occurrence.starts_at, locale, union.timeZone),
    reference: booking.reference,
    sum: money(cents, locale).formatted,
    isFree: cents === 0,
    name: shownName(places[0]?.firstName ?? null, places[0]?.lastName ?? null),
    isReseated: booking.outcome === 'reseated',
    places: places.map(({ kindName, seat }) =>
      seat ? `${kindName[locale]}, ${seat.row}${seat.number}` : kindName[locale],
    ),
  };
}

async function attachTickets(deps: BookingDeps, dossier: Dossier) {
  const content = await renderTickets(deps, dossier, dossier.booking.locale);
  return { filename: `${dossier.booking.reference}.pdf`, contentType: 'application/pdf', content };
}

export type MailText = { heading: string; paragraphs: string[]; action: string };
export type MailTexts = Record<'en' | 'mt', Record<Kind, (facts: MailFacts) => MailText>>;

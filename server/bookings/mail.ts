import type { JobData } from '../jobs/jobs.ts';
import { money } from '../http/money.ts';
import { renderMail } from '../mail/layout.ts';
import type { Mailer } from '../mail/transport.ts';
import { renderTickets } from '../tickets/render.ts';
import type { BookingDeps } from './deps.ts';
import { type Dossier, readDossier } from './dossier.ts';
import { mailTexts } from './mail-texts.ts';
import { writtenMoment } from './moments.ts';

type Kind = JobData['booking-mail']['kind'];

/** Writes to the buyer what became of a booking. The same mail twice is one mail: its id is made of the booking and the kind. */
export function bookingMailer(deps: BookingDeps, mailer: Mailer) {
  return async ({ bookingId, kind }: JobData['booking-mail']): Promise<void> => {
    const dossier = await readDossier(deps, bookingId);
    const { locale, user_id } = dossier.booking;
    const buyer = await deps.db.selectFrom('users').select('email').where('id', '=', user_id).executeTakeFirstOrThrow();
    const texts = mailTexts[locale][kind](factsOf(deps, dossier));
    const mail = renderMail({
      locale,
      heading: texts.heading,
      paragraphs: texts.paragraphs,
      action: { label: texts.action, url: `${deps.publicUrl}/account/bookings` },
      footer: deps.union.name[locale],
    });
    const attachments = kind === 'tickets' ? [await attachTickets(deps, dossier)] : [];
    await mailer.send({
      to: buyer.email,
      subject: texts.heading,
      ...mail,
      messageId: `booking-${kind}-${bookingId}`,
      attachments,
      locale,
    });
  };
}

/** What the texts speak of, written for the buyer. */
export type MailFacts = {
  event: string;
  when: string;
  reference: string;
  sum: string;
  isReseated: boolean;
  places: string[];
};

function factsOf({ union }: BookingDeps, { booking, event, occurrence, places }: Dossier): MailFacts {
  const { locale } = booking;
  const cents = places.reduce((sum, { amount }) => sum + amount, 0);
  return {
    event: event.title[locale],
    when: writtenMoment(occurrence.starts_at, locale, union.timeZone),
    reference: booking.reference,
    sum: money(cents, locale).formatted,
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

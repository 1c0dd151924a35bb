import type { BookingView, Place } from '../booking-view.ts';
import { vatLines, writtenPercent } from '../vat.ts';
import { NOT_NAMED, shownName } from '../who-comes.ts';
import type { BookingDeps } from '../deps.ts';
import { presentAnswers } from '../../../kernel/events/present-question.ts';
import { seatWord } from '../../../kernel/content/union.ts';
import { money } from '../../../kernel/http/money.ts';
import type { Locale } from '../../../kernel/http/operation.ts';
import { ticketTexts } from './texts.ts';

/** The tickets of a paid booking as one PDF, in the wanted language; for a guest without what they cost. */
export async function renderTickets(
  { union, drawScene }: Pick<BookingDeps, 'union' | 'drawScene'>,
  view: BookingView,
  locale: Locale,
  { forGuest = false }: { forGuest?: boolean } = {},
): Promise<Buffer> {
  const { booking, event, occurrence, places } = view;
  const { venue } = occurrence;
  // Loaded with the first ticket: drawing needs more memory than all the rest of the portal's code.
  const { renderTicketsPdf } = await import('./pdf.ts');
  return renderTicketsPdf({
    locale,
    timeZone: union.timeZone,
    union: { name: union.name[locale], email: union.contact.email },
    event: { title: event.title[locale] },
    scene: await drawScene({ seed: event.poster_seed, scene: event.poster_scene }),
    occurrence: { start: occurrence.starts_at, end: occurrence.ends_at },
    venue: {
      name: venue?.name[locale] ?? NOT_NAMED,
      address: venue ? `${venue.address[locale]}, ${venue.locality[locale]}` : '',
    },
    booking: { reference: booking.reference },
    tickets: places.map(({ code, kindName, amount, vat, firstName, lastName, questions, answers, seat }) => ({
      code: code ?? '',
      kind: kindName[locale],
      ...(!forGuest && booking.outcome !== 'received' && { price: amount, ...pdfVat({ amount, vat }, locale) }),
      attendee: shownName(firstName, lastName),
      answers: presentAnswers(questions, answers, locale).flatMap(({ label, answer_text }) =>
        answer_text === null ? [] : [{ label, answer: answer_text }],
      ),
      ...(seat && { seat: { zone: seatWord(union, seat.zone, locale), row: seat.row, number: seat.number } }),
    })),
    strings: ticketTexts[locale],
  });
}

function pdfVat(ticket: Pick<Place, 'amount' | 'vat'>, locale: Locale) {
  const [line] = vatLines([ticket]);
  return line && { vat: { percent: writtenPercent(line.rate), sum: money(line.vat, locale).formatted } };
}

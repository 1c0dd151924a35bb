import type { Bilingual } from '../../../kernel/db/schema.ts';
import { withOffset } from '../../../kernel/calendar/moments.ts';
import { seatWord } from '../../../kernel/content/union.ts';
import type { Locale } from '../../../kernel/http/operation.ts';
import { COLOUR } from '../../../kernel/pdf/style.ts';
import type { BookingDeps } from '../deps.ts';
import { shownName } from '../who-comes.ts';
import type { Ticket } from './links.ts';
import { walletTexts } from './texts.ts';

const plain = (locale: Locale, value: string) => ({ defaultValue: { language: locale, value } });

/** A text in the owner's language, with the other language beside it where it differs. */
function translated(locale: Locale, text: Bilingual) {
  const other = locale === 'en' ? 'mt' : 'en';
  if (text[other] === text[locale]) return plain(locale, text[locale]);
  return { ...plain(locale, text[locale]), translatedValues: [{ language: other, value: text[other] }] };
}

/** The address at which Google adds a ticket to its owner's wallet. It contains the whole ticket, signed, and works at any time. */
export async function googleLink(deps: BookingDeps, ticket: Ticket, locale: Locale): Promise<string> {
  const { google } = deps.wallets;
  if (google === undefined) throw new Error('There is no key for Google Wallet');
  return google.linkTo(contentOf(deps, google.id, ticket, locale), deps.clock.now());
}

/** An event and one of its tickets as Google's API has them. */
function contentOf({ union }: BookingDeps, issuer: string, { view, place }: Ticket, locale: Locale) {
  const text = (value: Bilingual) => translated(locale, value);
  const { booking, event, occurrence } = view;
  const { venue } = occurrence;
  const { seat } = place;
  const start = withOffset(occurrence.starts_at, union.timeZone);
  const end = withOffset(occurrence.ends_at, union.timeZone);
  const classId = `${issuer}.${occurrence.id}`;
  const code = place.code ?? '';
  return {
    eventTicketClasses: [
      {
        id: classId,
        reviewStatus: 'UNDER_REVIEW',
        issuerName: union.name[locale],
        eventName: text(event.title),
        dateTime: { start, end },
        ...(venue && {
          venue: {
            name: text(venue.name),
            address: plain(locale, `${venue.address[locale]}, ${venue.locality[locale]}`),
          },
        }),
      },
    ],
    eventTicketObjects: [
      {
        // Of the code: the ticket of another person is another object.
        id: `${issuer}.${code}`,
        classId,
        state: 'ACTIVE',
        barcode: { type: 'QR_CODE', value: code, alternateText: code },
        ticketHolderName: shownName(place.firstName, place.lastName),
        ticketType: text(place.kindName),
        reservationInfo: { confirmationCode: booking.reference },
        ...(seat && {
          seatInfo: {
            section: text({ en: seatWord(union, seat.zone, 'en'), mt: seatWord(union, seat.zone, 'mt') }),
            row: plain(locale, seat.row),
            seat: plain(locale, seat.number),
          },
        }),
        textModulesData: [{ id: 'changes', header: walletTexts.changes[locale], body: walletTexts.stale[locale] }],
        hexBackgroundColor: COLOUR.harbour,
        validTimeInterval: { end: { date: end } },
      },
    ],
  };
}

import type { Bilingual } from '../../../kernel/db/schema.ts';
import { withOffset } from '../../../kernel/calendar/moments.ts';
import { seatWord } from '../../../kernel/content/union.ts';
import type { Locale } from '../../../kernel/http/operation.ts';
import { COLOUR } from '../../../kernel/pdf/style.ts';
import type { AppleIssuer } from '../../../kernel/wallet/apple.ts';
import { demandRoomToPack, packPass } from '../../../kernel/wallet/pack-apart.ts';
import type { BookingDeps } from '../deps.ts';
import { shownName } from '../who-comes.ts';
import type { Ticket } from './links.ts';
import { passArt } from './pass-art.ts';
import { passWords, printed, same } from './pass-words.ts';
import { walletTexts } from './texts.ts';

type Field = { key: string; label: string; value: string };

/** A colour as passes name it, such as rgb(13, 36, 54). */
const rgb = (hex: string): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

/** The content of a pass, in its owner's language, and the translations. */
function contentOf({ union, publicUrl }: BookingDeps, issuer: AppleIssuer, ticket: Ticket, locale: Locale) {
  const { event, occurrence } = ticket.view;
  const { place } = ticket;
  const { write, strings } = passWords(locale);
  const pass = {
    formatVersion: 1,
    passTypeIdentifier: issuer.passType,
    teamIdentifier: issuer.team,
    // A ticket that is added again takes the place of what was added before.
    serialNumber: place.id,
    organizationName: write(union.name),
    logoText: write(union.name),
    description: write(event.title),
    backgroundColor: rgb(COLOUR.harbour),
    foregroundColor: rgb(COLOUR.onHarbour),
    labelColor: rgb(COLOUR.faintOnHarbour),
    relevantDate: withOffset(occurrence.starts_at, union.timeZone),
    expirationDate: withOffset(occurrence.ends_at, union.timeZone),
    sharingProhibited: true,
    barcodes: [
      {
        format: 'PKBarcodeFormatQR',
        message: place.code ?? '',
        messageEncoding: 'iso-8859-1',
        altText: place.code ?? '',
      },
    ],
    eventTicket: {
      ...frontOf(union, ticket, write),
      backFields: backOf(ticket, write, {
        bookings: `${publicUrl}/account/bookings`,
        contact: union.contact.email,
      }),
    },
  };
  return { pass, strings };
}

/** Writes a text into the pass in its owner's language, and its translation beside it. */
type Write = ReturnType<typeof passWords>['write'];

const fieldBy =
  (write: Write) =>
  (key: string, label: Bilingual, value: Bilingual): Field => ({ key, label: write(label), value: write(value) });

/** The front of the pass, for the door. */
function frontOf(union: BookingDeps['union'], { view, place }: Ticket, write: Write) {
  const { event, occurrence } = view;
  const { venue } = occurrence;
  const { seat } = place;
  const field = fieldBy(write);
  const zone = seat && { en: seatWord(union, seat.zone, 'en'), mt: seatWord(union, seat.zone, 'mt') };
  const start = {
    key: 'when',
    label: write(walletTexts.when),
    value: withOffset(occurrence.starts_at, union.timeZone),
    dateStyle: 'PKDateStyleMedium',
    timeStyle: 'PKDateStyleShort',
    // Shown as Malta's clocks show it, wherever the phone is.
    ignoresTimeZone: true,
  };
  return {
    headerFields: seat ? [field('seat', printed('seat'), same(`${seat.row}${seat.number}`))] : [],
    secondaryFields: [field('event', walletTexts.event, event.title)],
    auxiliaryFields: [
      { ...start, row: 0 },
      ...(venue ? [{ ...field('where', walletTexts.where, venue.name), row: 0 }] : []),
      { ...field('name', printed('attendee'), same(shownName(place.firstName, place.lastName))), row: 1 },
      { ...field('place', zone ? printed('zone') : printed('seat'), zone ?? printed('freeSeating')), row: 1 },
    ],
  };
}

/** The back of the pass. */
function backOf({ view, place }: Ticket, write: Write, { bookings, contact }: { bookings: string; contact: string }) {
  const { venue } = view.occurrence;
  const field = fieldBy(write);
  const address = venue && {
    en: `${venue.address.en}, ${venue.locality.en}`,
    mt: `${venue.address.mt}, ${venue.locality.mt}`,
  };
  return [
    field('kind', printed('kind'), place.kindName),
    field('booking', printed('booking'), same(view.booking.reference)),
    ...(address ? [field('address', walletTexts.address, address)] : []),
    field('door', walletTexts.door, printed('entryNote')),
    field('changes', walletTexts.changes, walletTexts.stale),
    field('bookings', walletTexts.bookings, same(bookings)),
    field('contact', walletTexts.contact, same(contact)),
  ];
}

/** Makes signed passes for Apple Wallet. */
export function applePasses(deps: BookingDeps) {
  const draw = passArt(deps);
  const artOf = ({ view: { event } }: Ticket) => draw({ seed: event.poster_seed, scene: event.poster_scene });
  return {
    /** Does all that takes time before a phone is sent for a pass: there, a refusal would be a page of JSON. Throws 503 at a busy time. */
    prepare: async (ticket: Ticket): Promise<void> => {
      demandRoomToPack();
      await artOf(ticket);
    },
    /** Throws where the union has no certificate, and 503 at a busy time. */
    make: async (ticket: Ticket, locale: Locale): Promise<Buffer> => {
      const { apple } = deps.wallets;
      if (apple === undefined) throw new Error('There is no certificate for passes');
      const { pass, strings } = contentOf(deps, apple, ticket, locale);
      const files = { ...(await artOf(ticket)), 'pass.json': Buffer.from(JSON.stringify(pass)) };
      return packPass({ files, strings, certificates: apple.certificates });
    },
  };
}

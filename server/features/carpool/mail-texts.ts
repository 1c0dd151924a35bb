import type { CarpoolMailKind } from './mail.ts';

/** The facts in the texts, written in the reader's language. */
type MailFacts = {
  /** First name and initial, as for the passenger. */
  driver: string;
  passenger: string;
  day: string;
  space: string;
  /** The last minute of booking. */
  bookBefore: string;
  enterBefore: string;
  /** Nobody is left beside the driver. */
  isAlone: boolean;
  note: string | null;
};
export type MailText = { heading: string; paragraphs: string[] };
type Text = (facts: MailFacts) => MailText;
type MailTexts = Record<CarpoolMailKind, Text> & {
  driverGone: (day: string) => MailText;
  action: string;
  somebody: string;
};

const given = (note: string | null): string[] => (note === null ? [] : [note]);

/** The mails about shared rides, in the reader's language. */
export const mailTexts: Record<'en' | 'mt', MailTexts> = {
  en: {
    asked: ({ driver, day, space, enterBefore }) => ({
      heading: `${driver} is taking you along: ${day}`,
      paragraphs: [
        `${driver} has booked a parking space for carpooling and named you as a passenger.`,
        `Date: ${day}\nSpace: ${space}\nOn campus before: ${enterBefore}`,
        'Say in your account whether you’re coming. If you aren’t, decline, so that someone else can.',
      ],
    }),
    declined: ({ passenger, day, isAlone, bookBefore }) => ({
      heading: `${passenger} isn’t coming along: ${day}`,
      paragraphs: [
        `${passenger} has declined or left your ride. Date: ${day}.`,
        ...(isAlone
          ? [`Nobody else is in the car: add a passenger, or the booking lapses. You have until ${bookBefore}.`]
          : []),
      ],
    }),
    removed: ({ driver, day }) => ({
      heading: `You’re no longer in the car: ${day}`,
      paragraphs: [`${driver} has removed you from a shared ride. Date: ${day}. You’re free to join another.`],
    }),
    cancelled: ({ driver, day }) => ({
      heading: `Carpooling cancelled: ${day}`,
      paragraphs: [`${driver} has cancelled the ride you were joining. Date: ${day}.`],
    }),
    closed: ({ day, space, note }) => ({
      heading: `Parking space closed: ${day}`,
      paragraphs: [
        `The union has had to close space ${space}, so this carpooling booking is cancelled. Date: ${day}.`,
        ...given(note),
        'We’re sorry. If other spaces are free, you can book again.',
      ],
    }),
    lapsed: ({ day, space }) => ({
      heading: `Your carpooling booking has lapsed: ${day}`,
      paragraphs: [
        `Nobody came along by the time bookings closed, so space ${space} is free for others. Date: ${day}.`,
      ],
    }),
    driverGone: (day) => ({
      heading: `Your ride is off: ${day}`,
      paragraphs: [
        `The driver has closed their account, so the ride you were joining won’t take place. Date: ${day}.`,
        'You’re free to join another ride, or to book a space yourself.',
      ],
    }),
    action: 'See my rides',
    somebody: 'Someone',
  },
  mt: {
    asked: ({ driver, day, space, enterBefore }) => ({
      heading: `Stedina għall-carpooling ma’ ${driver}: ${day}`,
      paragraphs: [
        `${driver} għandu jew għandha spazju tal-parkeġġ għall-carpooling, u ismek imniżżel fost il-passiġġieri.`,
        `Data: ${day}\nSpazju: ${space}\nFil-kampus qabel: ${enterBefore}`,
        'Wieġeb fil-kont tiegħek. Jekk mhux se tiġi, irrifjuta, biex jiġi ħaddieħor.',
      ],
    }),
    declined: ({ passenger, day, isAlone, bookBefore }) => ({
      heading: `Passiġġier inqas: ${day}`,
      paragraphs: [
        `${passenger} mhux se jkun fil-karozza tiegħek. Data: ${day}.`,
        ...(isAlone
          ? [
              `Ma fadal ħadd aktar fil-karozza: żid passiġġier, inkella l-prenotazzjoni tiskadi. Għandek żmien sa: ${bookBefore}.`,
            ]
          : []),
      ],
    }),
    removed: ({ driver, day }) => ({
      heading: `M’għadekx fil-karozza: ${day}`,
      paragraphs: [`Il-post tiegħek fil-karozza ta’ ${driver} tneħħa. Data: ${day}. Tista’ tidħol f’karozza oħra.`],
    }),
    cancelled: ({ driver, day }) => ({
      heading: `Il-carpooling tħassar: ${day}`,
      paragraphs: [`Il-vjaġġ ma’ ${driver} tħassar. Data: ${day}.`],
    }),
    closed: ({ day, space, note }) => ({
      heading: `L-ispazju tal-parkeġġ ingħalaq: ${day}`,
      paragraphs: [
        `L-għaqda kellha tagħlaq l-ispazju ${space}, u għalhekk din il-prenotazzjoni tal-carpooling tħassret. Data: ${day}.`,
        ...given(note),
        'Jiddispjaċina. Jekk hemm spazji oħra, tista’ terġa’ tibbukkja.',
      ],
    }),
    lapsed: ({ day, space }) => ({
      heading: `Il-prenotazzjoni tal-carpooling skadiet: ${day}`,
      paragraphs: [
        `Sal-għeluq tal-prenotazzjonijiet ma kien hemm ebda passiġġier, u għalhekk l-ispazju ${space} inħeles għal ħaddieħor. Data: ${day}.`,
      ],
    }),
    driverGone: (day) => ({
      heading: `Il-vjaġġ tiegħek tħassar: ${day}`,
      paragraphs: [
        `Il-kont ta’ min kellu jsuq m’għadux jeżisti, u għalhekk il-vjaġġ mhux se jsir. Data: ${day}.`,
        'Tista’ tidħol f’karozza oħra, jew tibbukkja spazju int.',
      ],
    }),
    action: 'Ara l-vjaġġi tiegħi',
    somebody: 'Xi ħadd',
  },
};

import type { JobData } from '../../kernel/jobs/jobs.ts';

/** The facts in the texts, written in the reader's language. */
export type MailFacts = {
  event: string;
  when: string;
  /** Null as long as there is no venue. */
  where: string | null;
  /** The address of a map that shows it. */
  map: string | null;
  reference: string;
  sum: string;
  isFree: boolean;
  /** The buyer's name; null if it has been deleted. */
  buyer: string | null;
  /** Null where the event does not allow it; it may be over. */
  cancelUntil: string | null;
  isCancellable: boolean;
  isReseated: boolean;
  /** True for an attendee, who did not pay. */
  isForGuest: boolean;
  /** The staff did it, and not the buyer. */
  isByUnion: boolean;
  /** The buyer gave the ticket to somebody else. */
  isGiven: boolean;
  /** Why, in the staff's words; null where nothing was said. */
  reason: string | null;
  /** Each place with its attendee. */
  places: string[];
  /** The attendee's name, in a mail about one place. */
  name: string;
};

type MailText = { heading: string; paragraphs: string[]; action: string };
/** The kind of news about a booking; `guest` is for someone whose place another person booked. */
type Kind = JobData['booking-mail']['kind'] | 'guest';

const joined = (lines: readonly (string | null)[]) => lines.filter((line) => line !== null).join('\n');

/** The staff's reason, as a paragraph of its own. */
const because = (reason: string | null): string[] => (reason === null ? [] : [reason]);

const list = (places: string[]) => places.map((place) => `· ${place}`).join('\n');

type Way = Pick<MailFacts, 'when' | 'where' | 'map'>;

const whenAndWhere = {
  en: ({ when, where, map }: Way) =>
    joined([`When: ${when}`, `Where: ${where ?? 'To be announced'}`, map && `Map: ${map}`]),
  mt: ({ when, where, map }: Way) =>
    joined([`Data u ħin: ${when}`, `Post: ${where ?? 'Jitħabbar aktar tard'}`, map && `Mappa: ${map}`]),
};

function cancellingInEnglish({ cancelUntil, isCancellable, isFree }: MailFacts): string {
  if (cancelUntil === null)
    return isFree ? 'This booking can’t be cancelled online.' : 'There are no refunds for this event.';
  if (!isCancellable) return `It was possible to cancel until: ${cancelUntil}.`;
  return isFree ? `You can cancel until: ${cancelUntil}.` : `You can cancel for a full refund until: ${cancelUntil}.`;
}

function cancellingInMaltese({ cancelUntil, isCancellable, isFree }: MailFacts): string {
  if (cancelUntil === null) {
    return isFree
      ? 'Din il-prenotazzjoni ma tistax titħassar online.'
      : 'Għal dan l-avveniment ma tingħata l-ebda rifużjoni.';
  }
  if (!isCancellable) return `Iż-żmien biex tħassar għadda: ${cancelUntil}.`;
  return isFree
    ? `Tista’ tħassar sa dan il-ħin: ${cancelUntil}.`
    : `Tista’ tħassar u tieħu flusek kollha lura sa dan il-ħin: ${cancelUntil}.`;
}

/** The mails to buyers and their guests, in the buyer's language. */
export const mailTexts: Record<'en' | 'mt', Record<Kind, (facts: MailFacts) => MailText>> = {
  en: {
    tickets: (facts) => ({
      heading: `Your tickets: ${facts.event}`,
      paragraphs: [
        ...(facts.isReseated
          ? ['Your payment arrived after the time had run out. Your seats were still free, so they’re yours.']
          : []),
        whenAndWhere.en(facts),
        `Who’s coming:\n${list(facts.places)}`,
        joined([
          `Booking: ${facts.reference}`,
          facts.buyer && `Booked by: ${facts.buyer}`,
          `Price: ${facts.isFree ? 'Free' : facts.sum}`,
        ]),
        cancellingInEnglish(facts),
        'The tickets and the date for your calendar are attached. Show the QR codes at the door, on paper or on a screen.',
      ],
      action: 'See my bookings',
    }),
    replaced: ({ event, when, reference, name, places, isByUnion }) => ({
      heading: `A new ticket for ${name}: ${event}`,
      paragraphs: [
        `${when}\n${list(places)}`,
        `${isByUnion ? 'We' : 'You'} changed who comes in booking ${reference}. The new ticket is attached; the old one no longer works at the door.`,
      ],
      action: 'See my bookings',
    }),
    reminder: (facts) => ({
      heading: `Tomorrow: ${facts.event}`,
      paragraphs: [
        whenAndWhere.en(facts),
        joined([list(facts.places), `Booking: ${facts.reference}`]),
        facts.isForGuest
          ? 'You’ll need the QR code that came with your ticket, on paper or on a screen. The date for your calendar is attached.'
          : 'Your tickets are in your account and in the mail that we sent when you booked. You’ll need their QR codes at the door, on paper or on a screen. The date for your calendar is attached.',
      ],
      action: facts.isForGuest ? 'See the event' : 'See my bookings',
    }),
    guest: ({ event, when, where, map, places, reference, buyer, cancelUntil, isCancellable }) => ({
      heading: `Your ticket: ${event}`,
      paragraphs: [
        `${buyer ?? 'Someone'} has booked a place for you.`,
        whenAndWhere.en({ when, where, map }),
        joined([list(places), `Booking: ${reference}`, buyer && `Booked by: ${buyer}`]),
        isCancellable
          ? `If you can’t come, tell ${buyer ?? 'the person who booked'}. The booking can be cancelled until: ${cancelUntil}.`
          : `If you can’t come, tell ${buyer ?? 'the person who booked'}. Someone else’s name can be put on the ticket.`,
        'Your ticket and the date for your calendar are attached. Show the QR code at the door, on paper or on a screen.',
      ],
      action: 'See the event',
    }),
    ticket_cancelled: ({ event, when, reference, name, sum, isFree, places, isByUnion, reason }) => ({
      heading: `One ticket cancelled: ${event}`,
      paragraphs: [
        `${isByUnion ? 'We' : 'You'} cancelled the ticket of ${name} in booking ${reference}.`,
        ...because(reason),
        `${when}\n${list(places)}`,
        isFree
          ? 'It no longer works at the door. Your other tickets are still valid.'
          : `It no longer works at the door, and ${sum} goes back to your card. Your other tickets are still valid.`,
      ],
      action: 'See my bookings',
    }),
    ticket_withdrawn: ({ event, when, places, isByUnion, isGiven, reason }) => ({
      heading: isGiven ? `Your ticket is no longer valid: ${event}` : `Your ticket was cancelled: ${event}`,
      paragraphs: [
        `${when}\n${list(places)}`,
        isByUnion
          ? 'We cancelled this ticket, so it no longer works at the door.'
          : `The person who booked this ticket for you has ${isGiven ? 'given it to someone else' : 'cancelled it'}, so it no longer works at the door. Please ask them if you didn’t expect this.`,
        ...because(reason),
      ],
      action: 'See my bookings',
    }),
    refund_pending: ({ event, reference, sum }) => ({
      heading: `Your money is on its way back: ${event}`,
      paragraphs: [
        'Your payment arrived after the time had run out, and someone else has the places now. We’re sorry.',
        `Booking ${reference}: ${sum} goes back to your card, without you doing anything. That can take a few days.`,
      ],
      action: 'See my bookings',
    }),
    refund_part: ({ event, reference, sum, reason }) => ({
      heading: `A refund for you: ${event}`,
      paragraphs: [
        `${sum} of booking ${reference} goes back to your card. Your tickets are still valid.`,
        ...because(reason),
        'Your bank may take a few days to show it.',
      ],
      action: 'See my bookings',
    }),
    refunded: ({ event, reference, sum }) => ({
      heading: `Refunded: ${event}`,
      paragraphs: [
        `Booking ${reference}: ${sum} went back to the card that you paid with. Your bank may take a few days to show it.`,
      ],
      action: 'See my bookings',
    }),
    cancelled: ({ event, when, reference, sum, isFree, isByUnion, reason }) => ({
      heading: `Cancelled: ${event}`,
      paragraphs: [
        `${isByUnion ? 'We' : 'You'} cancelled booking ${reference} for ${when}. The tickets are no longer valid.`,
        ...because(reason),
        ...(isFree ? [] : [`${sum} goes back to your card. We’ll write again once it has.`]),
      ],
      action: 'See my bookings',
    }),
    event_cancelled: ({ event, when, reference, sum, isFree, isForGuest, reason }) => ({
      heading: `The event is cancelled: ${event}`,
      paragraphs: [
        `${event} will not take place on ${when}. We’re sorry. The tickets of booking ${reference} are no longer valid.`,
        ...because(reason),
        ...(isForGuest || isFree
          ? []
          : [`${sum} goes back to your card; you don’t have to do anything. We’ll write again once it has.`]),
      ],
      action: 'See my bookings',
    }),
  },
  mt: {
    tickets: (facts) => ({
      heading: `Il-biljetti tiegħek: ${facts.event}`,
      paragraphs: [
        ...(facts.isReseated
          ? ['Il-ħlas wasal wara li kien għadda l-ħin. Is-siġġijiet kienu għadhom disponibbli, u issa huma tiegħek.']
          : []),
        whenAndWhere.mt(facts),
        `Min se jattendi:\n${list(facts.places)}`,
        joined([
          `Prenotazzjoni: ${facts.reference}`,
          facts.buyer && `Min ibbukkja: ${facts.buyer}`,
          `Prezz: ${facts.isFree ? 'B’xejn' : facts.sum}`,
        ]),
        cancellingInMaltese(facts),
        'Il-biljetti u d-data għall-kalendarju tiegħek huma mehmużin. Uri l-kodiċijiet QR fil-bieb, fuq karta jew fuq skrin.',
      ],
      action: 'Ara l-prenotazzjonijiet tiegħi',
    }),
    replaced: ({ event, when, reference, name, places, isByUnion }) => ({
      heading: `Biljett ġdid għal ${name}: ${event}`,
      paragraphs: [
        `${when}\n${list(places)}`,
        `${isByUnion ? 'Bdilna' : 'Bdilt'} min se jattendi fil-prenotazzjoni ${reference}. Il-biljett il-ġdid hu mehmuż; dak ta’ qabel m’għadux jiswa fil-bieb.`,
      ],
      action: 'Ara l-prenotazzjonijiet tiegħi',
    }),
    reminder: (facts) => ({
      heading: `Għada: ${facts.event}`,
      paragraphs: [
        whenAndWhere.mt(facts),
        joined([list(facts.places), `Prenotazzjoni: ${facts.reference}`]),
        facts.isForGuest
          ? 'Fil-bieb ikollok bżonn il-kodiċi QR li wasallek mal-biljett, fuq karta jew fuq skrin. Id-data għall-kalendarju tiegħek hi mehmuża.'
          : 'Il-biljetti qegħdin fil-kont tiegħek u fl-email li bgħatnielek meta bbukkjajt. Fil-bieb ikollok bżonn il-kodiċijiet QR tagħhom, fuq karta jew fuq skrin. Id-data għall-kalendarju tiegħek hi mehmuża.',
      ],
      action: facts.isForGuest ? 'Ara l-avveniment' : 'Ara l-prenotazzjonijiet tiegħi',
    }),
    guest: ({ event, when, where, map, places, reference, buyer, cancelUntil, isCancellable }) => ({
      heading: `Il-biljett tiegħek: ${event}`,
      paragraphs: [
        'Għandek post ibbukkjat għal dan l-avveniment.',
        whenAndWhere.mt({ when, where, map }),
        joined([list(places), `Prenotazzjoni: ${reference}`, buyer && `Min ibbukkja: ${buyer}`]),
        isCancellable
          ? `Jekk ma tistax tiġi, għid lil min ibbukkja. Il-prenotazzjoni tista’ titħassar sa dan il-ħin: ${cancelUntil}.`
          : 'Jekk ma tistax tiġi, għid lil min ibbukkja. Fuq il-biljett jista’ jidħol isem ieħor.',
        'Il-biljett u d-data għall-kalendarju tiegħek huma mehmużin. Uri l-kodiċi QR fil-bieb, fuq karta jew fuq skrin.',
      ],
      action: 'Ara l-avveniment',
    }),
    ticket_cancelled: ({ event, when, reference, name, sum, isFree, places, isByUnion, reason }) => ({
      heading: `Biljett wieħed tħassar: ${event}`,
      paragraphs: [
        `${isByUnion ? 'Ħassarna' : 'Ħassart'} il-biljett ta’ ${name} fil-prenotazzjoni ${reference}.`,
        ...because(reason),
        `${when}\n${list(places)}`,
        isFree
          ? 'M’għadux jiswa fil-bieb. Il-biljetti l-oħra tiegħek għadhom validi.'
          : `M’għadux jiswa fil-bieb, u ${sum} jintbagħtu lura fuq il-karta tiegħek. Il-biljetti l-oħra tiegħek għadhom validi.`,
      ],
      action: 'Ara l-prenotazzjonijiet tiegħi',
    }),
    ticket_withdrawn: ({ event, when, places, isByUnion, isGiven, reason }) => ({
      heading: isGiven ? `Il-biljett tiegħek m’għadux jiswa: ${event}` : `Il-biljett tiegħek tħassar: ${event}`,
      paragraphs: [
        `${when}\n${list(places)}`,
        isByUnion
          ? 'Ħassarna dan il-biljett, u għalhekk m’għadux jiswa fil-bieb.'
          : `Min kien ibbukkja dan il-biljett għalik ${isGiven ? 'tah lil ħaddieħor' : 'ħassru'}, u għalhekk m’għadux jiswa fil-bieb. Staqsi lil dik il-persuna jekk ma kontx qed tistenna dan.`,
        ...because(reason),
      ],
      action: 'Ara l-prenotazzjonijiet tiegħi',
    }),
    refund_pending: ({ event, reference, sum }) => ({
      heading: `Flusek ġejjin lura: ${event}`,
      paragraphs: [
        'Il-ħlas wasal wara li kien għadda l-ħin, u l-postijiet issa għandu xi ħadd ieħor. Jiddispjaċina.',
        `Prenotazzjoni: ${reference}. ${sum} jintbagħtu lura fuq il-karta tiegħek, mingħajr ma tagħmel xejn. Dan jista’ jdum ftit jiem.`,
      ],
      action: 'Ara l-prenotazzjonijiet tiegħi',
    }),
    refund_part: ({ event, reference, sum, reason }) => ({
      heading: `Parti minn flusek lura: ${event}`,
      paragraphs: [
        `Prenotazzjoni: ${reference}. ${sum} jintbagħtu lura fuq il-karta tiegħek. Il-biljetti tiegħek għadhom validi.`,
        ...because(reason),
        'Il-bank jista’ jdum ftit jiem biex jurihom.',
      ],
      action: 'Ara l-prenotazzjonijiet tiegħi',
    }),
    refunded: ({ event, reference, sum }) => ({
      heading: `Rifużjoni: ${event}`,
      paragraphs: [
        `Prenotazzjoni: ${reference}. ${sum} intbagħtu lura fuq il-karta li ħallast biha. Il-bank jista’ jdum ftit jiem biex jurihom.`,
      ],
      action: 'Ara l-prenotazzjonijiet tiegħi',
    }),
    cancelled: ({ event, when, reference, sum, isFree, isByUnion, reason }) => ({
      heading: `Prenotazzjoni mħassra: ${event}`,
      paragraphs: [
        `${isByUnion ? 'Ħassarna' : 'Ħassart'} il-prenotazzjoni ${reference}. Data: ${when}. Il-biljetti m’għadhomx validi.`,
        ...because(reason),
        ...(isFree ? [] : [`${sum} jintbagħtu lura fuq il-karta tiegħek. Niktbulek mill-ġdid meta jkun sar.`]),
      ],
      action: 'Ara l-prenotazzjonijiet tiegħi',
    }),
    event_cancelled: ({ event, when, reference, sum, isFree, isForGuest, reason }) => ({
      heading: `L-avveniment tħassar: ${event}`,
      paragraphs: [
        `${event} mhux se jsir. Data: ${when}. Jiddispjaċina. Il-biljetti tal-prenotazzjoni ${reference} m’għadhomx validi.`,
        ...because(reason),
        ...(isForGuest || isFree
          ? []
          : [
              `${sum} jintbagħtu lura fuq il-karta tiegħek; m’għandek tagħmel xejn. Niktbulek mill-ġdid meta jkun sar.`,
            ]),
      ],
      action: 'Ara l-prenotazzjonijiet tiegħi',
    }),
  },
};

import type { MailTexts } from './mail.ts';

const list = (places: string[]) => places.map((place) => `· ${place}`).join('\n');

/** What buyers are told, in their language. */
export const mailTexts: MailTexts = {
  en: {
    tickets: ({ event, when, reference, sum, isReseated, places }) => ({
      heading: `Your tickets: ${event}`,
      paragraphs: [
        ...(isReseated
          ? ['Your payment arrived after the time had run out. Your seats were still free, so they’re yours.']
          : []),
        `${when}\n${list(places)}`,
        `Booking ${reference}, ${sum}. The tickets are attached; show the QR code at the door, on paper or on a screen.`,
      ],
      action: 'See my bookings',
    }),
    replaced: ({ event, when, reference, name, places }) => ({
      heading: `A new ticket for ${name}: ${event}`,
      paragraphs: [
        `${when}\n${list(places)}`,
        `You changed who comes in booking ${reference}. The new ticket is attached; the old one no longer works at the door.`,
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
    refunded: ({ event, reference, sum }) => ({
      heading: `Refunded: ${event}`,
      paragraphs: [
        `Booking ${reference}: ${sum} went back to the card that you paid with. Your bank may take a few days to show it.`,
      ],
      action: 'See my bookings',
    }),
    cancelled: ({ event, when, reference, sum }) => ({
      heading: `Cancelled: ${event}`,
      paragraphs: [
        `You cancelled booking ${reference} for ${when}. The tickets are no longer valid.`,
        `${sum} goes back to your card. We write again once it has.`,
      ],
      action: 'See my bookings',
    }),
    event_cancelled: ({ event, when, reference, sum, isFree, isForGuest }) => ({
      heading: `The event is cancelled: ${event}`,
      paragraphs: [
        `${event} will not take place on ${when}. We’re sorry. The tickets of booking ${reference} are no longer valid.`,
        ...(isForGuest || isFree
          ? []
          : [`${sum} goes back to your card; you don’t have to do anything. We’ll write again once it has.`]),
      ],
      action: 'See my bookings',
    }),
  },
  mt: {
    tickets: ({ event, when, reference, sum, isReseated, places }) => ({
      heading: `Il-biljetti tiegħek: ${event}`,
      paragraphs: [
        ...(isReseated
          ? ['Il-ħlas wasal wara li kien għadda l-ħin. Is-siġġijiet kienu għadhom disponibbli, u issa huma tiegħek.']
          : []),
        `${when}\n${list(places)}`,
        `Prenotazzjoni: ${reference}, ${sum}. Il-biljetti huma mehmużin; uri l-kodiċi QR fil-bieb, fuq karta jew fuq skrin.`,
      ],
      action: 'Ara l-prenotazzjonijiet tiegħi',
    }),
    replaced: ({ event, when, reference, name, places }) => ({
      heading: `Biljett ġdid għal ${name}: ${event}`,
      paragraphs: [
        `${when}\n${list(places)}`,
        `Bdilt min se jattendi fil-prenotazzjoni ${reference}. Il-biljett il-ġdid hu mehmuż; dak ta’ qabel m’għadux jiswa fil-bieb.`,
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
    refunded: ({ event, reference, sum }) => ({
      heading: `Rifużjoni: ${event}`,
      paragraphs: [
        `Prenotazzjoni: ${reference}. ${sum} intbagħtu lura fuq il-karta li ħallast biha. Il-bank jista’ jdum ftit jiem biex jurihom.`,
      ],
      action: 'Ara l-prenotazzjonijiet tiegħi',
    }),
    cancelled: ({ event, when, reference, sum }) => ({
      heading: `Prenotazzjoni mħassra: ${event}`,
      paragraphs: [
        `Ħassart il-prenotazzjoni ${reference}. Data: ${when}. Il-biljetti m’għadhomx validi.`,
        `${sum} jintbagħtu lura fuq il-karta tiegħek. Niktbulek mill-ġdid meta jkun sar.`,
      ],
      action: 'Ara l-prenotazzjonijiet tiegħi',
    }),
    event_cancelled: ({ event, when, reference, sum, isFree, isForGuest }) => ({
      heading: `L-avveniment tħassar: ${event}`,
      paragraphs: [
        `${event} mhux se jsir. Data: ${when}. Jiddispjaċina. Il-biljetti tal-prenotazzjoni ${reference} m’għadhomx validi.`,
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

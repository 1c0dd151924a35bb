import { because, joined, list, type MailFacts, type MailKind, type MailText, type Way } from './mail-texts.ts';

const whenAndWhere = ({ when, where, map }: Way) =>
  joined([`Data u ħin: ${when}`, `Post: ${where ?? 'Jitħabbar aktar tard'}`, map && `Mappa: ${map}`]);

function cancelling({ cancelUntil, isCancellable, isFree, isReceived }: MailFacts): string {
  if (isReceived)
    return 'Għal dan il-biljett ħallas ħaddieħor. Jekk tħassru, ma jintraddu l-ebda flus, la lilek u lanqas lil min tahulek.';
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

/** The facts about the evening and the access to its venue, in one paragraph. */
function toKnow({ details, access }: MailFacts): string[] {
  const lines = [...details, ...(access === null ? [] : [`Aċċessibbiltà: ${access}`])];
  return lines.length === 0 ? [] : [joined(lines)];
}

/** A refund as a credit in the books, as a paragraph of its own. */
const credited = (credit: MailFacts['credit']): string[] =>
  credit === null ? [] : [`Kreditu: −${credit.sum}, bil-VAT inkluża: −${credit.vat}`];

/** The mails to buyers and their guests, in Maltese. */
export const malteseTexts: Record<MailKind, (facts: MailFacts) => MailText> = {
  tickets: (facts) => ({
    heading: `Il-biljetti tiegħek: ${facts.event}`,
    paragraphs: [
      ...(facts.isReseated
        ? ['Il-ħlas wasal wara li kien għadda l-ħin. Is-siġġijiet kienu għadhom disponibbli, u issa huma tiegħek.']
        : []),
      whenAndWhere(facts),
      `Min se jattendi:\n${list(facts.places)}`,
      joined([
        `Prenotazzjoni: ${facts.reference}`,
        facts.buyer && `Min ibbukkja: ${facts.buyer}`,
        facts.isReceived ? null : `Prezz: ${facts.isFree ? 'B’xejn' : facts.sum}`,
        facts.promo && `Kodiċi promozzjonali ${facts.promo.code}: −${facts.promo.off}`,
        ...facts.vat.map(({ percent, vat, gross }) => `VAT ta’ ${percent}%: ${vat}, inkluża f’din is-somma: ${gross}`),
      ]),
      cancelling(facts),
      'Il-biljetti u d-data għall-kalendarju tiegħek huma mehmużin. Uri l-kodiċijiet QR fil-bieb, fuq karta jew fuq skrin.',
    ],
    action: 'Ara l-prenotazzjonijiet tiegħi',
  }),
  exchanged: (facts) => ({
    heading: `Id-data l-ġdida tiegħek: ${facts.event}`,
    paragraphs: [
      `Bdilt id-data tal-prenotazzjoni ${facts.exchange?.reference}. Il-biljetti ta’ qabel m’għadhomx jiswew fil-bieb. Kienu għal: ${facts.exchange?.when}.`,
      whenAndWhere(facts),
      `Min se jattendi:\n${list(facts.places)}`,
      joined([
        `Prenotazzjoni: ${facts.reference}`,
        `Prezz: ${facts.isFree ? 'B’xejn' : facts.sum}`,
        facts.promo && `Kodiċi promozzjonali ${facts.promo.code}: −${facts.promo.off}`,
        facts.exchange?.credit
          ? `Kreditu mill-prenotazzjoni ${facts.exchange.reference}: −${facts.exchange.credit}`
          : null,
        facts.exchange?.paid ? `Imħallas issa: ${facts.exchange.paid}` : null,
        ...facts.vat.map(({ percent, vat, gross }) => `VAT ta’ ${percent}%: ${vat}, inkluża f’din is-somma: ${gross}`),
      ]),
      ...(facts.exchange?.back
        ? [
            `Id-data l-ġdida tiswa inqas, u għalhekk ${facts.exchange.back} jintbagħtu lura fuq il-karta tiegħek. Nerġgħu niktbulek meta jkun sar.`,
          ]
        : []),
      cancelling(facts),
      'Il-biljetti l-ġodda u d-data għall-kalendarju tiegħek huma mehmużin. Uri l-kodiċijiet QR fil-bieb, fuq karta jew fuq skrin.',
    ],
    action: 'Ara l-prenotazzjonijiet tiegħi',
  }),
  replaced: ({ event, when, reference, name, places, isByUnion }) => ({
    heading: `Biljett ġdid${name === null ? '' : ` għal ${name}`}: ${event}`,
    paragraphs: [
      `${when}\n${list(places)}`,
      `${isByUnion ? 'Bdilna' : 'Bdilt'} min se jattendi fil-prenotazzjoni ${reference}. Il-biljett il-ġdid hu mehmuż; dak ta’ qabel m’għadux jiswa fil-bieb.`,
    ],
    action: 'Ara l-prenotazzjonijiet tiegħi',
  }),
  reminder: (facts) => ({
    heading: `Għada: ${facts.event}`,
    paragraphs: [
      whenAndWhere(facts),
      ...toKnow(facts),
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
      whenAndWhere({ when, where, map }),
      joined([list(places), `Prenotazzjoni: ${reference}`, buyer && `Min ibbukkja: ${buyer}`]),
      isCancellable
        ? `Jekk ma tistax tiġi, għid lil min ibbukkja. Il-prenotazzjoni tista’ titħassar sa dan il-ħin: ${cancelUntil}.`
        : 'Jekk ma tistax tiġi, għid lil min ibbukkja. Fuq il-biljett jista’ jidħol isem ieħor.',
      'Il-biljett u d-data għall-kalendarju tiegħek huma mehmużin. Uri l-kodiċi QR fil-bieb, fuq karta jew fuq skrin.',
    ],
    action: 'Ara l-avveniment',
  }),
  ticket_cancelled: ({ event, when, reference, name, sum, isFree, places, isByUnion, reason, credit, hasOthers }) => ({
    heading: `Biljett wieħed tħassar: ${event}`,
    paragraphs: [
      `${isByUnion ? 'Ħassarna' : 'Ħassart'} ${name === null ? 'biljett' : `il-biljett ta’ ${name}`} fil-prenotazzjoni ${reference}.`,
      ...because(reason),
      `${when}\n${list(places)}`,
      isFree
        ? 'M’għadux jiswa fil-bieb.'
        : `M’għadux jiswa fil-bieb, u ${sum} jintbagħtu lura fuq il-karta tiegħek. Nerġgħu niktbulek meta jkun sar.`,
      ...(hasOthers ? ['Il-biljetti l-oħra tiegħek għadhom validi.'] : []),
      ...credited(credit),
    ],
    action: 'Ara l-prenotazzjonijiet tiegħi',
  }),
  ticket_withdrawn: ({ event, when, places, isByUnion, isGiven, isMoved, reason }) => ({
    heading:
      isGiven || isMoved ? `Il-biljett tiegħek m’għadux jiswa: ${event}` : `Il-biljett tiegħek tħassar: ${event}`,
    paragraphs: [
      `${when}\n${list(places)}`,
      isByUnion
        ? 'Ħassarna dan il-biljett, u għalhekk m’għadux jiswa fil-bieb.'
        : `Min kien ibbukkja dan il-biljett għalik ${isGiven ? 'tah lil ħaddieħor' : isMoved ? 'bidillu d-data' : 'ħassru'}, u għalhekk m’għadux jiswa fil-bieb. Staqsi lil dik il-persuna jekk ma kontx qed tistenna dan.`,
      ...because(reason),
    ],
    action: 'Ara l-avveniment',
  }),
  refund_pending: ({ event, reference, sum, exchange }) => ({
    heading: `Flusek ġejjin lura: ${event}`,
    paragraphs: [
      exchange === null
        ? 'Il-ħlas wasal wara li kien għadda l-ħin, u l-postijiet issa għandu xi ħadd ieħor. Jiddispjaċina.'
        : `Il-ħlas wasal meta d-data tal-prenotazzjoni ${exchange.reference} ma setgħetx tinbidel aktar b’dan il-mod. Jiddispjaċina. Dik il-prenotazzjoni baqgħet kif kienet.`,
      `Prenotazzjoni: ${reference}. ${sum} jintbagħtu lura fuq il-karta tiegħek, mingħajr ma tagħmel xejn. Dan jista’ jdum ftit jiem.`,
    ],
    action: 'Ara l-prenotazzjonijiet tiegħi',
  }),
  refund_part: ({ event, reference, sum, reason, credit }) => ({
    heading: `Parti minn flusek lura: ${event}`,
    paragraphs: [
      `Prenotazzjoni: ${reference}. ${sum} jintbagħtu lura fuq il-karta tiegħek. Il-biljetti tiegħek għadhom validi.`,
      ...because(reason),
      'Nerġgħu niktbulek meta jkun sar.',
      ...credited(credit),
    ],
    action: 'Ara l-prenotazzjonijiet tiegħi',
  }),
  part_refunded: ({ event, reference, sum }) => ({
    heading: `Parti minn flusek intbagħtet lura: ${event}`,
    paragraphs: [
      `Prenotazzjoni: ${reference}. ${sum} intbagħtu lura fuq il-karta li ħallast biha. Il-bank jista’ jdum ftit jiem biex jurihom.`,
    ],
    action: 'Ara l-prenotazzjonijiet tiegħi',
  }),
  refunded: ({ event, reference, sum, credit }) => ({
    heading: `Rifużjoni: ${event}`,
    paragraphs: [
      `Prenotazzjoni: ${reference}. ${sum} intbagħtu lura fuq il-karta li ħallast biha. Il-bank jista’ jdum ftit jiem biex jurihom.`,
      ...credited(credit),
    ],
    action: 'Ara l-prenotazzjonijiet tiegħi',
  }),
  cancelled: ({ event, when, reference, sum, isFree, isByUnion, reason, credit }) => ({
    heading: `Prenotazzjoni mħassra: ${event}`,
    paragraphs: [
      `${isByUnion ? 'Ħassarna' : 'Ħassart'} il-prenotazzjoni ${reference}. Data: ${when}. Il-biljetti m’għadhomx validi.`,
      ...because(reason),
      ...(isFree ? [] : [`${sum} jintbagħtu lura fuq il-karta tiegħek. Nerġgħu niktbulek meta jkun sar.`]),
      ...credited(credit),
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
        : [`${sum} jintbagħtu lura fuq il-karta tiegħek; m’għandek tagħmel xejn. Nerġgħu niktbulek meta jkun sar.`]),
    ],
    action: isForGuest ? 'Ara l-avveniment' : 'Ara l-prenotazzjonijiet tiegħi',
  }),
};

import type { RarMailKind } from '../../kernel/mail/rar-news.ts';
/** The facts in the texts, written in the reader's language. */
export type MailFacts = {
  organisation: string;
  /** The year that the report is about. */
  year: number;
  /** Days left until the deadline. */
  days: number;
  closes: string;
  /** The last minute to answer what was returned. */
  until: string;
  /** The questions that came back, each with what is missing. */
  requests: string[];
  appealsUntil: string;
  /** The officer who sent the report, and the time. */
  sentBy: string | undefined;
  sentAt: string;
  /** The room, or undefined for none. */
  room: string | undefined;
  /** Which of the organisation's wishes the room is, 1 the first; null if it was none of them. */
  wish: number | null;
  hasWishes: boolean;
  /** The rooms that it wished for and others have, each with who has it. */
  taken: { room: string; organisation: string }[];
  appeal: { question: string; before: number; after: number; answer: string } | undefined;
};

type Page = 'report' | 'results';
type Text = { heading: (facts: MailFacts) => string; paragraphs: (facts: MailFacts) => string[]; page: Page };
type MailTexts = Record<RarMailKind, Text> & { actions: Record<Page, string> };

const pluralOf = new Intl.PluralRules('mt');

/** Days in Maltese. */
const fadal = (days: number): string => {
  switch (pluralOf.select(days)) {
    case 'one':
      return 'ġurnata';
    case 'two':
      return 'jumejn';
    case 'few':
      return `${days} ijiem`;
    case 'many':
      return `${days}-il ġurnata`;
    default:
      return `${days} ġurnata`;
  }
};

/** One of five sentences: the first wish, a later one, none of them, no room left of them, no wishes. */
function whyOf(
  { room, wish, hasWishes }: Pick<MailFacts, 'room' | 'wish' | 'hasWishes'>,
  [first, later, byHand, gone, none]: [string, string, string, string, string],
): string {
  if (room === undefined) return hasWishes ? gone : none;
  if (wish === null) return byHand;
  return wish === 1 ? first : later;
}

/** The mails about the yearly report, in the reader's language. */
export const mailTexts: Record<'en' | 'mt', MailTexts> = {
  en: {
    reminder: {
      heading: ({ organisation, days }) =>
        days <= 1 ? `The report of ${organisation} is due` : `${organisation}: ${days} days left for the yearly report`,
      paragraphs: ({ organisation, year, closes }) => [
        `The report about ${year} closes on ${closes}. ${organisation} hasn’t sent its report yet.`,
        'What isn’t sent by then doesn’t count, and nobody can open it again. You can send it now and still withdraw it before the deadline.',
      ],
      page: 'report',
    },
    sent: {
      heading: ({ organisation, year }) => `${organisation}: the report about ${year} is sent`,
      paragraphs: ({ sentBy, sentAt, closes }) => [
        `${sentBy ?? 'An officer'} sent it on ${sentAt}.`,
        `You can take it back and change it until ${closes}. It then counts only if you send it again by that time.`,
      ],
      page: 'report',
    },
    answered: {
      heading: ({ organisation }) => `${organisation}: the readers have your answers`,
      paragraphs: ({ sentBy, sentAt, year }) => [
        `${sentBy ?? 'An officer'} sent them on ${sentAt}. Nothing more can be changed in the report about ${year}.`,
        'We’ll write to you when the results are out.',
      ],
      page: 'report',
    },
    closed: {
      heading: ({ organisation, year }) => `${organisation}: the report about ${year} wasn’t sent`,
      paragraphs: ({ closes }) => [
        `The deadline was ${closes}. It’s closed now, and nobody can open it again.`,
        'What was written is kept in your report. Your organisation keeps its recognition and chooses a room last.',
      ],
      page: 'report',
    },
    returned: {
      heading: ({ organisation }) => `${organisation}: the readers need something more`,
      paragraphs: ({ year, until, requests }) => [
        `Something is missing from your report about ${year}. Please answer by ${until}: you can change only these questions, and only this once.`,
        ...requests,
      ],
      page: 'report',
    },
    published: {
      heading: ({ organisation, year }) => `${organisation}: results of the report about ${year}`,
      paragraphs: ({ appealsUntil }) => [
        'The results are out: your points for every question, why, and your place among all organisations.',
        `If you disagree with the points of a question, appeal by ${appealsUntil}. Your appeal will be decided by someone who didn’t score your report. Points can go up or down.`,
        'Also say which rooms you’d like, the best first.',
      ],
      page: 'results',
    },
    appeal_settled: {
      heading: ({ organisation }) => `${organisation}: your appeal is settled`,
      paragraphs: ({ appeal }) =>
        appeal === undefined
          ? []
          : [`${appeal.question}\nPoints before: ${appeal.before}\nPoints now: ${appeal.after}`, appeal.answer],
      page: 'results',
    },
    rooms: {
      heading: ({ organisation, room }) =>
        room === undefined ? `${organisation}: no room was allocated to you` : `${organisation}: your room`,
      paragraphs: ({ year, room, wish, hasWishes, taken }) => [
        room === undefined
          ? `The rooms are allocated by the results of the report about ${year}. There’s none for your organisation.`
          : `The rooms are allocated by the results of the report about ${year}. Yours: ${room}`,
        whyOf({ room, wish, hasWishes }, [
          'The room is number 1 on your list.',
          `The room is number ${wish} on your list.`,
          'The room wasn’t on your list: the office gave it to you.',
          'Every room on your list had gone by your turn.',
          'You hadn’t named any rooms. If you still need one, ask the office which are free.',
        ]),
        ...taken.map((each) => `${each.room} went to ${each.organisation}.`),
      ],
      page: 'results',
    },
    actions: { report: 'See the report', results: 'See the results' },
  },
  mt: {
    reminder: {
      heading: ({ organisation, days }) =>
        days <= 1 ? `L-aħħar ċans għar-rapport: ${organisation}` : `Fadal ${fadal(days)} għar-rapport: ${organisation}`,
      paragraphs: ({ organisation, year, closes }) => [
        `Rapport dwar is-sena: ${year}\nJagħlaq: ${closes}\nOrganizzazzjoni: ${organisation}`,
        'Ir-rapport tal-organizzazzjoni għadu ma ntbagħatx. Dak li ma jintbagħatx sa dak il-ħin ma jgħoddx, u ħadd ma jista’ jerġa’ jiftħu. Tista’ tibagħtu issa u xorta tirtirah qabel l-aħħar data.',
      ],
      page: 'report',
    },
    sent: {
      heading: ({ organisation, year }) => `Ir-rapport intbagħat (${year}): ${organisation}`,
      paragraphs: ({ sentBy, sentAt, closes }) => [
        `Intbagħat minn: ${sentBy ?? 'uffiċjal'}\nĦin: ${sentAt}`,
        `Tista’ tirtirah u tibdlu sal-aħħar data. Imbagħad jgħodd biss jekk terġa’ tibagħtu fil-ħin.\nL-aħħar ħin: ${closes}`,
      ],
      page: 'report',
    },
    answered: {
      heading: ({ organisation }) => `It-tweġibiet waslu għand il-qarrejja: ${organisation}`,
      paragraphs: ({ sentBy, sentAt, year }) => [
        `Rapport dwar is-sena: ${year}\nIntbagħtu minn: ${sentBy ?? 'uffiċjal'}\nĦin: ${sentAt}`,
        'Fir-rapport ma jista’ jinbidel xejn aktar. Niktbulkom meta joħorġu r-riżultati.',
      ],
      page: 'report',
    },
    closed: {
      heading: ({ organisation, year }) => `Ir-rapport ma ntbagħatx (${year}): ${organisation}`,
      paragraphs: ({ closes }) => [
        `L-aħħar ħin biex jintbagħat kien: ${closes}\nIssa r-rapport magħluq, u ħadd ma jista’ jerġa’ jiftħu.`,
        'Dak li nkiteb jinżamm fir-rapport tagħkom. L-organizzazzjoni tibqa’ rikonoxxuta u tagħżel kamra l-aħħar.',
      ],
      page: 'report',
    },
    returned: {
      heading: ({ organisation }) => `Il-qarrejja jitolbu xi ħaġa: ${organisation}`,
      paragraphs: ({ year, until, requests }) => [
        `Rapport dwar is-sena: ${year}\nWieġeb sa: ${until}`,
        'Tista’ tibdel dawn il-mistoqsijiet biss, u din id-darba biss.',
        ...requests,
      ],
      page: 'report',
    },
    published: {
      heading: ({ organisation, year }) => `Ir-riżultati tar-rapport (${year}): ${organisation}`,
      paragraphs: ({ appealsUntil }) => [
        'Ħarġu r-riżultati: il-punti ta’ kull mistoqsija, ir-raġuni, u l-post fost l-organizzazzjonijiet kollha.',
        `Jekk ma taqbilx mal-punti ta’ mistoqsija, tista’ tappella.\nSa: ${appealsUntil}\nJerġgħu jaraw il-każ nies oħra, mhux dawk li għaddew il-punti. Il-punti jistgħu jiżdiedu jew jonqsu.`,
        'Għid ukoll liema kmamar tixtieq, l-aħjar l-ewwel.',
      ],
      page: 'results',
    },
    appeal_settled: {
      heading: ({ organisation }) => `L-appell ġie deċiż: ${organisation}`,
      paragraphs: ({ appeal }) =>
        appeal === undefined
          ? []
          : [`${appeal.question}\nPunti qabel: ${appeal.before}\nPunti issa: ${appeal.after}`, appeal.answer],
      page: 'results',
    },
    rooms: {
      heading: ({ organisation, room }) =>
        room === undefined ? `Ma ngħatatx kamra: ${organisation}` : `Il-kamra: ${organisation}`,
      paragraphs: ({ year, room, wish, hasWishes, taken }) => [
        `Il-kmamar tqassmu skont ir-riżultati tar-rapport.\nRapport dwar is-sena: ${year}\nKamra: ${room ?? 'l-ebda kamra'}`,
        whyOf({ room, wish, hasWishes }, [
          'Il-kamra hi l-ewwel waħda fil-lista tagħkom.',
          `Il-kamra hi n-numru ${wish} fil-lista tagħkom.`,
          'Il-kamra ma kinitx fil-lista tagħkom: tahielkom l-uffiċċju.',
          'Meta waslet id-dawra tagħkom, il-kmamar kollha tal-lista kienu meħuda.',
          'Ma kontu semmejtu l-ebda kamra. Jekk għad għandkom bżonn waħda, staqsu lill-uffiċċju liema huma ħielsa.',
        ]),
        ...taken.map((each) => `${each.room}: ħaditha ${each.organisation}.`),
      ],
      page: 'results',
    },
    actions: { report: 'Ara r-rapport', results: 'Ara r-riżultati' },
  },
};

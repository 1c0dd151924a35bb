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
  appeal: { question: string; before: number; after: number; answer: string } | undefined;
};

export type RarMailKind = 'reminder' | 'returned' | 'published' | 'appeal_settled';

type Page = 'report' | 'results';
type Text = { heading: (facts: MailFacts) => string; paragraphs: (facts: MailFacts) => string[]; page: Page };
type MailTexts = Record<RarMailKind, Text> & { actions: Record<Page, string> };

/** Days in Maltese, for the numbers that occur: 1, 7 and 30. */
const fadal = (days: number): string => {
  if (days <= 1) return 'ġurnata';
  return days <= 10 ? `${days} ijiem` : `${days} ġurnata`;
};

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
    actions: { report: 'Ara r-rapport', results: 'Ara r-riżultati' },
  },
};

import type { Trx } from '../../kernel/auth/deps.ts';
import { rarMoments } from '../../kernel/content/site/rar.ts';
import { questionOf, yearOf } from '../../kernel/http/rar-questions.ts';
import type { JobData } from '../../kernel/jobs/jobs.ts';
import { renderMail } from '../../kernel/mail/layout.ts';
import { writtenMoment } from '../../kernel/mail/moments.ts';
import type { Mailer } from '../../kernel/mail/transport.ts';
import { type RarDeskDeps, organisationOf, publicationOf } from './standings.ts';

/** The facts in the texts, written in the reader's language. */
type MailFacts = {
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

type RarMailKind = 'reminder' | 'returned' | 'published' | 'appeal_settled';

type Page = 'report' | 'results';
type Text = { heading: (facts: MailFacts) => string; paragraphs: (facts: MailFacts) => string[]; page: Page };
type MailTexts = Record<RarMailKind, Text> & { actions: Record<Page, string> };

/** Days in Maltese, for the numbers that occur: 1, 7 and 30. */
const fadal = (days: number): string => {
  if (days <= 1) return 'ġurnata';
  return days <= 10 ? `${days} ijiem` : `${days} ġurnata`;
};

/** The mails about the yearly report, in the reader's language. */
const mailTexts: Record<'en' | 'mt', MailTexts> = {
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

declare module '../../kernel/jobs/jobs.ts' {
  interface JobData {
    /** `at`, in milliseconds, tells one from another of its kind. */
    'rar-desk-mail': News & { organisation: string; userId: string; at: number };
  }
}

/** `days` are those left, of a reminder. */
type News = { kind: RarMailKind; year: number; days?: number; appealId?: string };

/** Queues a mail to each of an organisation's officers. */
export async function tellOfficers(
  { clock, jobs }: Pick<RarDeskDeps, 'clock' | 'jobs'>,
  trx: Trx,
  organisation: string,
  news: News,
): Promise<void> {
  const now = clock.now();
  const officers = await trx
    .selectFrom('organisation_officers')
    .select('user_id')
    .where('organisation', '=', organisation)
    .where((eb) => eb.or([eb('until', 'is', null), eb('until', '>', now)]))
    .execute();
  for (const { user_id: userId } of officers)
    await jobs.send(trx, 'rar-desk-mail', { ...news, organisation, userId, at: now.getTime() });
}

/** Writes to an officer how the report goes on. The same mail twice is one mail: its id is made of what it is about. */
export function rarDeskMailer(deps: RarDeskDeps, mailer: Mailer) {
  return async (news: JobData['rar-desk-mail']): Promise<void> => {
    const { kind, organisation, userId, year, at, days } = news;
    const officer = deps.db.selectFrom('users').select(['email', 'locale']).where('id', '=', userId);
    const found = await officer.where('deleted_at', 'is', null).executeTakeFirst();
    // The account may have been deleted meanwhile.
    if (found === undefined) return;
    const { email, locale } = found;
    const facts = await factsOf(deps, news, locale);
    const { heading, paragraphs, page } = mailTexts[locale][kind];
    const mail = renderMail({
      locale,
      heading: heading(facts),
      paragraphs: paragraphs(facts),
      action: { label: mailTexts[locale].actions[page], url: `${deps.publicUrl}/rar/current/${page}` },
      footer: `${deps.union.name[locale]}\n${deps.union.contact.email}`,
    });
    const messageId = ['rar', kind, year, organisation, days ?? at, userId].join('-');
    await mailer.send({ to: email, subject: heading(facts), ...mail, messageId, locale });
  };
}

type Locale = 'en' | 'mt';

async function factsOf(deps: RarDeskDeps, news: JobData['rar-desk-mail'], locale: Locale): Promise<MailFacts> {
  const { db, site, union } = deps;
  const { organisation, year: number, days = 0, appealId } = news;
  const year = yearOf(deps, number);
  const moment = (date: Date) => writtenMoment(date, locale, union.timeZone);
  // Midnight ends a day: the minute before it is the last.
  const lastMinute = (date: Date) => moment(new Date(date.getTime() - 60_000));
  const report = await db
    .selectFrom('rar_reports')
    .select(['returned_until', 'requests'])
    .where('organisation', '=', organisation)
    .where('year', '=', number)
    .executeTakeFirst();
  const publication = await publicationOf(db, number);
  const appeal =
    appealId === undefined
      ? undefined
      : await db.selectFrom('rar_appeals').selectAll().where('id', '=', appealId).executeTakeFirst();
  return {
    organisation: organisationOf(deps, organisation).name,
    year: number,
    days,
    closes: lastMinute(rarMoments(site.standing.rar, union, number).closesAt),
    until: report?.returned_until ? lastMinute(report.returned_until) : '',
    requests: (report?.requests ?? []).map(
      ({ question, reason }) => `${questionOf(year, question).label[locale]}\n${reason}`,
    ),
    appealsUntil: publication === undefined ? '' : lastMinute(publication.appeals_until),
    appeal: appeal && {
      question: questionOf(year, appeal.question).label[locale],
      before: appeal.points_before,
      after: appeal.points_after ?? appeal.points_before,
      answer: appeal.answer ?? '',
    },
  };
}

import type { Trx } from '../../../kernel/db/database.ts';
import { renderIcal } from '../../../kernel/calendar/ical.ts';
import type { JobData } from '../../../kernel/jobs/jobs.ts';
import type { Locale } from '../../../kernel/http/operation.ts';
import { interviewLife } from '../../../kernel/lifecycle/lives.ts';
import { sendLetter } from '../../../kernel/mail/send-letter.ts';
import { timeOf, writtenMoment } from '../../../kernel/mail/moments.ts';
import type { Mailer } from '../../../kernel/mail/transport.ts';
import type { InterviewDeps } from './days.ts';
import { type InterviewWithCv, companyOf, hallOf, interviewsOfPeople } from './view.ts';

/** The facts in the texts, written in the reader's language. */
type MailFacts = {
  company: string;
  /** When it begins. */
  start: string;
  /** The time by which to be there. */
  arrive: string;
  /** The hall with the stand, or the whole venue. */
  place: string;
  /** The name of the attached document; null where there is none. */
  cv: string | null;
  /** Why it was called off. */
  reason: string | null;
};

type InterviewMailKind = 'booked' | 'moved' | 'cancelled' | 'called_off' | 'reminder';

type Text = { heading: (facts: MailFacts) => string; paragraphs: (facts: MailFacts) => string[] };
type MailTexts = Record<InterviewMailKind, Text> & { action: string };

/** The mails about interviews at the careers expo, in the reader's language. */
const mailTexts: Record<'en' | 'mt', MailTexts> = {
  en: {
    booked: {
      heading: ({ company }) => `Your interview with ${company} is booked`,
      paragraphs: ({ start, arrive, place, cv }) => [
        `When: ${start}\nBe there by: ${arrive}\nWhere: ${place}`,
        cv === null
          ? 'You haven’t attached a CV. You can add one in your account until the interview begins, or bring it on paper.'
          : `The company will see this CV: ${cv}`,
        'If you can’t make it, please cancel or take another slot, so that someone else can have this one.',
      ],
    },
    moved: {
      heading: ({ company }) => `Your interview with ${company} has moved`,
      paragraphs: ({ start, arrive, place }) => [
        `When: ${start}\nBe there by: ${arrive}\nWhere: ${place}`,
        'Your old slot is free for someone else. The calendar file attached replaces the one you have.',
      ],
    },
    cancelled: {
      heading: ({ company }) => `You’ve cancelled your interview with ${company}`,
      paragraphs: ({ start }) => [
        `It would have been on ${start}.`,
        'While there are slots left, you can book another one with them.',
      ],
    },
    called_off: {
      heading: ({ company }) => `Your interview with ${company} has been called off`,
      paragraphs: ({ start, reason }) => [
        `It would have been on ${start}.`,
        ...(reason === null ? [] : [reason]),
        'We’re sorry. While there are slots left, you can book another one.',
      ],
    },
    reminder: {
      heading: ({ company }) => `Tomorrow: your interview with ${company}`,
      paragraphs: ({ start, arrive, place, cv }) => [
        `When: ${start}\nBe there by: ${arrive}\nWhere: ${place}`,
        cv === null
          ? 'You haven’t attached a CV: bring one on paper if you have it.'
          : `The company has your CV: ${cv}`,
        'If you can’t come, cancel in your account before it begins.',
      ],
    },
    action: 'See my interviews',
  },
  mt: {
    booked: {
      heading: ({ company }) => `L-intervista tiegħek hi bbukkjata: ${company}`,
      paragraphs: ({ start, arrive, place, cv }) => [
        `Meta: ${start}\nKun hemm sa: ${arrive}\nPost: ${place}`,
        cv === null
          ? 'Ma hemżitx CV. Tista’ żżid wieħed mill-kont tiegħek sakemm tibda l-intervista, jew iġġibu fuq karta.'
          : `Il-kumpanija tkun tista’ tara dan is-CV: ${cv}`,
        'Jekk ma tistax tiġi, ħassarha jew agħżel ħin ieħor, biex ħaddieħor ikun jista’ jieħu dan.',
      ],
    },
    moved: {
      heading: ({ company }) => `Il-ħin tal-intervista tiegħek inbidel: ${company}`,
      paragraphs: ({ start, arrive, place }) => [
        `Meta: ${start}\nKun hemm sa: ${arrive}\nPost: ${place}`,
        'Il-ħin ta’ qabel issa jista’ jeħdu ħaddieħor. Il-fajl tal-kalendarju mehmuż jieħu post dak li għandek.',
      ],
    },
    cancelled: {
      heading: ({ company }) => `Ħassart l-intervista tiegħek: ${company}`,
      paragraphs: ({ start }) => [
        `Kellha tkun: ${start}.`,
        'Sakemm ikun għad fadal ħinijiet, tista’ tibbukkja oħra magħhom.',
      ],
    },
    called_off: {
      heading: ({ company }) => `L-intervista tiegħek tħassret: ${company}`,
      paragraphs: ({ start, reason }) => [
        `Kellha tkun: ${start}.`,
        ...(reason === null ? [] : [reason]),
        'Jiddispjaċina. Sakemm ikun għad fadal ħinijiet, tista’ tibbukkja oħra.',
      ],
    },
    reminder: {
      heading: ({ company }) => `Għada: l-intervista tiegħek (${company})`,
      paragraphs: ({ start, arrive, place, cv }) => [
        `Meta: ${start}\nKun hemm sa: ${arrive}\nPost: ${place}`,
        cv === null ? 'Ma hemżitx CV: ġib wieħed fuq karta jekk għandek.' : `Il-kumpanija għandha s-CV tiegħek: ${cv}`,
        'Jekk ma tistax tiġi, ħassar l-intervista mill-kont tiegħek qabel ma tibda.',
      ],
    },
    action: 'Ara l-intervisti tiegħi',
  },
};

declare module '../../../kernel/jobs/jobs.ts' {
  interface JobData {
    /** `at`, in milliseconds, tells one from another of its kind. */
    'interview-mail': { interviewId: string; kind: InterviewMailKind; at?: number; reason?: string };
  }
}

const words = {
  en: {
    entry: (company: string) => `Interview: ${company}`,
    stand: (stand: string) => `stand ${stand}`,
    arrive: (time: string) => `Be there by ${time}.`,
  },
  mt: {
    entry: (company: string) => `Intervista: ${company}`,
    stand: (stand: string) => `stand ${stand}`,
    arrive: (time: string) => `Kun hemm sa: ${time}.`,
  },
};

/** Queues a mail about an interview. */
export const sendMail = ({ jobs }: Pick<InterviewDeps, 'jobs'>, trx: Trx, data: JobData['interview-mail']) =>
  jobs.send(trx, 'interview-mail', data);

/** The place of an interview, in words. */
function placeOf(deps: InterviewDeps, { company }: InterviewWithCv, locale: Locale): string {
  const found = companyOf(deps, company);
  const stand = found.stand === null ? null : words[locale].stand(found.stand);
  return [hallOf(deps, found, locale), stand].filter((part) => part !== null).join(', ');
}

/** The time of day at which to arrive, such as 10:05. */
const arrivalOf = ({ union }: InterviewDeps, { arrive_at }: InterviewWithCv, locale: Locale): string =>
  timeOf(arrive_at, locale, union.timeZone);

/** The interview as a calendar file. Each of them, from a page or a mail, updates the one before it. */
export function interviewIcal(deps: InterviewDeps, row: InterviewWithCv, locale: Locale): string {
  return renderIcal({
    uid: `${row.id}@${new URL(deps.publicUrl).hostname}`,
    title: words[locale].entry(companyOf(deps, row.company).title),
    description: words[locale].arrive(arrivalOf(deps, row, locale)),
    location: placeOf(deps, row, locale),
    start: row.starts_at,
    end: row.ends_at,
    url: `${deps.publicUrl}/account/interviews`,
    now: deps.clock.now(),
    cancelled: !interviewLife.is(row.state, 'keepsSlot'),
  });
}

/** Writes to the student how their interview goes on. The same mail twice is one mail: its id is made of what it is about. */
export function interviewMailer(deps: InterviewDeps, mailer: Mailer) {
  return async ({ interviewId, kind, at, reason }: JobData['interview-mail']): Promise<void> => {
    const found = await interviewsOfPeople(deps.db).where('interviews.id', '=', interviewId).executeTakeFirst();
    // The account may have been deleted meanwhile.
    if (found === undefined) return;
    const { email, locale } = found;
    const text = mailTexts[locale][kind];
    const facts = {
      company: companyOf(deps, found.company).title,
      start: writtenMoment(found.starts_at, locale, deps.union.timeZone),
      arrive: arrivalOf(deps, found, locale),
      place: placeOf(deps, found, locale),
      cv: found.cv_name,
      reason: reason ?? null,
    };
    const calendar = {
      filename: 'interview.ics',
      contentType: 'text/calendar; charset=utf-8',
      content: Buffer.from(interviewIcal(deps, found, locale)),
    };
    const attachments = kind === 'reminder' ? [] : [calendar];
    const messageId = ['interview', kind, interviewId, at].filter((part) => part !== undefined).join('-');
    await sendLetter(deps, mailer, {
      to: email,
      messageId,
      attachments,
      locale,
      heading: text.heading(facts),
      paragraphs: text.paragraphs(facts),
      action: mailTexts[locale].action,
      path: '/account/interviews',
    });
  };
}

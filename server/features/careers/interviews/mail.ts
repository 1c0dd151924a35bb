import type { Trx } from '../../../kernel/auth/deps.ts';
import { renderIcal } from '../../../kernel/calendar/ical.ts';
import type { JobData } from '../../../kernel/jobs/jobs.ts';
import type { Locale } from '../../../kernel/http/operation.ts';
import { interviewLife } from '../../../kernel/lifecycle/lives.ts';
import { renderMail } from '../../../kernel/mail/layout.ts';
import { writtenMoment } from '../../../kernel/mail/moments.ts';
import type { Mailer } from '../../../kernel/mail/transport.ts';
import type { InterviewDeps } from './days.ts';
import { type InterviewMailKind, mailTexts } from './mail-texts.ts';
import { companyOf, interviewsOfPeople, type InterviewWithCv } from './view.ts';

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
  const { stand } = companyOf(deps, company);
  const venue = deps.site.standing.expo.venue[locale];
  return stand === null ? venue : `${venue}, ${words[locale].stand(stand)}`;
}

/** The time of day at which to arrive, such as 10:05. */
const arrivalOf = ({ union }: InterviewDeps, { arrive_at }: InterviewWithCv, locale: Locale): string =>
  writtenMoment(arrive_at, locale, union.timeZone).split(', ').at(-1) ?? '';

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
    const mail = renderMail({
      locale,
      heading: text.heading(facts),
      paragraphs: text.paragraphs(facts),
      action: { label: mailTexts[locale].action, url: `${deps.publicUrl}/account/interviews` },
      footer: `${deps.union.name[locale]}\n${deps.union.contact.email}`,
    });
    const calendar = {
      filename: 'interview.ics',
      contentType: 'text/calendar; charset=utf-8',
      content: Buffer.from(interviewIcal(deps, found, locale)),
    };
    const attachments = kind === 'reminder' ? [] : [calendar];
    const messageId = ['interview', kind, interviewId, at].filter((part) => part !== undefined).join('-');
    await mailer.send({ to: email, subject: text.heading(facts), ...mail, messageId, attachments, locale });
  };
}

import { countedWords } from '../../../machines/rar-report/questions.ts';
import { rarDates } from '../../kernel/content/site/rar.ts';
import { renderIcals } from '../../kernel/calendar/ical.ts';
import { localDate } from '../../kernel/calendar/moments.ts';
import type { Locale, Schemas } from '../../kernel/http/operation.ts';
import { writtenMoment } from '../../kernel/mail/moments.ts';
import type { RarDeps } from './reports.ts';
import { DAY_MS } from '../../../machines/flow/durations.ts';

type Answer = Schemas['RarAnswer'];
type Question = Schemas['RarQuestion'];

const words = {
  en: {
    title: (year: number) => `Report for ${year}`,
    sent: 'Sent',
    sentAgain: 'Sent again',
    notSent: 'Not sent',
    unanswered: 'Not answered',
    nothing: 'Nothing this year',
    evidence: 'Evidence',
    people: (count: number) => (count === 1 ? '1 person' : `${count} people`),
    opens: 'The yearly report opens',
    closes: 'Yearly report: send it by 23:59',
    results: 'Results of the yearly report',
  },
  mt: {
    title: (year: number) => `Rapport għall-${year}`,
    sent: 'Intbagħat',
    sentAgain: 'Reġa’ ntbagħat',
    notSent: 'Ma ntbagħatx',
    unanswered: 'Mhux imwieġba',
    nothing: 'Xejn din is-sena',
    evidence: 'Provi',
    people: (count: number) => `Nies: ${count}`,
    opens: 'Jiftaħ ir-rapport annwali',
    closes: 'Rapport annwali: ibagħtu sal-23:59',
    results: 'Riżultati tar-rapport annwali',
  },
} as const;

/** The lines of an answer; the days of events are written out. */
function linesOf({ options, counted }: Question, value: Answer['value'], locale: Locale): string[] {
  const text = words[locale];
  if (value === null || value === '') return [];
  if (typeof value === 'number') return [countedWords(value, counted, locale)];
  if (typeof value === 'string') return [options.find(({ slug }) => slug === value)?.label ?? value];
  if (!Array.isArray(value)) return [text.nothing];
  const day = new Intl.DateTimeFormat(locale === 'mt' ? 'mt' : 'en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  return value.map(({ title, date, people }) => `${title}. ${day.format(new Date(date))}. ${text.people(people)}`);
}

/** A report on paper: every question, its answer and the names of its evidence, in the language of `report`. */
export async function reportPdf(
  { union, clock }: RarDeps,
  { summary, sections, answers }: Schemas['RarReport'],
  locale: Locale,
): Promise<Buffer> {
  const text = words[locale];
  // Loaded with the first one: drawing needs more memory than all the rest of the portal's code.
  const [{ renderPdf }, { beginSheet, faint, heading, plain }] = await Promise.all([
    import('../../kernel/pdf/card.ts'),
    import('../../kernel/pdf/sheet.ts'),
  ]);
  const { name } = summary.organisation;
  const title = text.title(summary.year);
  return renderPdf({ title: `${name}: ${title}`, author: name, locale, now: clock.now() }, (pdf) => {
    const sheet = beginSheet(pdf, name, title, `${union.name[locale]}\n${name}`);
    const line = (label: string, at: string | null) =>
      at === null ? [] : [`${label}: ${writtenMoment(new Date(at), locale, union.timeZone)}`];
    const sent = [...line(text.sent, summary.submitted_at), ...line(text.sentAgain, summary.resubmitted_at)];
    sheet.write(sent.length === 0 ? text.notSent : sent.join('\n'), { ...faint, gap: 14 });
    for (const section of sections) {
      sheet.space(10);
      sheet.keepTogether(90);
      sheet.write(section.title, heading);
      for (const question of section.questions) {
        const { value = null, files = [] } = answers.find((each) => each.question === question.slug) ?? {};
        const lines = linesOf(question, value, locale);
        sheet.keepTogether(48);
        sheet.write(question.label, { ...plain, font: 'bold', tag: 'H3' });
        if (lines.length > 0) sheet.write(lines.join('\n'), plain);
        if (lines.length === 0 && files.length === 0) sheet.write(text.unanswered, faint);
        if (files.length > 0)
          sheet.write(`${text.evidence}: ${files.map(({ file_name }) => file_name).join('; ')}`, faint);
        sheet.space(6);
      }
    }
  });
}

/** The dates of the report that is due next, each as a whole day of a calendar file. */
export function datesIcal({ site, clock, union, publicUrl }: RarDeps, locale: Locale): string {
  const text = words[locale];
  const now = clock.now();
  const { year, opens_on, closes_on, results_on } = rarDates(site, localDate(now.getTime(), union.timeZone));
  const days = [
    ['opens', opens_on, 'report'],
    ['closes', closes_on, 'report'],
    ['results', results_on, 'results'],
  ] as const;
  return renderIcals(
    days.map(([kind, day, page]) => ({
      uid: `rar-${year}-${kind}@${new URL(publicUrl).hostname}`,
      title: text[kind],
      description: text.title(year),
      location: '',
      start: new Date(day),
      end: new Date(Date.parse(day) + DAY_MS),
      url: `${publicUrl}/rar/current/${page}`,
      now,
      isAllDay: true,
    })),
  );
}

import type { Locale, Schemas } from '../../kernel/http/operation.ts';
import { renderPdf } from '../../kernel/pdf/card.ts';
import { beginSheet, faint, heading, plain } from '../../kernel/pdf/sheet.ts';

type Report = Schemas['FinderReport'];
type About = { locale: Locale; author: string; timeZone: string; now: Date };

const SHOWN_SECTORS = 5;
const LINES_TO_WRITE_ON = 3;

const texts = {
  en: {
    report: 'Where you might look',
    toolkit: 'Questions to think with',
    caution: 'This adds up what you answered. It’s not a test for hiring, and it doesn’t know you.',
    sectors: 'Sectors',
    traits: 'How you answered about yourself',
    interests: 'What you’d do again',
    values: 'What you wouldn’t trade',
    points: (points: number, most: number) => `${points} of ${most}`,
    because: 'Because of',
    preferred: 'your preference',
    week: 'This week',
    hiring: 'Who’s hiring',
    events: 'Coming up',
    resources: 'In the resource hub',
    made: 'Finished on',
    source: 'Source',
    minutes: (count: number) => `${count} minutes`,
  },
  mt: {
    report: 'Fejn tista’ tħares',
    toolkit: 'Mistoqsijiet biex taħseb',
    caution: 'Dan jgħodd dak li weġibt. Mhux test għal min iħaddem, u ma jafekx.',
    sectors: 'Setturi',
    traits: 'Kif weġibt dwarek innifsek',
    interests: 'Dak li terġa’ tagħmel',
    values: 'Dak li ma tpartatx',
    points: (points: number, most: number) => `${points} minn ${most}`,
    because: 'Minħabba',
    preferred: 'il-preferenza tiegħek',
    week: 'Din il-ġimgħa',
    hiring: 'Min qed iħaddem',
    events: 'Avvenimenti li ġejjin',
    resources: 'Fost ir-riżorsi',
    made: 'Data',
    source: 'Sors',
    minutes: (count: number) => `${count} min.`,
  },
} as const;

/** The report on paper: the closest sectors with their reasons, the traits, the interests and the values. */
export function reportPdf(report: Report, { locale, author, timeZone, now }: About): Promise<Buffer> {
  const t = texts[locale];
  return renderPdf({ title: t.report, author, locale, now }, (pdf) => {
    const paper = beginSheet(pdf, 'career-finder', t.report, author);
    const format = new Intl.DateTimeFormat(locale === 'mt' ? 'mt' : 'en-GB', { dateStyle: 'long', timeZone });
    const dayOf = (moment: string) => format.format(new Date(moment));
    paper.write(`${t.made}: ${dayOf(report.made_at)}`, faint);
    paper.write(t.caution, { ...plain, font: 'bold', gap: 18 });
    paper.write(t.sectors, heading);
    report.sectors.slice(0, SHOWN_SECTORS).forEach(({ name, about, points, most, reasons, this_week, ...leads }) => {
      paper.keepTogether(180);
      paper.bar({ name, points, most, figures: t.points(points, most), tag: 'H3' });
      paper.write(about, plain);
      const counted = reasons.map(
        ({ kind, text, points: own }) => `${kind === 'preference' ? t.preferred : text.replace(/\.$/, '')} (${own})`,
      );
      paper.write(`${t.because}: ${counted.join('; ')}`, faint);
      paper.write(`${t.week}: ${this_week}`, plain);
      const companies = leads.business_areas.flatMap((area) => area.companies.map(({ title }) => title));
      const further: [label: string, entries: readonly string[]][] = [
        [t.hiring, [...new Set(companies)]],
        [t.events, leads.events.map(({ title, starts_at }) => `${title} (${dayOf(starts_at)})`)],
        [t.resources, leads.resources.map(({ title }) => title)],
      ];
      for (const [label, entries] of further)
        if (entries.length > 0) paper.write(`${label}: ${entries.join('; ')}`, faint);
      paper.space(16);
    });
    paper.keepTogether(120);
    paper.write(t.traits, heading);
    for (const { name, about, points, most } of report.traits) {
      paper.keepTogether(66);
      paper.bar({ name, points, most, figures: t.points(points, most), tag: 'H3' });
      paper.write(about, { ...plain, gap: 6 });
    }
    paper.keepTogether(120);
    paper.write(t.interests, heading);
    for (const { name, points, most } of report.interests)
      paper.bar({ name, points, most, figures: t.points(points, most), tag: 'H3' });
    paper.space(8);
    paper.keepTogether(90);
    paper.write(t.values, heading);
    paper.list(
      report.values.map(({ name, about }) => `${name}. ${about}`),
      plain,
    );
    paper.space(14);
    paper.write(`${t.source}: ${report.source.name}. ${report.source.note} ${report.source.url}`, {
      ...faint,
      size: 8.5,
    });
  });
}

/** The toolkit on paper, with lines to write on. */
export function toolkitPdf(exercises: readonly Schemas['FinderExercise'][], about: About): Promise<Buffer> {
  const { locale, author, now } = about;
  const t = texts[locale];
  return renderPdf({ title: t.toolkit, author, locale, now }, (pdf) => {
    const paper = beginSheet(pdf, 'self-reflection', t.toolkit, author);
    for (const { title, minutes, about: how, questions } of exercises) {
      paper.space(12);
      paper.keepTogether(190);
      paper.write(title, { ...heading, gap: 2 });
      paper.write(t.minutes(minutes), faint);
      paper.write(how, { ...plain, gap: 10 });
      for (const question of questions) {
        paper.keepTogether(120);
        paper.write(question, { ...plain, font: 'bold', tag: 'H3' });
        for (let at = 0; at < LINES_TO_WRITE_ON; at += 1) paper.line();
        paper.space(14);
      }
    }
  });
}

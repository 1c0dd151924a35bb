import type { Locale, Schemas } from '../../kernel/http/operation.ts';
import { CARD, renderPdf, toPlainLine } from '../../kernel/pdf/card.ts';
import { COLOUR, type FontName, PAINT } from '../../kernel/pdf/style.ts';
import { drawTiles } from '../../kernel/pdf/tiles.ts';

type Pdf = PDFKit.PDFDocument;
type Report = Schemas['FinderReport'];
type About = { locale: Locale; author: string; timeZone: string; now: Date };

const TOP = 56;
const BOTTOM = 786;
const TILES = { columns: 10, rows: 1, side: CARD.width / 10 };
const SHOWN_SECTORS = 5;
const SHOWN_REASONS = 6;
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
    more: (count: number) => `and ${count} more`,
    week: 'This week',
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
    more: (count: number) => `u ${count} oħra`,
    week: 'Din il-ġimgħa',
    made: 'Data',
    source: 'Sors',
    minutes: (count: number) => `${count} min.`,
  },
} as const;

type Style = { font: FontName; size: number; colour?: string; gap?: number; x?: number; width?: number };

/** Writes down the page, and goes on to the next where one is full. */
function paperWriter(pdf: Pdf) {
  let y = TOP;
  const turnTo = (height: number) => {
    if (y + height <= BOTTOM) return;
    pdf.addPage();
    y = TOP;
  };
  const write = (text: string, { font, size, colour = COLOUR.ink, gap = 4, x = CARD.x, width = CARD.width }: Style) => {
    const plain = toPlainLine(text);
    pdf.font(font).fontSize(size);
    const height = pdf.heightOfString(plain, { width });
    turnTo(height);
    pdf.font(font).fontSize(size).fillColor(colour).text(plain, x, y, { width });
    y += height + gap;
  };
  /** A bar as long as its share of the whole, with its name and its figures. */
  const bar = (name: string, points: number, most: number, figures: string) => {
    turnTo(34);
    pdf.font('bold').fontSize(11).fillColor(COLOUR.ink).text(toPlainLine(name), CARD.x, y, { width: 360 });
    pdf
      .font('regular')
      .fillColor(COLOUR.faintInk)
      .text(figures, CARD.x + 360, y, { width: CARD.width - 360, align: 'right' });
    pdf.rect(CARD.x, y + 17, CARD.width, 7).fill(COLOUR.joint);
    pdf.rect(CARD.x, y + 17, (CARD.width * points) / most, 7).fill(COLOUR.blue);
    y += 28;
  };
  const line = () => {
    turnTo(28);
    y += 24;
    pdf
      .moveTo(CARD.x, y)
      .lineTo(CARD.x + CARD.width, y)
      .lineWidth(0.7)
      .stroke(COLOUR.joint);
  };
  const space = (height: number) => {
    y += height;
  };
  const keepTogether = turnTo;
  return { write, bar, line, space, keepTogether };
}

function begin(pdf: Pdf, seed: string, title: string, author: string) {
  pdf.addPage();
  drawTiles(pdf, seed, { x: CARD.x, y: CARD.y, ...TILES });
  [PAINT.yellow, PAINT.green, PAINT.red, PAINT.blue].forEach((paint, at) =>
    pdf.rect(CARD.x, CARD.y + TILES.side + at * 4, CARD.width, 4).fill(paint),
  );
  const paper = paperWriter(pdf);
  paper.space(CARD.y + TILES.side + 40 - TOP);
  paper.write(author, { font: 'bold', size: 10, colour: COLOUR.faintInk });
  paper.write(title, { font: 'black', size: 26, gap: 8 });
  return paper;
}

const heading: Style = { font: 'black', size: 15, gap: 8 };
const plain: Style = { font: 'regular', size: 10.5 };
const faint: Style = { ...plain, colour: COLOUR.faintInk };

/** The report on paper: the closest sectors with their reasons, the traits, the interests and the values. */
export function reportPdf(report: Report, { locale, author, timeZone, now }: About): Promise<Buffer> {
  const t = texts[locale];
  return renderPdf({ title: t.report, author, locale, now }, (pdf) => {
    const paper = begin(pdf, 'career-finder', t.report, author);
    const format = new Intl.DateTimeFormat(locale === 'mt' ? 'mt' : 'en-GB', { dateStyle: 'long', timeZone });
    const day = format.format(new Date(report.made_at));
    paper.write(`${t.made}: ${day}`, faint);
    paper.write(t.caution, { ...plain, font: 'bold', gap: 18 });
    paper.write(t.sectors, heading);
    report.sectors.slice(0, SHOWN_SECTORS).forEach(({ name, about, points, most, reasons, this_week }) => {
      paper.keepTogether(100);
      paper.bar(name, points, most, t.points(points, most));
      paper.write(about, plain);
      const shown = reasons
        .slice(0, SHOWN_REASONS)
        .map(({ kind, text, points: own }) => `${kind === 'preference' ? t.preferred : text} (${own})`);
      const rest = reasons.length - shown.length;
      paper.write(`${t.because}: ${[...shown, ...(rest > 0 ? [t.more(rest)] : [])].join('; ')}`, faint);
      paper.write(`${t.week}: ${this_week}`, { ...plain, gap: 16 });
    });
    paper.keepTogether(120);
    paper.write(t.traits, heading);
    for (const { name, about, points, most } of report.traits) {
      paper.keepTogether(66);
      paper.bar(name, points, most, t.points(points, most));
      paper.write(about, { ...plain, gap: 6 });
    }
    paper.keepTogether(120);
    paper.write(t.interests, heading);
    for (const { name, points, most } of report.interests) paper.bar(name, points, most, t.points(points, most));
    paper.space(8);
    paper.keepTogether(90);
    paper.write(t.values, heading);
    for (const { name, about } of report.values) paper.write(`${name}. ${about}`, plain);
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
    const paper = begin(pdf, 'self-reflection', t.toolkit, author);
    for (const { title, minutes, about: how, questions } of exercises) {
      paper.space(12);
      paper.keepTogether(190);
      paper.write(title, { ...heading, gap: 2 });
      paper.write(t.minutes(minutes), faint);
      paper.write(how, { ...plain, gap: 10 });
      for (const question of questions) {
        paper.keepTogether(120);
        paper.write(question, { ...plain, font: 'bold' });
        for (let at = 0; at < LINES_TO_WRITE_ON; at += 1) paper.line();
        paper.space(14);
      }
    }
  });
}

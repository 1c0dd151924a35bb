import type { Locale, Schemas } from '../../kernel/http/operation.ts';
import { writtenMoment } from '../../kernel/mail/moments.ts';
import type { RarDeskDeps } from './standings.ts';

const words = {
  en: {
    title: (year: number) => `Results for ${year}`,
    published: 'Published',
    place: 'Place',
    turn: 'Turn to choose a room',
    room: 'Room',
    notYet: 'Not allocated yet',
    noRoom: 'None',
    unsent: 'No report was sent.',
    points: (part: number, all: number) => `${part} of ${all}`,
    estimate: 'Own estimate',
    appeal: 'Appeal',
    answer: 'Answer',
    byRules: 'By the rules',
    noAnswer: 'No answer was given.',
    noEvidence: 'There was no evidence, and without it this answer earns no points.',
    changed: (before: number, after: number) => `Points before the appeal: ${before}. Points now: ${after}.`,
  },
  mt: {
    title: (year: number) => `Riżultati għall-${year}`,
    published: 'Pubblikati',
    place: 'Post',
    turn: 'Id-dawra biex tintgħażel kamra',
    room: 'Kamra',
    notYet: 'Għadha ma ngħatatx',
    noRoom: 'L-ebda kamra',
    unsent: 'Ma ntbagħat l-ebda rapport.',
    points: (part: number, all: number) => `${part} minn ${all}`,
    estimate: 'Stima tal-organizzazzjoni',
    appeal: 'Appell',
    answer: 'Tweġiba',
    byRules: 'Skont ir-regoli',
    noAnswer: 'Ma ngħatatx tweġiba.',
    noEvidence: 'Ma kienx hemm provi, u mingħajrhom din it-tweġiba ma tagħtix punti.',
    changed: (before: number, after: number) => `Punti qabel l-appell: ${before}. Punti issa: ${after}.`,
  },
} as const;

/** The readers' reason; without one, what the rules say. */
function reasonOf(
  { reason, lack, rule, estimate, most }: Schemas['RarResultQuestion'],
  text: (typeof words)[Locale],
): string {
  if (reason !== '') return reason;
  if (lack === 'answer') return text.noAnswer;
  if (lack === 'evidence') return text.noEvidence;
  return rule.kind === 'judged' ? '' : `${text.byRules}: ${text.points(estimate, most)}`;
}

/** A year's result on paper: the points of every section and answer with their reasons, the place and the room. */
export async function resultPdf(
  { union, clock }: RarDeskDeps,
  organisation: string,
  result: Schemas['RarResult'],
  locale: Locale,
): Promise<Buffer> {
  const text = words[locale];
  // Loaded with the first one: drawing needs more memory than all the rest of the portal's code.
  const [{ renderPdf }, { beginSheet, faint, heading, plain }] = await Promise.all([
    import('../../kernel/pdf/card.ts'),
    import('../../kernel/pdf/sheet.ts'),
  ]);
  const title = text.title(result.year);
  const { points, most, rank, of, turn, room, sections } = result;
  return renderPdf(
    { title: `${organisation}: ${title}`, author: union.name[locale], locale, now: clock.now() },
    (pdf) => {
      const sheet = beginSheet(pdf, organisation, title, `${union.name[locale]}\n${organisation}`);
      sheet.write(`${text.published}: ${writtenMoment(new Date(result.published_at), locale, union.timeZone)}`, faint);
      if (points === null) sheet.write(text.unsent, plain);
      else sheet.write(text.points(points, most), { ...heading, size: 22, tag: 'P' });
      if (rank !== null) sheet.write(`${text.place}: ${text.points(rank, of)}`, plain);
      if (turn !== null) sheet.write(`${text.turn}: ${turn}`, plain);
      const without = result.room_reason === null ? text.notYet : text.noRoom;
      sheet.write(`${text.room}: ${room === null ? without : `${room.name}. ${room.place}`}`, {
        ...plain,
        gap: 16,
      });
      for (const section of sections) {
        sheet.keepTogether(110);
        const figures = text.points(section.points, section.most);
        sheet.bar({ name: section.title, points: section.points, most: section.most, figures, tag: 'H2' });
        for (const question of section.questions) {
          const { label, points: own, most: highest, estimate, appeal } = question;
          const reason = reasonOf(question, text);
          sheet.keepTogether(44);
          sheet.write(label, { ...plain, font: 'bold', gap: 2, tag: 'H3' });
          sheet.write(`${text.points(own, highest)}. ${text.estimate}: ${estimate}`, faint);
          if (reason !== '') sheet.write(reason, plain);
          if (appeal !== null) sheet.write(`${text.appeal}: ${appeal.text}`, plain);
          if (appeal?.points_after != null) sheet.write(text.changed(appeal.points_before, appeal.points_after), plain);
          if (appeal?.answer != null) sheet.write(`${text.answer}: ${appeal.answer}`, plain);
          sheet.space(4);
        }
        sheet.space(12);
      }
    },
  );
}

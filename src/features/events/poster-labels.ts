import type { MomentWords } from '../../kit/i18n/dates.ts';

/** The letters in a line of a poster's title, and the lines in the calm upper part, at each size. */
const sizes = [
  { size: 'large', letters: 8, lines: 2 },
  { size: 'medium', letters: 11, lines: 3 },
  { size: 'small', letters: 15, lines: 4 },
] as const;

/** The size of the title on a poster. */
export type TitleSize = (typeof sizes)[number]['size'] | 'tiny';

/** Returns the number of lines in the title, broken at spaces and after hyphens; infinite if a word is longer than a line. */
function linesOf(title: string, letters: number): number {
  let lines = 1;
  let filled = 0;
  for (const word of title.split(/(?<=[\s-])/)) {
    const length = word.trim().length;
    if (length > letters) return Infinity;
    if (filled + length > letters) {
      lines += 1;
      filled = 0;
    }
    filled += word.length;
  }
  return lines;
}

/** Returns the largest size at which the title neither leaves the poster nor covers its picture. */
export const titleSize = (title: string): TitleSize =>
  sizes.find(({ letters, lines }) => linesOf(title, letters) <= lines)?.size ?? 'tiny';

/** Writes the days at a poster's foot: '20, 21, 22 Feb' within one month, else the first and the last. */
export function daysLabel(dates: readonly MomentWords[]): string {
  const [first] = dates;
  const last = dates.at(-1);
  if (!first || !last) return '';
  const days = [...new Set(dates.map(({ day }) => day))];
  const isOneMonth = dates.every(({ month }) => month === first.month);
  if (isOneMonth && days.length <= 3) return `${days.join(', ')} ${first.month}`;
  return `${first.day} ${isOneMonth ? '' : `${first.month} `}– ${last.day} ${last.month}`;
}

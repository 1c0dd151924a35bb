import type { MomentWords } from '../i18n/dates.ts';

/** How large a title can stand on a poster. */
export type TitleSize = 'large' | 'medium' | 'small';

/** A size at which the longest word fits the width, and all of them the calm upper part of the poster. */
export function titleSize(title: string): TitleSize {
  const longest = Math.max(...title.split(/[\s-]+/).map((word) => word.length));
  if (longest <= 9 && title.length <= 22) return 'large';
  return longest <= 12 && title.length <= 40 ? 'medium' : 'small';
}

/** The days on a poster's foot: '20, 21, 22 Feb' within one month, else the first and the last. */
export function daysWords(dates: readonly MomentWords[]): string {
  const [first] = dates;
  const last = dates.at(-1);
  if (!first || !last) return '';
  const days = [...new Set(dates.map(({ day }) => day))];
  const isOneMonth = dates.every(({ month }) => month === first.month);
  if (isOneMonth && days.length <= 3) return `${days.join(', ')} ${first.month}`;
  return `${first.day} ${isOneMonth ? '' : `${first.month} `}– ${last.day} ${last.month}`;
}

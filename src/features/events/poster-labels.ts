import type { MomentWords } from '../../kit/i18n/dates.ts';

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

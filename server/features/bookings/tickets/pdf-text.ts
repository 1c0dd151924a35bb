import type { TicketsPdf } from './pdf-ticket.ts';

type Moments = Pick<TicketsPdf, 'locale' | 'timeZone' | 'occurrence'>;

const LANGUAGES = { en: 'en-GB', mt: 'mt-MT' };

/** Line breaks and control characters become spaces; marks that turn the writing direction, which could disguise a name, go. */
export const toPlainLine = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\u202A-\u202E\u2066-\u2069]/g, '')
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim();

/** Friday, 9 October 2026; Il-Ġimgħa, 9 ta’ Ottubru 2026 */
export function formatDay({ locale, timeZone, occurrence }: Moments): string {
  const format = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone } as const;
  return new Intl.DateTimeFormat(LANGUAGES[locale], format).format(occurrence.start);
}

/** 20:00 – 22:30 */
export function formatHours({ locale, timeZone, occurrence }: Moments): string {
  const time = new Intl.DateTimeFormat(LANGUAGES[locale], {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });
  return `${time.format(occurrence.start)} – ${time.format(occurrence.end)}`;
}

/** €12.50, or the word for a ticket that costs nothing. */
export function formatPrice(cents: number, { locale, strings }: Pick<TicketsPdf, 'locale' | 'strings'>): string {
  if (cents === 0) return strings.free;
  return new Intl.NumberFormat(LANGUAGES[locale], { style: 'currency', currency: 'EUR' }).format(cents / 100);
}

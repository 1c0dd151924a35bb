import { dayOf } from '../../../kernel/mail/moments.ts';
import type { PdfTicket, TicketsPdf } from './pdf-ticket.ts';

type Moments = Pick<TicketsPdf, 'locale' | 'timeZone' | 'occurrence'>;

const LANGUAGES = { en: 'en-GB', mt: 'mt-MT' };

/** Friday 9 October 2026; Il-Ġimgħa, 9 ta’ Ottubru 2026 */
export function formatDay({ locale, timeZone, occurrence }: Moments): string {
  return dayOf(occurrence.start, locale, timeZone);
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

/** €12.50 and the VAT in it, if any, or the word for a ticket that costs nothing. */
export function formatPrice(
  { price = 0, vat }: PdfTicket,
  { locale, strings }: Pick<TicketsPdf, 'locale' | 'strings'>,
): string {
  if (price === 0) return strings.free;
  const sum = new Intl.NumberFormat(LANGUAGES[locale], { style: 'currency', currency: 'EUR' }).format(price / 100);
  return vat === undefined ? sum : `${sum}, ${strings.vat(vat.percent, vat.sum)}`;
}

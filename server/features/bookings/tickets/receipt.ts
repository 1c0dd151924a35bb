import type { BookingDeps } from '../deps.ts';
import type { BookingView, Place } from '../booking-view.ts';
import { money } from '../../../kernel/http/money.ts';
import type { Locale } from '../../../kernel/http/operation.ts';
import { Problem } from '../../../kernel/http/problem.ts';
import { writtenMoment } from '../../../kernel/mail/moments.ts';
import type { Sheet } from '../../../kernel/pdf/sheet.ts';
import { creditedVat, vatLines, writtenPercent } from '../vat.ts';
import { type ReceiptStrings, receiptTexts } from './texts.ts';

/** Tickets of one kind at one price. */
type Line = { name: string; count: number; amount: number; listed: number | null };

function linesOf(places: readonly Place[], locale: Locale): Line[] {
  const lines = new Map<string, Line>();
  for (const { kindId, kindName, amount, listed } of places) {
    const key = [kindId, amount, listed].join(' ');
    const line = lines.get(key) ?? { name: kindName[locale], count: 0, amount, listed };
    lines.set(key, { ...line, count: line.count + 1 });
  }
  return [...lines.values()];
}

async function buyerOf({ db }: BookingDeps, userId: string): Promise<string> {
  const buyer = db.selectFrom('users').select(['first_name', 'last_name']).where('id', '=', userId);
  const { first_name, last_name } = await buyer.executeTakeFirstOrThrow();
  return `${first_name} ${last_name}`;
}

/** The contents of a receipt, and how sums and dates are written in its language. */
type Told = {
  view: BookingView;
  locale: Locale;
  text: ReceiptStrings;
  /** Every place that was paid for, also those that are gone. */
  places: readonly Place[];
  sum: (cents: number) => string;
  at: (moment: Date) => string;
};

/**
 * The receipt for a booking as a PDF, in the wanted language: what was paid, the VAT in it, and what went back since. Throws 409 where nothing
 * was paid.
 */
export async function renderReceipt(deps: BookingDeps, view: BookingView, locale: Locale): Promise<Buffer> {
  const { union, clock } = deps;
  const { booking, event, occurrence } = view;
  const places = [...view.places, ...view.cancelled, ...view.transferred];
  if (booking.paid_at === null || paidFor(places) === 0) throw new Problem(409, 'no_receipt');
  const paidAt = booking.paid_at;
  const text = receiptTexts[locale];
  const at = (moment: Date) => writtenMoment(moment, locale, union.timeZone);
  const told: Told = { view, locale, text, places, sum: (cents) => money(cents, locale).formatted, at };
  const buyer = await buyerOf(deps, booking.user_id);
  // Loaded with the first one: drawing needs more memory than all the rest of the portal's code.
  const [{ renderPdf }, { beginSheet, faint, heading, plain }] = await Promise.all([
    import('../../../kernel/pdf/card.ts'),
    import('../../../kernel/pdf/sheet.ts'),
  ]);
  const author = union.name[locale];
  const title = `${text.receipt} ${booking.reference}`;
  return renderPdf({ title, author, locale, now: clock.now() }, (pdf) => {
    const sheet = beginSheet(pdf, event.poster_seed, title, author);
    sheet.write(union.contact.address[locale], { ...faint, gap: 0 });
    if (union.vatNumber !== undefined) sheet.write(`${text.vatNumber}: ${union.vatNumber}`, { ...faint, gap: 0 });
    sheet.write(union.contact.email, { ...faint, gap: 20 });
    sheet.write(`${text.buyer}: ${buyer}`, plain);
    sheet.write(`${text.paidOn}: ${at(paidAt)}`, { ...plain, gap: 20 });
    sheet.write(event.title[locale], { ...heading, gap: 2 });
    sheet.write([at(occurrence.starts_at), occurrence.venue?.name[locale]].filter(Boolean).join(', '), {
      ...faint,
      gap: 10,
    });
    pdf.group('L', () => writePaid(sheet, told));
    const back = backOf(told);
    if (back.length === 0) return;
    sheet.space(16);
    sheet.write(text.refunds, { ...heading, gap: 8 });
    pdf.group('L', () => writeBack(sheet, told, back));
  });
}

const paidFor = (places: readonly Place[]): number => places.reduce((sum, { amount }) => sum + amount, 0);

/** The tickets, their sum, the VAT in it, and what an exchange took over of it. */
function writePaid(sheet: Sheet, { view, locale, text, places, sum }: Told): void {
  const { booking, code, exchange } = view;
  const paid = paidFor(places);
  for (const { name, count, amount, listed } of linesOf(places, locale)) {
    const off = listed === null ? '' : ` (${text.insteadOf(sum(listed))})`;
    sheet.sum(`${count} × ${name}, ${sum(amount)}${off}`, sum(count * amount));
  }
  if (code !== null) sheet.sum(text.code, code);
  sheet.sum(text.total, sum(paid), { isTotal: true });
  for (const { rate, gross, vat } of vatLines(places)) sheet.sum(text.vat(writtenPercent(rate), sum(gross)), sum(vat));
  if (exchange === null || booking.credit === null) return;
  sheet.sum(text.takenOver(exchange.reference), `−${sum(booking.credit)}`);
  sheet.sum(text.difference, sum(paid - booking.credit));
}

type Back = { amount: number; text: string };

/** The refunds, each with its date; last, the credit that an exchange passed on to the new booking. */
function backOf({ view, text, at }: Told): Back[] {
  const refunds = view.refunds.map((refund) => ({ ...refund, text: at(new Date(refund.created_at)) }));
  const { exchangedFor } = view;
  if (exchangedFor === null || exchangedFor.credit === null || exchangedFor.credit === 0) return refunds;
  return [...refunds, { amount: exchangedFor.credit, text: text.movedTo(exchangedFor.reference) }];
}

function writeBack(sheet: Sheet, { text, places, sum }: Told, back: readonly Back[]): void {
  const credits = creditedVat(places, back);
  for (const [index, { amount, text: when }] of back.entries()) {
    const vat = credits[index] ?? null;
    const credited = vat === null ? '' : `, ${text.creditedVat(`−${sum(vat)}`)}`;
    sheet.sum(`${when}${credited}`, `−${sum(amount)}`);
  }
}

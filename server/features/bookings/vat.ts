/** The price of a ticket, in cents, and the rate of VAT in it, in hundredths of a per cent; null where there is none. */
type Priced = { amount: number; vat: number | null };

/** A rate in per cent, such as "5.5". */
export const writtenPercent = (rate: number): string => String(rate / 100);

/** Tickets at one rate: what they cost together and the VAT in it, in cents. */
export type VatLine = { rate: number; gross: number; vat: number };

/** The VAT included in a ticket's price, in cents, rounded to the nearest. */
const vatIn = (amount: number, rate: number): number => Math.round((amount * rate) / (10_000 + rate));

/** The VAT in these tickets, a line for each rate, highest first. Each ticket's VAT is rounded by itself. Empty where there is none. */
export function vatLines(tickets: readonly Priced[]): VatLine[] {
  const lines = new Map<number, VatLine>();
  for (const { amount, vat: rate } of tickets) {
    if (rate === null || amount === 0) continue;
    const { gross, vat } = lines.get(rate) ?? { gross: 0, vat: 0 };
    lines.set(rate, { rate, gross: gross + amount, vat: vat + vatIn(amount, rate) });
  }
  return [...lines.values()].sort((one, other) => other.rate - one.rate);
}

/**
 * The VAT that each refund credits, in cents: its share of all the VAT, so that what is refunded whole is credited to the cent. Null where
 * there is none.
 */
export function creditedVat(tickets: readonly Priced[], refunds: readonly { amount: number }[]): (number | null)[] {
  const lines = vatLines(tickets);
  if (lines.length === 0) return refunds.map(() => null);
  const all = lines.reduce((sum, { vat }) => sum + vat, 0);
  const paid = tickets.reduce((sum, { amount }) => sum + amount, 0);
  let [refunded, credited] = [0, 0];
  return refunds.map(({ amount }) => {
    refunded = Math.min(paid, refunded + amount);
    const share = Math.round((all * refunded) / paid) - credited;
    credited += share;
    return share;
  });
}

// Created with the first price: at start-up it would delay the whole page.
let euros: Intl.NumberFormat | undefined;

/** Euro cents, formatted as English and Maltese both write them: '€12.00'. */
export function formatCents(cents: number): string {
  euros ??= new Intl.NumberFormat('en-MT', { style: 'currency', currency: 'EUR' });
  return euros.format(cents / 100);
}

// Made when the first price is written: while a page's code starts it would hold up all of it.
let euros: Intl.NumberFormat | undefined;

/** Euro cents as both languages of Malta write them: '€12.00'. */
export function formatCents(cents: number): string {
  euros ??= new Intl.NumberFormat('en-MT', { style: 'currency', currency: 'EUR' });
  return euros.format(cents / 100);
}

/**
 * Euro cents, formatted as English and Maltese both write them: '€1,234.00', '-€0.50'. By hand, because a browser's first `Intl.NumberFormat`
 * holds up a slow phone for a tenth of a second.
 */
export function formatCents(cents: number): string {
  const euros = (Math.abs(cents) / 100).toFixed(2).replaceAll(/\B(?=(?:\d{3})+\.)/g, ',');
  return `${cents < 0 ? '-' : ''}€${euros}`;
}

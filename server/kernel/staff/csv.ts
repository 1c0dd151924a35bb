/** The first characters of cells that a spreadsheet could take for a formula: some leave out what nobody sees before the sign. */
const FORMULA = /^[\t\r]|^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]/u;

const cell = (value: string | number | null): string => {
  const text = String(value ?? '');
  const safe = typeof value === 'string' && FORMULA.test(text) ? `'${text}` : text;
  return /["\n\r,;']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Rows as RFC 4180 CSV, with a byte order mark so that spreadsheets recognise UTF-8; no cell is ever a formula. */
export function csvOf(head: readonly string[], rows: readonly (readonly (string | number | null)[])[]): string {
  return `\uFEFF${[head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

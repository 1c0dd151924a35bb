const plain = /^\d{1,9}$/;
const grouped = /^[1-9]\d{0,2}(?:([, \u{A0}\u{2009}\u{202F}])\d{3})(?:\1\d{3})*$/u;

/** The whole number that somebody typed, also in groups of three: 8500, 8,500 or 8 500. Undefined where it could mean something else. */
export function wholeNumberIn(text: string): number | undefined {
  const trimmed = text.trim();
  if (!plain.test(trimmed) && !grouped.test(trimmed)) return undefined;
  const digits = trimmed.replaceAll(/\D/g, '');
  return plain.test(digits) ? Number(digits) : undefined;
}

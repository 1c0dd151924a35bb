/** Forbids the line break that browsers allow after a hyphen: a Maltese article stays with its noun. For headings in narrow places. */
export const withItsNoun = (text: string): string => text.replaceAll(/-(?=\p{L})/gu, '-\u2060');

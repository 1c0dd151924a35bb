/** Forbids the line break that browsers allow after a short word's hyphen: a Maltese article stays with its noun. */
export const withItsNoun = (text: string): string =>
  text.replaceAll(/(^|[^\p{L}])(\p{L}{1,5}-)(?=[\p{L}\d])/gu, '$1$2\u2060');

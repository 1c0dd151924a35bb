/** A text in lower case without diacritics; ħ becomes h. */
export const withoutMarks = (text: string): string =>
  text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ħ', 'h');

/** il-, l-, it- and the like, once the diacritics are gone. */
const article = /(^|\s)(?:i?l|i[cdnrstxz])-/gu;

/**
 * Makes texts comparable for search: lower case without diacritics (ħ becomes h), straight apostrophes, no Maltese article.
 * So `ghawdex` finds Għawdex and `kewkba` finds Il-Kewkba.
 */
export function searchKey(text: string): string {
  return withoutMarks(text)
    .replace(article, '$1')
    .replace(/[’ʼ‘`´]/gu, "'");
}

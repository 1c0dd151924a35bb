/** The beginnings of names that alphabetical order ignores: the article, Ħal and its forms, ta’ and its forms. */
const BEFORE_NAME = /^(?:l-i(?=[mn])|(?:i[cċdlnrstxzż]|l)-|ħa(?:l |[cċdnrstxzż]-)|ħ’|ta(?:’ |[cċdlnrstxzż]-))/iu;

/** A Maltese name's sort key: Il-Ħamrun under Ħ, L-Imsida under M, Ħ’Attard under A. */
export const alphabetName = (name: string): string => name.replace(BEFORE_NAME, '');

/** A name as at the beginning of a line: CLDR writes il-Ġermanja, as within a sentence. */
export const lineName = (name: string): string => name.charAt(0).toLocaleUpperCase('mt') + name.slice(1);

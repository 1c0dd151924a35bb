import { searchKey } from './search-key.ts';

const separators = /[^\p{L}\p{N}]+/u;

/** A text trimmed, with every run of white space as one space. */
export const oneLine = (text: string): string => text.normalize('NFC').trim().replaceAll(/\s+/g, ' ');

/** The words of a text, folded: `Il-Kewkba t’Għawdex` becomes kewkba, t, ghawdex. */
export const searchWords = (text: string): string[] => searchKey(text).split(separators).filter(Boolean);

/** A text prepared for `hasWords`: each word follows a space. */
export const searchable = (...texts: string[]): string => ` ${searchWords(texts.join(' ')).join(' ')}`;

/** True if every word begins some word of the text. */
export const hasWords = (text: string, words: readonly string[]): boolean =>
  words.every((word) => text.includes(` ${word}`));

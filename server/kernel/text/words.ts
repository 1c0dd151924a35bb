import { fold } from '../http/fold.ts';

const separators = /[^\p{L}\p{N}]+/u;

/** The words of a text, folded: `Il-Kewkba t’Għawdex` becomes kewkba, t, ghawdex. */
export const foldedWords = (text: string): string[] => fold(text).split(separators).filter(Boolean);

/** A text prepared for `hasWords`: each word follows a space. */
export const searchable = (...texts: string[]): string => ` ${foldedWords(texts.join(' ')).join(' ')}`;

/** True if every word begins some word of the text. */
export const hasWords = (text: string, words: readonly string[]): boolean =>
  words.every((word) => text.includes(` ${word}`));

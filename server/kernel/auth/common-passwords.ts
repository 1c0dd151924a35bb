import { readFileSync } from 'node:fs';

/** Characters that people use in place of letters; i, l and 1 look alike, so all become i. */
const substitutes: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '8': 'b',
  '3': 'e',
  '9': 'g',
  '1': 'i',
  '!': 'i',
  '|': 'i',
  l: 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
  '+': 't',
};

const common = new Set(readCommon().map(reduce));

/**
 * Checks if a password is among those that are guessed first: a word of common-passwords.txt in any case and with any accents, with signs
 * for letters, repeated, or with numbers and symbols around it.
 */
export function isCommon(password: string): boolean {
  const folded = searchKey(password);
  const withoutEnd = folded.replace(/[^a-z]+$/, '');
  const words = [folded, withoutEnd, withoutEnd.replace(/^[^a-z]+/, '')].map(reduce);
  return words.some((word) => common.has(word) || common.has(unrepeated(word)));
}

/** Lower-cases a text and strips its accents; Unicode treats ħ as a letter of its own, but anyone guessing would type h. */
function searchKey(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ħ', 'h');
}

/** The letters of a text, once substitutes are turned back into letters and everything else is removed. */
function reduce(text: string): string {
  const letters = Array.from(searchKey(text), (sign) => substitutes[sign] ?? sign).join('');
  return letters.replaceAll(/[^a-z]/g, '');
}

const unrepeated = (word: string): string => /^(.+?)\1+$/.exec(word)?.[1] ?? word;

function readCommon(): string[] {
  const text = readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8');
  return text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
}

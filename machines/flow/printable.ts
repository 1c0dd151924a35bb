/** A text as it is stored: Unicode NFC, on one line, without invisible characters (direction marks, joiners). */
export function plainText(text: string): string {
  return text
    .replaceAll(/\p{Cf}/gu, '')
    .normalize('NFC')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

/**
 * Every character that the documents' font cannot print: it has Latin, Greek and Cyrillic letters with their marks, digits, punctuation and
 * the signs of money and numbers. Emoji and other scripts would be empty boxes on a ticket.
 */
const unprintable =
  /[^\u0020-\u007E\u00A0-\u0377\u037A-\u037F\u0384-\u03E1\u03F0-\u0482\u0484-\u0487\u048A-\u052F\u1D00-\u1DBF\u1E00-\u1FFE\u2010-\u2027\u2030-\u205E\u2070-\u208E\u20A0-\u20C0\u2100-\u2125\u2127-\u2129\u212C-\u215F\u2212\u2C60-\u2C7F\uA720-\uA7BF]/gu;

/** The characters of a text that no document can print, each once. */
export function unprintableIn(text: string): string[] {
  return [...new Set(plainText(text).match(unprintable))];
}

/** Emoji, but for the signs that the font has. */
const emoji = String.raw`(?:(?![©®™‼⁉ℹ])[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\uFE0F\u20E3])+`;
/** Emoji, with the space after them if one comes before them too. */
const droppedEmoji = new RegExp(`(?<=^| )${emoji}(?: |$)|${emoji}`, 'gu');

/** A text as a document prints it, on one line: without emoji, and with a question mark for each letter that documents do not print. */
export const printable = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+|(?!\u00A0)\p{Zs}/gu, ' ')
    .replaceAll(/\p{Cf}/gu, '')
    .normalize('NFC')
    .replaceAll(droppedEmoji, '')
    .replaceAll(unprintable, '?')
    .trim();

import type { Bilingual } from '../../../kernel/db/schema.ts';
import type { Locale } from '../../../kernel/http/operation.ts';
import { ticketTexts } from '../tickets/texts.ts';
import type { TicketStrings } from '../tickets/pdf-ticket.ts';

const locales: readonly Locale[] = ['en', 'mt'];

/** A word of the printed ticket, in both languages. */
export const printed = (
  word: { [Key in keyof TicketStrings]: TicketStrings[Key] extends string ? Key : never }[keyof TicketStrings],
): Bilingual => ({
  en: ticketTexts.en[word],
  mt: ticketTexts.mt[word],
});

/** The same text in both languages, such as a name. */
export const same = (text: string): Bilingual => ({ en: text, mt: text });

const escaped = (text: string): string =>
  text.replaceAll(/["\\]/g, (character) => `\\${character}`).replaceAll(/\r?\n/g, '\\n');

/**
 * The words of a pass. A phone in neither language shows a pass as it is written: so it is written in its owner's language, and each of its
 * words is the key of its translations.
 */
export function passWords(locale: Locale) {
  const strings: Record<Locale, Record<string, string>> = { en: {}, mt: {} };
  return {
    /** The text to write into the pass. */
    write: (text: Bilingual): string => {
      for (const language of locales) strings[language][escaped(text[locale])] = escaped(text[language]);
      return text[locale];
    },
    /** The translations of all that was written, escaped as the file format wants them. */
    strings,
  };
}

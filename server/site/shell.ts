import type { Union } from '../content/union.ts';
import type { Locale } from '../http/operation.ts';

/** What the pages need to know of the union before their first call. */
export function unionFacts(union: Union, locale: Locale, isSimulated: boolean): object {
  return {
    id: union.id,
    name: union.name[locale],
    socials: union.socials,
    flags: union.flags,
    prices: union.prices,
    emailDomains: union.emailDomains,
    payments: { ...union.payments, simulated: isSimulated },
  };
}

/** The page that every address outside the API answers with, in the visitor's language and with the union's facts in it. */
export function renderShell(template: string, facts: object, locale: Locale): string {
  // In HTML only `<` can end a script element; in JSON it may be written as an escape.
  const json = JSON.stringify(facts).replaceAll('<', '\\u003c');
  return template
    .replace(/<html lang="\w+"/, `<html lang="${locale}"`)
    .replace(
      /(<script type="application\/json" id="union">)[^<]*(<\/script>)/,
      (_, open: string, close: string) => `${open}${json}${close}`,
    );
}

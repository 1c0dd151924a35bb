import type { Locale, Schemas } from './operation.ts';

const formats: Record<Locale, Intl.NumberFormat> = {
  en: new Intl.NumberFormat('en-MT', { style: 'currency', currency: 'EUR' }),
  mt: new Intl.NumberFormat('mt-MT', { style: 'currency', currency: 'EUR' }),
};

/** Euro cents as the API gives them: the number, and the formatted amount, such as €12.00. */
export function money(cents: number, locale: Locale): Schemas['Money'] {
  return { amount: cents, formatted: formats[locale].format(cents / 100) };
}

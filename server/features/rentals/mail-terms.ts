import type { Locale } from '../../kernel/http/operation.ts';

type Terms = {
  /** While everything comes back: until when, all that is paid, and the part of it that is lost later. */
  early: (until: string, paid: string, price: string) => string;
  late: (until: string, price: string) => string;
  /** After it was called off too late. */
  kept: (until: string, price: string) => string;
};

/** The refund terms for calling a request off, in the reader's language. */
export const refundTerms: Record<Locale, Terms> = {
  en: {
    early: (until, paid, price) =>
      `If you call it off by ${until}, you get ${paid} back; after that, the ${price} isn’t returned.`,
    late: (until, price) =>
      `If you call it off now, the ${price} isn’t returned: the time to get it back ended on ${until}.`,
    kept: (until, price) => `The ${price} isn’t returned: the time to get it back ended on ${until}.`,
  },
  mt: {
    early: (until, paid, price) =>
      `Biex tieħu lura ${paid}, ħassar it-talba sa: ${until}. Wara, is-somma ta’ ${price} ma tingħatax lura.`,
    late: (until, price) =>
      `Jekk tħassar it-talba issa, is-somma ta’ ${price} ma tingħatax lura. Iż-żmien għal dan għalaq: ${until}.`,
    kept: (until, price) => `Is-somma ta’ ${price} ma tingħatax lura. Iż-żmien għal dan għalaq: ${until}.`,
  },
};

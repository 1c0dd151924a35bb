import type { Locale } from '../http/operation.ts';

/** The facts in the texts, written in the reader's language. */
export type MailFacts = {
  product: string;
  /** Such as €7.00. */
  sum: string;
  reference: string;
  when: string;
};

type MailTexts = {
  receipt: { heading: (facts: MailFacts) => string; lines: (facts: MailFacts) => string[] };
  refunded: { heading: (facts: MailFacts) => string; paragraphs: (facts: MailFacts) => string[] };
};

/** The mails that are the same for each product, in the reader's language. */
export const mailTexts: Record<Locale, MailTexts> = {
  en: {
    receipt: {
      heading: ({ product }) => `Paid: ${product}`,
      lines: ({ product, sum, when, reference }) => [`${product}: ${sum}`, `Paid: ${when}`, `Receipt: ${reference}`],
    },
    refunded: {
      heading: ({ product }) => `Refunded: ${product}`,
      paragraphs: ({ sum, reference }) => [
        'This payment arrived when nothing was due: it had already been paid, or you had cancelled it.',
        `${sum} went back to the card that you paid with. Your bank may take a few days to show it. Reference: ${reference}.`,
      ],
    },
  },
  mt: {
    receipt: {
      heading: ({ product }) => `Ħlas irċevut: ${product}`,
      lines: ({ product, sum, when, reference }) => [
        `${product}: ${sum}`,
        `Data tal-ħlas: ${when}`,
        `Irċevuta: ${reference}`,
      ],
    },
    refunded: {
      heading: ({ product }) => `Rifużjoni: ${product}`,
      paragraphs: ({ sum, reference }) => [
        'Dan il-ħlas wasal meta ma kien fadal xejn x’jitħallas: kien diġà tħallas, jew kont ħassartu.',
        `${sum} intbagħtu lura fuq il-karta li ħallast biha. Il-bank jista’ jdum ftit jiem biex jurihom. Referenza: ${reference}.`,
      ],
    },
  },
};

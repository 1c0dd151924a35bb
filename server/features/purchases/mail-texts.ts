import type { Product } from '../../kernel/db/account-tables.ts';

/** The facts in the texts, written in the reader's language. */
export type MailFacts = {
  product: string;
  /** Such as €7.00. */
  sum: string;
  reference: string;
  /** Such as 2026/27. */
  year: string;
  when: string;
  plate: string;
  note: string | null;
  cardNumber: string;
  /** Why the staff refused. */
  reason: string;
};
type Paragraphs = (facts: MailFacts) => string[];
type MailTexts = {
  receipt: { heading: (facts: MailFacts) => string; given: Record<Product, Paragraphs>; proof: Paragraphs };
  refunded: { heading: (facts: MailFacts) => string; paragraphs: Paragraphs };
  permit_valid: { heading: (facts: MailFacts) => string; paragraphs: Paragraphs };
  permit_refused: { heading: (facts: MailFacts) => string; paragraphs: Paragraphs };
  actions: Record<Product, string>;
};

/** The mails about paid products, in the reader's language. */
export const mailTexts: Record<'en' | 'mt', MailTexts> = {
  en: {
    receipt: {
      heading: ({ product }) => `Paid: ${product}`,
      given: {
        parking_permit: ({ year, plate }) => [
          `Your application for a parking permit has arrived. Scholastic year: ${year}. Car: ${plate}.`,
          'Next we’ll check your driving licence and write to you once the permit is valid.',
        ],
        student_card: ({ cardNumber }) => [
          `Your student card is ready. Its number is ${cardNumber}.`,
          'Open it in your account to show in shops: it has a code for them to scan.',
        ],
        research_fund: () => ['Thank you. Your donation supports your fellow students’ research.'],
      },
      proof: ({ product, sum, when, reference, note }) => [
        [`${product}: ${sum}`, `Paid: ${when}`, `Receipt: ${reference}`, ...(note ? [`Your note: ${note}`] : [])].join(
          '\n',
        ),
      ],
    },
    refunded: {
      heading: ({ product }) => `Refunded: ${product}`,
      paragraphs: ({ sum, reference }) => [
        'This payment arrived when nothing was due: it had already been paid, or you had cancelled it.',
        `${sum} went back to the card that you paid with. Your bank may take a few days to show it. Reference: ${reference}.`,
      ],
    },
    permit_valid: {
      heading: () => 'Your parking permit is valid',
      paragraphs: ({ year, plate }) => [`Scholastic year: ${year}. Car: ${plate}.`],
    },
    permit_refused: {
      heading: () => 'Your parking permit: please send your licence again',
      paragraphs: ({ plate, reason }) => [
        `We couldn’t approve your application. Car: ${plate}.`,
        reason,
        'Send your licence again from your account. You won’t have to pay again.',
      ],
    },
    actions: {
      parking_permit: 'See my parking permit',
      student_card: 'See my student card',
      research_fund: 'See my account',
    },
  },
  mt: {
    receipt: {
      heading: ({ product }) => `Ħlas irċevut: ${product}`,
      given: {
        parking_permit: ({ year, plate }) => [
          `L-applikazzjoni tiegħek għal permess tal-parkeġġ waslet. Sena skolastika: ${year}. Karozza: ${plate}.`,
          'Issa naraw il-liċenzja tas-sewqan tiegħek, u niktbulek meta l-permess ikun validu.',
        ],
        student_card: ({ cardNumber }) => [
          `L-istudent card tiegħek hi lesta. Numru: ${cardNumber}.`,
          'Uriha fil-ħwienet mill-kont tiegħek: fiha kodiċi li jiskennjawh.',
        ],
        research_fund: () => ['Grazzi. Id-donazzjoni tiegħek tmur għar-riċerka ta’ studenti bħalek.'],
      },
      proof: ({ product, sum, when, reference, note }) => [
        [
          `${product}: ${sum}`,
          `Data tal-ħlas: ${when}`,
          `Irċevuta: ${reference}`,
          ...(note ? [`In-nota tiegħek: ${note}`] : []),
        ].join('\n'),
      ],
    },
    refunded: {
      heading: ({ product }) => `Rifużjoni: ${product}`,
      paragraphs: ({ sum, reference }) => [
        'Dan il-ħlas wasal meta ma kien fadal xejn x’jitħallas: kien diġà tħallas, jew kont ħassartu.',
        `${sum} intbagħtu lura fuq il-karta li ħallast biha. Il-bank jista’ jdum ftit jiem biex jurihom. Referenza: ${reference}.`,
      ],
    },
    permit_valid: {
      heading: () => 'Il-permess tal-parkeġġ tiegħek hu validu',
      paragraphs: ({ year, plate }) => [`Sena skolastika: ${year}. Karozza: ${plate}.`],
    },
    permit_refused: {
      heading: () => 'Il-permess tal-parkeġġ tiegħek: erġa’ ibgħat il-liċenzja',
      paragraphs: ({ plate, reason }) => [
        `Ma stajniex napprovaw l-applikazzjoni tiegħek. Karozza: ${plate}.`,
        reason,
        'Erġa’ ibgħat il-liċenzja mill-kont tiegħek. M’għandekx għalfejn terġa’ tħallas.',
      ],
    },
    actions: {
      parking_permit: 'Ara l-permess tiegħi',
      student_card: 'Ara l-istudent card tiegħi',
      research_fund: 'Ara l-kont tiegħi',
    },
  },
};

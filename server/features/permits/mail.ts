import type { Queryable } from '../../kernel/db/database.ts';
import type { Locale } from '../../kernel/http/operation.ts';
import type { SoldProduct } from '../../kernel/products/sold-product.ts';

declare module '../../kernel/products/mail.ts' {
  interface PurchaseMails {
    permit_valid: object;
    /** `decision` tells one refusal from another. */
    permit_refused: { decision: string; reason: string };
  }
}

/** `year` as in 2026/27. */
type Car = { year: string; plate: string };

type Texts = {
  arrived: (car: Car) => string[];
  note: (note: string) => string;
  permit_valid: { heading: string; paragraphs: (car: Car) => string[] };
  /** `reason`: why the staff refused. */
  permit_refused: { heading: string; paragraphs: (car: Car, reason: string) => string[] };
};

const texts: Record<Locale, Texts> = {
  en: {
    arrived: ({ year, plate }) => [
      `Your application for a parking permit has arrived. Scholastic year: ${year}. Car: ${plate}.`,
      'Next we’ll check your driving licence and write to you once the permit is valid.',
    ],
    note: (note) => `Your note: ${note}`,
    permit_valid: {
      heading: 'Your parking permit is valid',
      paragraphs: ({ year, plate }) => [`Scholastic year: ${year}. Car: ${plate}.`],
    },
    permit_refused: {
      heading: 'Your parking permit: please send your licence again',
      paragraphs: ({ plate }, reason) => [
        `We couldn’t approve your application. Car: ${plate}.`,
        reason,
        'Send your licence again from your account. You won’t have to pay again.',
      ],
    },
  },
  mt: {
    arrived: ({ year, plate }) => [
      `L-applikazzjoni tiegħek għal permess tal-parkeġġ waslet. Sena skolastika: ${year}. Karozza: ${plate}.`,
      'Issa naraw il-liċenzja tas-sewqan tiegħek, u niktbulek meta l-permess ikun validu.',
    ],
    note: (note) => `In-nota tiegħek: ${note}`,
    permit_valid: {
      heading: 'Il-permess tal-parkeġġ tiegħek hu validu',
      paragraphs: ({ year, plate }) => [`Sena skolastika: ${year}. Karozza: ${plate}.`],
    },
    permit_refused: {
      heading: 'Il-permess tal-parkeġġ tiegħek: erġa’ ibgħat il-liċenzja',
      paragraphs: ({ plate }, reason) => [
        `Ma stajniex napprovaw l-applikazzjoni tiegħek. Karozza: ${plate}.`,
        reason,
        'Erġa’ ibgħat il-liċenzja mill-kont tiegħek. M’għandekx għalfejn terġa’ tħallas.',
      ],
    },
  },
};

async function readFacts(db: Queryable, purchaseId: string) {
  const permit = db
    .selectFrom('parking_permits')
    .select(['number_plate', 'note'])
    .where('purchase_id', '=', purchaseId);
  const { number_plate: plate = '', note = null } = (await permit.executeTakeFirst()) ?? {};
  return { plate, note };
}

/** The words of a permit's receipt, and the mails about the staff's decision. */
export const permitMails: Required<Pick<SoldProduct, 'receipt' | 'letter'>> = {
  receipt: async (db, { id, locale, year }) => {
    const { plate, note } = await readFacts(db, id);
    const { arrived, note: writtenNote } = texts[locale];
    return { paragraphs: arrived({ year, plate }), lines: note ? [writtenNote(note)] : [] };
  },
  letter: async (db, { id, locale, year }, job) => {
    const { permit_valid, permit_refused } = texts[locale];
    const { plate } = await readFacts(db, id);
    if (job.kind === 'permit_valid')
      return { heading: permit_valid.heading, paragraphs: permit_valid.paragraphs({ year, plate }) };
    if (job.kind === 'permit_refused')
      return { heading: permit_refused.heading, paragraphs: permit_refused.paragraphs({ year, plate }, job.reason) };
    throw new Error(`A permit has no mail of the kind ${job.kind}`);
  },
};

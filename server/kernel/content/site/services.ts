import type { Bilingual } from '../../db/schema.ts';
import { checkOf } from '../check.ts';
import { bilingual, cents, list, record, slug, text } from '../shapes.ts';
import type { SiteReader } from './reader.ts';
import { flag } from './shapes.ts';

/** The parts that have a price in union.json. */
const togaParts = ['toga', 'sash', 'trencher', 'doctorateTrencher'] as const;
export type TogaPart = (typeof togaParts)[number];

/** A size of a piece: up to so many centimetres, or for degrees that contain one of these words. The last takes all others. */
export type TogaSize = { id: string; name?: Bilingual; upTo?: number; words?: string[] };
export type TogaType = {
  id: TogaPart;
  name: Bilingual;
  description: Bilingual;
  inSet: boolean;
  /** The answer that says which size somebody needs. */
  sizedBy: 'height' | 'head' | 'degree';
  /** The smallest first. */
  sizes: TogaSize[];
};
export type ComplaintType = { id: string; name: Bilingual; description: Bilingual };
export type Equipment = {
  id: string;
  name: Bilingual;
  description: Bilingual;
  quantity: number;
  forWhom: 'everyone' | 'organisations';
  /** Euro cents for a loan. */
  price: number;
  deposit: number;
};

export type Services = { togaTypes: TogaType[]; complaintTypes: ComplaintType[]; equipment: Equipment[] };

const described = { name: bilingual, description: bilingual };

const togaSize = record(
  { id: { type: 'string', pattern: '^[A-Za-z-]{1,20}$', description: 'a size such as XL, or a word such as laws' } },
  { name: bilingual, upTo: { type: 'integer', minimum: 30, maximum: 250 }, words: list(text) },
);

const checkTogaTypes = checkOf<TogaType[]>(
  list(
    record({
      id: { enum: [...togaParts] },
      ...described,
      inSet: flag,
      sizedBy: { enum: ['height', 'head', 'degree'] },
      sizes: { ...list(togaSize), minItems: 1 },
    }),
  ),
);

const checkComplaintTypes = checkOf<ComplaintType[]>(list(record({ id: slug, ...described })));

const checkEquipment = checkOf<Equipment[]>(
  list(
    record({
      id: slug,
      ...described,
      quantity: { type: 'integer', minimum: 1, maximum: 10_000 },
      forWhom: { enum: ['everyone', 'organisations'] },
      price: cents,
      deposit: cents,
    }),
  ),
);

export const readServices = (reader: SiteReader): Services => ({
  togaTypes: reader.list('services/toga-types.json', checkTogaTypes),
  complaintTypes: reader.list('services/complaint-types.json', checkComplaintTypes),
  equipment: reader.list('services/equipment.json', checkEquipment),
});

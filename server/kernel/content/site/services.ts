import type { Bilingual } from '../../db/schema.ts';
import { checkOf } from '../check.ts';
import { bilingual, cents, list, record, slug } from '../shapes.ts';
import type { SiteReader } from './reader.ts';
import { flag } from './shapes.ts';

/** The parts that have a price in union.json. */
const togaParts = ['toga', 'sash', 'trencher', 'doctorateTrencher'] as const;
export type TogaPart = (typeof togaParts)[number];

export type TogaType = { id: TogaPart; name: Bilingual; description: Bilingual; inSet: boolean };
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

const checkTogaTypes = checkOf<TogaType[]>(list(record({ id: { enum: [...togaParts] }, ...described, inSet: flag })));

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

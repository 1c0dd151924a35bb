import { checkOf } from '../check.ts';
import {
  bilingual,
  cents,
  flag,
  integer,
  list,
  oneOf,
  pattern,
  record,
  slug,
  some,
  text,
  type ValueOf,
} from '../shapes.ts';
import type { SiteReader } from './reader.ts';

const described = { name: bilingual, description: bilingual };

/** The parts that have a price in union.json. */
const togaPart = oneOf('toga', 'sash', 'trencher', 'doctorateTrencher');

/** A size of a piece: up to so many centimetres, or for degrees that contain one of these words. The last takes all others. */
const togaSize = record(
  { id: pattern('^[A-Za-z-]{1,20}$', 'a size such as XL, or a word such as laws') },
  { name: bilingual, upTo: integer(30, 250), words: list(text) },
);

const togaType = record({
  id: togaPart,
  ...described,
  inSet: flag,
  /** The answer that says which size somebody needs. */
  sizedBy: oneOf('height', 'head', 'degree'),
  /** The smallest first. */
  sizes: some(togaSize),
});

const complaintType = record({ id: slug, ...described });

const equipment = record({
  id: slug,
  ...described,
  quantity: integer(1, 10_000),
  forWhom: oneOf('everyone', 'organisations'),
  /** For a loan. */
  price: cents,
  deposit: cents,
});

export type TogaPart = ValueOf<typeof togaPart>;
export type TogaSize = ValueOf<typeof togaSize>;
export type TogaType = ValueOf<typeof togaType>;
export type ComplaintType = ValueOf<typeof complaintType>;
export type Equipment = ValueOf<typeof equipment>;

export type Services = { togaTypes: TogaType[]; complaintTypes: ComplaintType[]; equipment: Equipment[] };

const checkTogaTypes = checkOf(list(togaType));
const checkComplaintTypes = checkOf(list(complaintType));
const checkEquipment = checkOf(list(equipment));

export const readServices = (reader: SiteReader): Services => ({
  togaTypes: reader.list('services/toga-types.json', checkTogaTypes),
  complaintTypes: reader.list('services/complaint-types.json', checkComplaintTypes),
  equipment: reader.list('services/equipment.json', checkEquipment),
});

import type { Bilingual } from '../../db/schema.ts';
import type { Schemas } from '../../http/operation.ts';
import type { WrittenText } from '../../text/blocks.ts';
import { checkOf } from '../check.ts';
import { bilingual, list, record, slug, text } from '../shapes.ts';
import type { Art } from './articles.ts';
import { checkPlan, drawingOf } from './drawing.ts';
import type { Filed, SiteReader } from './reader.ts';
import { art, webAddress, writtenText } from './shapes.ts';

export type BusinessArea = { id: string; name: Bilingual };

/** A company's interviews on one day of the expo, the first being 1: the starts of the first and the last interview. */
export type InterviewHours = { day: number; from: string; to: string };

export type HiringCompany = Filed<{
  title: string;
  summary: Bilingual;
  description: WrittenText;
  website: string;
  /** Business areas. */
  sectors: string[];
  stand?: string;
  positions: { title: Bilingual; kind: Bilingual; about: Bilingual }[];
  interviews: InterviewHours[];
  art: Art;
}>;

export type Careers = {
  businessAreas: BusinessArea[];
  hiringCompanies: HiringCompany[];
  /** The floor of the careers expo, as the browser receives it; null only where the content has mistakes. */
  expoFloor: Schemas['SeatPlan'] | null;
  /** The zone of that floor in which each stand is. */
  standZones: ReadonlyMap<string, string>;
};

const checkBusinessAreas = checkOf<BusinessArea[]>(list(record({ id: slug, name: bilingual })));

const quarter = {
  type: 'string',
  pattern: '^([01]\\d|2[0-3]):(00|15|30|45)$',
  description: 'a time at a quarter of an hour such as 09:15',
} as const;

const checkCompany = checkOf<HiringCompany>(
  record(
    {
      title: text,
      summary: bilingual,
      description: writtenText,
      website: webAddress,
      sectors: { ...list(slug), minItems: 1 },
      positions: list(record({ title: bilingual, kind: bilingual, about: bilingual })),
      interviews: list(record({ day: { type: 'integer', minimum: 1, maximum: 10 }, from: quarter, to: quarter })),
      art,
    },
    { stand: text },
  ),
);

export function readCareers(reader: SiteReader): Careers {
  const floor = reader.one('plans/expo-floor.json', checkPlan);
  return {
    businessAreas: reader.list('business-areas.json', checkBusinessAreas),
    hiringCompanies: reader.folder('companies', checkCompany),
    expoFloor: floor === undefined ? null : drawingOf(floor),
    standZones: new Map(
      (floor?.zones ?? []).flatMap(({ name, rows }) =>
        rows.flatMap(({ seats }) => seats.map(({ seat_number }) => [seat_number, name] as const)),
      ),
    ),
  };
}

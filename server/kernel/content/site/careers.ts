import type { Schemas } from '../../http/operation.ts';
import { checkOf } from '../check.ts';
import { bilingual, integer, list, pattern, record, slug, some, text, type ValueOf } from '../shapes.ts';
import { checkPlan, drawingOf } from './drawing.ts';
import type { Filed, SiteReader } from './reader.ts';
import { art, webAddress, writtenText } from './shapes.ts';

const quarter = pattern('^([01]\\d|2[0-3]):(00|15|30|45)$', 'a time at a quarter of an hour such as 09:15');

const businessArea = record({ id: slug, name: bilingual });

/** A company's interviews on one day of the expo, the first being 1: the starts of the first and the last interview. */
const interviewHours = record({ day: integer(1, 10), from: quarter, to: quarter });

const company = record(
  {
    title: text,
    summary: bilingual,
    description: writtenText,
    website: webAddress,
    /** Business areas. */
    sectors: some(slug),
    positions: list(record({ title: bilingual, kind: bilingual, about: bilingual })),
    interviews: list(interviewHours),
    art,
  },
  { stand: text },
);

export type BusinessArea = ValueOf<typeof businessArea>;
export type InterviewHours = ValueOf<typeof interviewHours>;
export type HiringCompany = Filed<ValueOf<typeof company>>;

export type Careers = {
  businessAreas: BusinessArea[];
  hiringCompanies: HiringCompany[];
  /** The floor of the careers expo, as the browser receives it; null only where the content has mistakes. */
  expoFloor: Schemas['SeatPlan'] | null;
  /** The zone of that floor in which each stand is. */
  standZones: ReadonlyMap<string, string>;
};

const checkBusinessAreas = checkOf(list(businessArea));
const checkCompany = checkOf(company);

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

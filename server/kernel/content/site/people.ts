import { checkOf } from '../check.ts';
import { bilingual, bilingualTexts, email, flag, list, oneOf, record, slug, text, type ValueOf } from '../shapes.ts';
import type { SiteReader } from './reader.ts';
import { art, webAddress, year } from './shapes.ts';

const person = { id: slug, name: text, role: bilingual, email };

const councilMember = record({ ...person, executive: flag, about: bilingual, course: bilingual });

const representative = record(person, { course: bilingual });

const area = record({
  id: slug,
  name: bilingual,
  description: bilingual,
  bodies: bilingualTexts,
  representatives: list(representative),
});

const organisationKind = oneOf(
  'academic',
  'arts',
  'community',
  'faith_and_thought',
  'international',
  'media',
  'politics',
  'sports',
);

const organisation = record(
  { id: slug, name: text, kind: organisationKind, summary: bilingual, founded: year, email, art },
  { meets: bilingual, website: webAddress },
);

const tier = oneOf('main', 'partner', 'supporter');
const sponsor = record({ id: slug, name: text, tier, about: bilingual, website: webAddress, art });

export type CouncilMember = ValueOf<typeof councilMember>;
export type Representative = ValueOf<typeof representative>;
export type RepresentationArea = ValueOf<typeof area>;
export type OrganisationKind = ValueOf<typeof organisationKind>;
export type StudentOrganisation = ValueOf<typeof organisation>;
export type Sponsor = ValueOf<typeof sponsor>;

export type People = {
  council: CouncilMember[];
  areas: RepresentationArea[];
  organisations: StudentOrganisation[];
  sponsors: Sponsor[];
};

const checkCouncil = checkOf(list(councilMember));
const checkAreas = checkOf(list(area));
const checkOrganisations = checkOf(list(organisation));
const checkSponsors = checkOf(list(sponsor));

export const readPeople = (reader: SiteReader): People => ({
  council: reader.list('union/council.json', checkCouncil),
  areas: reader.list('union/representation.json', checkAreas),
  organisations: reader.list('union/organisations.json', checkOrganisations),
  sponsors: reader.list('union/sponsors.json', checkSponsors),
});

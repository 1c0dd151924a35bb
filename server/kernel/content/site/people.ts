import type { Bilingual, BilingualList } from '../../db/schema.ts';
import { checkOf } from '../check.ts';
import { bilingual, bilingualTexts, email, list, record, slug, text } from '../shapes.ts';
import type { Art } from './articles.ts';
import type { SiteReader } from './reader.ts';
import { art, flag, webAddress, year } from './shapes.ts';

export type CouncilMember = {
  id: string;
  name: string;
  role: Bilingual;
  executive: boolean;
  about: Bilingual;
  course: Bilingual;
  email: string;
};

export type Representative = { id: string; name: string; role: Bilingual; course?: Bilingual; email: string };

export type RepresentationArea = {
  id: string;
  name: Bilingual;
  description: Bilingual;
  bodies: BilingualList;
  representatives: Representative[];
};

const organisationKinds = [
  'academic',
  'arts',
  'community',
  'faith_and_thought',
  'international',
  'media',
  'politics',
  'sports',
] as const;

export type OrganisationKind = (typeof organisationKinds)[number];

export type StudentOrganisation = {
  id: string;
  name: string;
  kind: OrganisationKind;
  summary: Bilingual;
  founded: number;
  meets?: Bilingual;
  email: string;
  website?: string;
  art: Art;
};

export type Sponsor = {
  id: string;
  name: string;
  tier: 'main' | 'partner' | 'supporter';
  about: Bilingual;
  website: string;
  art: Art;
};

export type People = {
  council: CouncilMember[];
  areas: RepresentationArea[];
  organisations: StudentOrganisation[];
  sponsors: Sponsor[];
};

const person = { id: slug, name: text, role: bilingual, email };

const checkCouncil = checkOf<CouncilMember[]>(
  list(record({ ...person, executive: flag, about: bilingual, course: bilingual })),
);

const checkAreas = checkOf<RepresentationArea[]>(
  list(
    record({
      id: slug,
      name: bilingual,
      description: bilingual,
      bodies: bilingualTexts,
      representatives: list(record(person, { course: bilingual })),
    }),
  ),
);

const checkOrganisations = checkOf<StudentOrganisation[]>(
  list(
    record(
      { id: slug, name: text, kind: { enum: [...organisationKinds] }, summary: bilingual, founded: year, email, art },
      { meets: bilingual, website: webAddress },
    ),
  ),
);

const checkSponsors = checkOf<Sponsor[]>(
  list(
    record({
      id: slug,
      name: text,
      tier: { enum: ['main', 'partner', 'supporter'] },
      about: bilingual,
      website: webAddress,
      art,
    }),
  ),
);

export const readPeople = (reader: SiteReader): People => ({
  council: reader.list('union/council.json', checkCouncil),
  areas: reader.list('union/representation.json', checkAreas),
  organisations: reader.list('union/organisations.json', checkOrganisations),
  sponsors: reader.list('union/sponsors.json', checkSponsors),
});

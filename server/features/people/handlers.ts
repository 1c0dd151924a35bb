import { kindNames } from '../../kernel/content/kind-names.ts';
import type { CardDeal } from '../../kernel/content/reference.ts';
import type { Sponsor, StudentOrganisation } from '../../kernel/content/site/people.ts';
import type { Site } from '../../kernel/content/site/site-type.ts';
import type { Bilingual } from '../../kernel/db/schema.ts';
import type { Handlers, Locale, OperationId, Schemas } from '../../kernel/http/operation.ts';
import type { Source } from '../../kernel/http/prepared.ts';
import { forGood } from '../../kernel/reference/for-good.ts';
import { inAlphabet } from '../../kernel/reference/sorted.ts';
import { hasWords, searchWords, searchable } from '../../kernel/text/words.ts';

type Company = Schemas['Company'];
type Tier = Sponsor['tier'];

/** Everyone that hires, sponsors or has a deal for the student card, each once; who does several of these is known by the name. */
function companiesOf({ hiringCompanies, sponsors }: Site, cardDeals: readonly CardDeal[]): Company[] {
  const companies = new Map<string, Company>();
  const add = (id: string, name: string, website: string | null, role: Company['works_as'][number]) => {
    const known = companies.get(name) ?? { id, name, website, works_as: [] };
    const works_as = known.works_as.includes(role) ? known.works_as : [...known.works_as, role];
    companies.set(name, { ...known, website: known.website ?? website, works_as });
  };
  for (const { slug, title, website } of hiringCompanies) add(slug, title, website, 'hiring');
  for (const { id, name, website } of sponsors) add(id, name, website, 'sponsor');
  for (const { id, partner } of cardDeals) add(id, partner, null, 'card_partner');
  return [...companies.values()];
}

type Operations =
  | 'listStudentOrganisations'
  | 'listCompanies'
  | 'listRepresentationAreas'
  | 'listCouncilMembers'
  | 'listSponsors';

/** The sponsors’ tiers, highest first. */
const tiers: readonly Tier[] = ['main', 'partner', 'supporter'];
const tierNames: Record<Tier, Bilingual> = {
  main: { en: 'Main sponsor', mt: 'Sponsor ewlieni' },
  partner: { en: 'Partner', mt: 'Sieħeb' },
  supporter: { en: 'Supporter', mt: 'Sostenitur' },
};

/** The union's people and partners. */
export function peopleHandlers(site: Site, cardDeals: readonly CardDeal[]): Pick<Handlers, Operations> {
  const { council, areas, organisations, sponsors } = site;
  const companies = companiesOf(site, cardDeals);
  const searched = organisations.map((organisation) => ({ ...organisation, words: wordsOf(organisation) }));

  return {
    listStudentOrganisations: async ({ query, locale }) => {
      const kind = query['filter[kind]'];
      const words = searchWords(query['filter[search]'] ?? '');
      const found = searched.filter(
        (each) => (kind === undefined || each.kind === kind) && hasWords(each.words, words),
      );
      return { data: byName(found, locale).map((each) => presentOrganisation(each, locale)) };
    },
    listCompanies: async ({ locale }) => ({ data: byName(companies, locale) }),
    listRepresentationAreas: async ({ locale }) => ({
      data: areas.map(({ id, name, description, bodies, representatives }) => ({
        id,
        name: name[locale],
        description: description[locale],
        bodies: bodies[locale],
        representatives: representatives.map((person) => ({
          id: person.id,
          name: person.name,
          role: person.role[locale],
          course: person.course?.[locale] ?? null,
          email: person.email,
          portrait: person.id,
        })),
      })),
    }),
    listCouncilMembers: async ({ locale }) => ({
      data: council.map(({ id, name, role, executive, about, course, email }) => ({
        id,
        name,
        role: role[locale],
        is_executive: executive,
        about: about[locale],
        course: course[locale],
        email,
        portrait: id,
      })),
    }),
    listSponsors: async ({ locale }) => ({
      data: tiers
        .flatMap((tier) => sponsors.filter((sponsor) => sponsor.tier === tier))
        .map((sponsor) => ({
          ...sponsor,
          tier_name: tierNames[sponsor.tier][locale],
          about: sponsor.about[locale],
        })),
    }),
  };
}

const wordsOf = ({ name, summary, kind }: StudentOrganisation): string =>
  searchable(name, ...[summary, kindNames[kind]].flatMap(({ en, mt }) => [en, mt]));

/** Names that are the same in both languages, in the order of one's alphabet. */
function byName<Entry extends { name: string }>(entries: readonly Entry[], locale: Locale): Entry[] {
  const bilingual = entries.map((entry) => ({ entry, name: { en: entry.name, mt: entry.name } }));
  return inAlphabet(bilingual, locale).map(({ entry }) => entry);
}

function presentOrganisation(organisation: StudentOrganisation, locale: Locale): Schemas['StudentOrganisation'] {
  const { id, name, kind, summary, founded, meets, email, website, art } = organisation;
  return {
    id,
    name,
    kind,
    kind_name: kindNames[kind][locale],
    summary: summary[locale],
    founded,
    meets: meets?.[locale] ?? null,
    email,
    website: website ?? null,
    art,
  };
}

/** Kept ready, with an ETag, until the portal starts again. */
export const preparedPeople: Partial<Record<OperationId, Pick<Source, 'version'>>> = {
  listStudentOrganisations: forGood,
  listCompanies: forGood,
  listRepresentationAreas: forGood,
  listCouncilMembers: forGood,
  listSponsors: forGood,
};

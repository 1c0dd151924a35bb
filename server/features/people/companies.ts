import type { CardDeal } from '../../kernel/content/reference-types.ts';
import type { Site } from '../../kernel/content/site/site-type.ts';
import type { Schemas } from '../../kernel/http/operation.ts';

type Company = Schemas['Company'];

/** Everyone that hires, sponsors or has a deal for the student card, each once; who does several of these is known by the name. */
export function companiesOf({ hiringCompanies, sponsors }: Site, cardDeals: readonly CardDeal[]): Company[] {
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

import { localDate } from '../../kernel/calendar/moments.ts';
import type { HiringCompany } from '../../kernel/content/site/careers.ts';
import type { Kernel } from '../../kernel/feature.ts';
import type { Handlers, Locale, OperationId, Schemas } from '../../kernel/http/operation.ts';
import { pageOf } from '../../kernel/http/paging.ts';
import type { Source } from '../../kernel/http/prepared.ts';
import { Problem } from '../../kernel/http/problem.ts';
import { forGood } from '../../kernel/reference/for-good.ts';
import { named } from '../../kernel/reference/named.ts';
import { sorted } from '../../kernel/reference/sorted.ts';
import { searchWords, hasWords, searchable } from '../../kernel/text/words.ts';
import { blocksOf, plainText } from '../../kernel/text/blocks.ts';
import { nextExpo } from './interviews/days.ts';
import { freeTimes } from './interviews/slots.ts';

type Operations =
  | 'listBusinessAreas'
  | 'listHiringCompanies'
  | 'getHiringCompany'
  | 'getExpoFloor'
  | 'getCareersStatus';

/** Companies that are hiring, and the careers expo at which they do. */
export function careerHandlers(deps: Pick<Kernel, 'db' | 'clock' | 'union' | 'site'>): Pick<Handlers, Operations> {
  const { db, clock, union, site } = deps;
  const { businessAreas, hiringCompanies, standing } = site;
  const { expo } = standing;
  const companies = hiringCompanies
    .toSorted((a, b) => a.title.localeCompare(b.title, 'mt'))
    .map((company) => ({ ...company, words: wordsOf(company) }));

  const summaryOf = (company: HiringCompany, locale: Locale): Schemas['HiringCompanySummary'] => ({
    id: company.slug,
    slug: company.slug,
    title: company.title,
    summary: company.summary[locale],
    sectors: company.sectors.map((area) => named(businessAreas, area, locale)),
    stand: company.stand ?? null,
    interviews: company.interviews.length > 0,
    art: company.art,
  });

  return {
    listBusinessAreas: async ({ locale }) => ({ data: sorted(businessAreas, locale) }),
    listHiringCompanies: async ({ query, locale }) => {
      const area = query['filter[business_area]'];
      const words = searchWords(query['filter[search]'] ?? '');
      const found = companies.filter(
        ({ sectors, words: has }) => (area === undefined || sectors.includes(area)) && hasWords(has, words),
      );
      const { data, meta } = pageOf(found, query);
      return { data: data.map((company) => summaryOf(company, locale)), meta };
    },
    getHiringCompany: async ({ params, locale }) => {
      const company = companies.find(({ slug }) => slug === params.slug);
      if (company === undefined) throw new Problem(404, 'not_found');
      const positions = company.positions.map(({ title, kind, about }) => ({
        title: title[locale],
        kind: kind[locale],
        about: about[locale],
      }));
      return {
        data: {
          ...summaryOf(company, locale),
          description: blocksOf(company.description[locale]),
          website: company.website,
          positions,
          interview_slots: await freeTimes(deps, db, company.slug),
        },
      };
    },
    getExpoFloor: async () => {
      if (site.expoFloor === null) throw new Problem(404, 'not_found');
      return { data: site.expoFloor };
    },
    getCareersStatus: async ({ locale }) => {
      const next = nextExpo(deps);
      if (next === undefined) return { data: null };
      const today = localDate(clock.now().getTime(), union.timeZone);
      return {
        data: {
          published: true,
          name: expo.name[locale],
          starts_on: next.startsOn,
          ends_on: next.endsOn,
          hours: expo.hours[locale],
          venue: expo.venue[locale],
          companies: companies.length,
          interview_minutes: expo.interviewMinutes,
          arrive_minutes_early: expo.arriveMinutesEarly,
          running: next.startsOn <= today,
        },
      };
    },
  };
}

const wordsOf = ({ title, summary, description, positions }: HiringCompany): string =>
  searchable(
    title,
    ...(['en', 'mt'] as const).flatMap((locale) => [
      summary[locale],
      plainText(description[locale]),
      ...positions.map((position) => position.title[locale]),
    ]),
  );

/** Kept ready, with an ETag; the expo comes by the clock. */
export const preparedCareers: Partial<Record<OperationId, Pick<Source, 'version'>>> = {
  listBusinessAreas: forGood,
  listHiringCompanies: forGood,
  getHiringCompany: {},
  getExpoFloor: forGood,
  getCareersStatus: {},
};

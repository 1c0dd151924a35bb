import { comingStretches } from '../../kernel/calendar/yearly.ts';
import { localDate } from '../../kernel/content/moments.ts';
import type { HiringCompany } from '../../kernel/content/site/careers.ts';
import type { Site } from '../../kernel/content/site/site-type.ts';
import type { Deps } from '../../kernel/deps.ts';
import type { Handlers, Locale, OperationId, Schemas } from '../../kernel/http/operation.ts';
import { pageOf } from '../../kernel/http/paging.ts';
import type { Source } from '../../kernel/http/prepared.ts';
import { Problem } from '../../kernel/http/problem.ts';
import { forGood } from '../../kernel/reference/for-good.ts';
import { named } from '../../kernel/reference/named.ts';
import { sorted } from '../../kernel/reference/sorted.ts';
import { searchWords, hasWords, searchable } from '../../kernel/text/words.ts';
import { blocksOf, plainText } from '../../kernel/text/blocks.ts';
import { interviewDays } from './interviews.ts';

type Operations = 'listBusinessAreas' | 'listHiringCompanies' | 'getHiringCompany' | 'getCareersStatus';

/** Companies that are hiring, and the careers expo at which they do. */
export function careerHandlers(
  { clock, union }: Pick<Deps, 'clock' | 'union'>,
  { businessAreas, hiringCompanies, standing }: Site,
): Pick<Handlers, Operations> {
  const { expo } = standing;
  const today = () => localDate(clock.now().getTime(), union.timeZone);
  const nextExpo = () => comingStretches([{ opensOn: expo.startsOn, closesOn: expo.endsOn }], today())[0];
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
      const startsOn = nextExpo()?.opens_on;
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
          interview_slots:
            startsOn === undefined ? [] : interviewDays(company.interviews, startsOn, expo.interviewMinutes),
        },
      };
    },
    getCareersStatus: async ({ locale }) => {
      const next = nextExpo();
      if (!expo.published || next === undefined) return { data: null };
      return {
        data: {
          published: true,
          name: expo.name[locale],
          starts_on: next.opens_on,
          ends_on: next.closes_on,
          hours: expo.hours[locale],
          venue: expo.venue[locale],
          companies: companies.length,
          interview_minutes: expo.interviewMinutes,
          arrive_minutes_early: expo.arriveMinutesEarly,
          running: next.opens_on <= today(),
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
  getCareersStatus: {},
};

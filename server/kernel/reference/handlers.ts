import type { CardDeal, Reference } from '../content/reference.ts';
import { localDate } from '../calendar/moments.ts';
import type { Deps } from '../deps.ts';
import type { Handlers, Locale, OperationId, Schemas } from '../http/operation.ts';
import { comingTimes } from './card-times.ts';
import { forGood } from './for-good.ts';
import type { Lists } from './lists.ts';
import { homeFirst, sorted } from './sorted.ts';

type Operations =
  | 'listEnrollmentTypes'
  | 'listNationalities'
  | 'listLocalities'
  | 'listEntities'
  | 'listCourses'
  | 'getCardOpeningDates'
  | 'listCardDeals';

export type ReferenceDeps = Pick<Deps, 'clock' | 'union'> & { lists: Lists; reference: Reference };

/** The lists to choose from, each in alphabetical order, and the facts about student cards for those who have none. */
export function referenceHandlers({ clock, union, lists, reference }: ReferenceDeps): Pick<Handlers, Operations> {
  return {
    listEnrollmentTypes: async ({ locale }) => ({ data: sorted(lists.enrollmentTypes, locale) }),
    listNationalities: async ({ locale }) => ({ data: homeFirst(sorted(lists.nationalities, locale)) }),
    listLocalities: async ({ locale }) => ({ data: sorted(lists.localities, locale) }),
    listEntities: async ({ locale }) => ({ data: sorted(lists.entities, locale) }),
    listCourses: async ({ query, locale }) => {
      const entity = query['filter[entity_id]'];
      const courses = lists.courses.filter(({ entity_id }) => entity === undefined || entity_id === entity);
      return { data: sorted(courses, locale) };
    },
    getCardOpeningDates: async () => ({
      data: comingTimes(reference.cardTimes, localDate(clock.now().getTime(), union.timeZone)),
    }),
    listCardDeals: async ({ locale }) => ({ data: reference.cardDeals.map((deal) => presentDeal(deal, locale)) }),
  };
}

function presentDeal(deal: CardDeal, locale: Locale): Schemas['CardDeal'] {
  const { id, partner, offer, conditions, category } = deal;
  return {
    id,
    partner,
    offer: offer[locale],
    conditions: conditions?.[locale] ?? null,
    category: category[locale],
  };
}

/** The operations whose answers are the same for everyone: cached, with an ETag; lists change only with a restart. */
export function preparedReference(): Partial<Record<OperationId, { version?: () => Promise<string> }>> {
  return {
    listEnrollmentTypes: forGood,
    listNationalities: forGood,
    listLocalities: forGood,
    listEntities: forGood,
    listCourses: forGood,
    getCardOpeningDates: {},
    listCardDeals: forGood,
  };
}

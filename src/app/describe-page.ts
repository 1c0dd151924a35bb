import type { i18n } from 'i18next';
import en from '../../locales/en/descriptions.json';
import mt from '../../locales/mt/descriptions.json';
import { describeCompany } from '../features/careers/describe-company.ts';
import type { Describe, PageWords, Reading } from '../kit/content/describe.ts';
import { descriptionOf, runningText } from '../kit/content/description.ts';
import { pageReadInto } from '../kit/content/page.queries.ts';
import { describeEvent } from '../features/events/describe-event.ts';
import { describeFund, describeTheme } from '../features/initiatives/describe-initiative.ts';
import { describeArticle, describePublication } from '../features/media/describe-piece.ts';
import type { AppRoute } from './app-route.ts';

/** Pages of one thing each, by their paths in the route table. */
const describers: Readonly<Record<string, Describe>> = {
  '/media/events/:slug': describeEvent,
  '/media/news/:slug': describeArticle,
  '/about/resources/:slug': describePublication,
  '/initiatives/kokka-fondi/:slug': describeFund,
  '/initiatives/tedx-conferences/:slug': describeTheme,
  '/careers/careers-expo/companies/:slug': describeCompany,
};

/** Of pages whose content has no words that would do, by their titles: never sent to browsers. */
const descriptions: Record<Reading['language'], Partial<Record<NonNullable<AppRoute['titleKey']>, string>>> = {
  en,
  mt,
};

/** The bow of the boat stands for the whole portal. */
const portalArt = { seed: 'harbour', scene: 'prow' };

const isOfPortal = ({ titleKey }: AppRoute) => titleKey === undefined || titleKey === 'home';

function describeByTitle(route: AppRoute, { queries, language, union }: Reading, { t }: i18n): PageWords | undefined {
  const { titleKey = 'home' } = route;
  const text = pageReadInto(queries);
  const ofContent = text && descriptionOf(text.lead, runningText(text.body), language);
  const description = descriptions[language][titleKey] ?? ofContent;
  if (description === undefined) return undefined;
  return { title: isOfPortal(route) ? union.name : t(`shell:pages.${titleKey}`), description };
}

/** The portal's own card, for pages that have none. */
export const portalCard = ({ union }: Pick<Reading, 'union'>, { t }: i18n) => ({
  art: portalArt,
  title: union.name,
  lines: [t('home:intro')],
});

/** A page in words, once it is loaded; undefined for one that is not to be found, such as /404. */
export function describePage(route: AppRoute, reading: Reading, texts: i18n): PageWords | undefined {
  if (route.status !== undefined) return undefined;
  const describe = describers[route.path];
  return describe === undefined ? describeByTitle(route, reading, texts) : describe(reading);
}

import type { i18n } from 'i18next';
import en from '../../locales/en/descriptions.json';
import mt from '../../locales/mt/descriptions.json';
import { describeHub, describeHubElsewhere, describeToolkit } from '../features/career-finder/describe-finder.ts';
import { describeCompany, describeFloor } from '../features/careers/describe-expo.ts';
import { describeEvent } from '../features/events/describe-event.ts';
import { describeFund, describeTheme } from '../features/initiatives/describe-initiative.ts';
import { describeArticle, describePublication } from '../features/media/describe-piece.ts';
import {
  type Card,
  type Describe,
  type PageWords,
  type Reading,
  descriptionOf,
  runningText,
} from '../kit/content/describe.ts';
import { pageReadInto } from '../kit/content/page.queries.ts';
import type { AppRoute } from './app-route.ts';

/** Descriptions of detail pages, by their paths in the route table. */
const describers: Readonly<Record<string, Describe>> = {
  '/media/events/:slug': describeEvent,
  '/media/news/:slug': describeArticle,
  '/about/resources/:slug': describePublication,
  '/initiatives/kokka-fondi/:slug': describeFund,
  '/initiatives/tedx-conferences/:slug': describeTheme,
  '/careers/careers-expo/companies/:slug': describeCompany,
  '/careers/careers-expo/floor-plan': describeFloor,
  '/careers/career-finder/self-reflection-toolkit': describeToolkit,
  '/careers/career-finder/student-career-resource-hub/:type?': describeHub,
  '/careers/career-finder/student-resource-hub/:type?': describeHubElsewhere,
};

/** Descriptions by title, for pages whose content has no suitable text: never sent to browsers. */
const descriptions: Record<Reading['language'], Partial<Record<NonNullable<AppRoute['titleKey']>, string>>> = {
  en,
  mt,
};

/** The bow of the boat, for the portal as a whole. */
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

/** The portal's own card, for pages without one. */
export const portalCard = ({ union }: Pick<Reading, 'union'>, { t }: i18n): Card => ({
  art: portalArt,
  title: union.name,
  lines: [t('home:intro')],
});

/** The metadata of a loaded page; undefined for one that search engines should not find, such as /404. */
export function describePage(route: AppRoute, reading: Reading, texts: i18n): PageWords | undefined {
  if (route.status !== undefined) return undefined;
  const describe = describers[route.path];
  return describe === undefined ? describeByTitle(route, reading, texts) : describe(reading);
}

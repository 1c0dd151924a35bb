import type { Profile } from '../kit/person/profile.ts';
import type { Statuses } from '../kit/union/statuses.ts';
import { actsForOrganisation, isStudent, type GuardName } from './guards.ts';
import type { AppRoute, MenuSection, Site } from './app-route.ts';
import { routesOf } from './routes.tsx';

/** The facts that decide which pages the menu shows a person. */
export interface MenuFacts extends Site {
  statuses: Statuses;
  /** Undefined for visitors. */
  profile: Profile | undefined;
}

/** A link of the menu or the footer. */
export interface SectionLink {
  href: string;
  titleKey: NonNullable<AppRoute['titleKey']>;
}

const isFor = (guard: GuardName | undefined, profile: Profile | undefined) =>
  (guard !== 'student' || (profile !== undefined && isStudent(profile))) &&
  (guard !== 'organisation' || (profile !== undefined && actsForOrganisation(profile)));

/** The address to which the menu links for a page: its own, its substitute's, or undefined for none. */
function targetOf({ path, menuNeeds }: AppRoute, statuses: Statuses): string | undefined {
  if (menuNeeds === undefined || statuses[menuNeeds.status]) return path;
  return menuNeeds.otherwise;
}

/** The links of a section, read from the route table: a page that does not exist, or is not for this person, has none. */
export function sectionLinks(
  section: MenuSection,
  { statuses, profile, ...site }: MenuFacts,
  table?: readonly AppRoute[],
): SectionLink[] {
  return routesOf(site, table).flatMap((route) => {
    const { menu, titleKey, guard } = route;
    if (menu !== section || titleKey === undefined || !isFor(guard, profile)) return [];
    const href = targetOf(route, statuses);
    return href === undefined ? [] : [{ href, titleKey }];
  });
}

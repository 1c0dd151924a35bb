import { useTranslation } from 'react-i18next';
import { useProfile } from '../../kit/person/profile.ts';
import { useStatuses } from '../../kit/union/statuses.ts';
import { useUnion } from '../../kit/union/union.ts';
import type { MenuSection } from '../app-route.ts';
import { sectionLinks } from '../section-links.ts';

/** A link of the menu or the footer, in the page's language. */
export interface NamedLink {
  href: string;
  label: string;
}

/** Returns the links of a section that this person may use. */
export function useSectionLinks(): (section: MenuSection) => NamedLink[] {
  const { t } = useTranslation('shell');
  const { id, flags } = useUnion();
  const profile = useProfile();
  const statuses = useStatuses();
  return (section) =>
    sectionLinks(section, { id, flags, profile, statuses }).map(({ href, titleKey }) => ({
      href,
      label: t(`pages.${titleKey}`),
    }));
}

import { useTranslation } from 'react-i18next';
import { useUnion } from '../../union/union.ts';
import { routes, type MenuSection } from '../routes.tsx';

/** A link of the menu or the footer. */
export interface SectionLink {
  href: string;
  label: string;
}

/** The links of a section, read from the route table: a page that is not there yet has no link. */
export function useSectionLinks(): (section: MenuSection) => SectionLink[] {
  const { t } = useTranslation('shell');
  const { flags } = useUnion();
  return (section) =>
    routes.flatMap(({ path, menu, titleKey, flag }) => {
      const shown = menu === section && titleKey !== undefined && (flag === undefined || flags[flag]);
      return shown ? [{ href: path, label: t(`pages.${titleKey}`) }] : [];
    });
}

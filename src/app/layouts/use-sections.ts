import { useTranslation } from 'react-i18next';
import { useProfile } from '../../session/profile.ts';
import { useUnion } from '../../union/union.ts';
import { isStudent, type GuardName } from '../guards.ts';
import { routes, type MenuSection } from '../routes.tsx';

/** A link of the menu or the footer. */
export interface SectionLink {
  href: string;
  label: string;
}

/** The links of a section, read from the route table: a page that is not there yet, or not for this person, has no link. */
export function useSectionLinks(): (section: MenuSection) => SectionLink[] {
  const { t } = useTranslation('shell');
  const { flags } = useUnion();
  const profile = useProfile();
  const isFor = (guard: GuardName | undefined) => guard !== 'student' || (profile !== undefined && isStudent(profile));
  return (section) =>
    routes.flatMap(({ path, menu, titleKey, flag, guard }) => {
      const isOn = flag === undefined || flags[flag];
      const shown = menu === section && titleKey !== undefined && isOn && isFor(guard);
      return shown ? [{ href: path, label: t(`pages.${titleKey}`) }] : [];
    });
}

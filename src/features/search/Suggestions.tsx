import { useTranslation } from 'react-i18next';
import { paths } from '../../kit/paths.ts';
import { stack } from '../../kit/theme/layout.css.ts';
import { MoreLink } from '../../kit/ui/MoreLink.tsx';

/** Links to the most wanted pages, shown before a search. */
export function Suggestions() {
  const { t } = useTranslation(['search', 'shell']);
  const links = [
    { href: paths.events(), label: t('shell:pages.events') },
    { href: paths.parkingPermit(), label: t('shell:pages.parkingPermit') },
    { href: paths.kokkaFondi(), label: t('shell:pages.kokkaFondi') },
    { href: paths.studentOrganisations(), label: t('shell:pages.studentOrganisations') },
    { href: paths.contact(), label: t('shell:pages.contact') },
  ];
  return (
    <section className={stack.s}>
      <h2>{t('often')}</h2>
      <ul>
        {links.map(({ href, label }) => (
          <li key={href}>
            <MoreLink href={href}>{label}</MoreLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

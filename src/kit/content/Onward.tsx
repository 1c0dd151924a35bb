import { useTranslation } from 'react-i18next';
import { MoreLink } from '../ui/MoreLink.tsx';
import * as styles from './Onward.css.ts';

/** Links to related pages. */
export function Onward({ links }: { links: readonly { label: string; href: string }[] }) {
  const { t } = useTranslation('content');
  if (links.length === 0) return null;
  return (
    <nav aria-label={t('goOn')}>
      <h2 className={styles.title}>{t('goOn')}</h2>
      <ul className={styles.links}>
        {links.map(({ label, href }) => (
          <li key={href}>
            <MoreLink href={href}>{label}</MoreLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Tiles } from '../../kit/art/Tiles.tsx';
import { askAgain } from '../../features/consent/asking.ts';
import { useUnion } from '../../kit/union/union.ts';
import { menuSections } from '../app-route.ts';
import { paths } from '../../kit/paths.ts';
import { withItsNoun } from '../../kit/ui/with-its-noun.tsx';
import * as styles from './Footer.css.ts';
import { useSectionLinks, type NamedLink } from './use-sections.ts';

interface ColumnProps {
  title: string;
  links: readonly NamedLink[];
  id?: string;
}

/** A section's links; on a phone they are folded away under its name, without any script. */
function Column({ title, links, id }: ColumnProps) {
  if (links.length === 0) return null;
  return (
    <section id={id}>
      <h2 className={styles.title}>{title}</h2>
      <details className={styles.fold} name="footer">
        <summary className={styles.opener}>{title}</summary>
        <ul className={styles.links}>
          {links.map(({ href, label }) => (
            <li key={href}>
              <a href={href}>{withItsNoun(label)}</a>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

/** The footer: every section again, the union's contact details, the policies. */
export function Footer() {
  const { t } = useTranslation('shell');
  const { name, socials, payments } = useUnion();
  const linksOf = useSectionLinks();
  const [year] = useState(() => new Date().getFullYear());
  return (
    <footer className={styles.root}>
      <div className={styles.tiles}>
        <Tiles seed="pjazza" cols={24} rows={1} />
      </div>
      <div className={styles.inner}>
        <div className={styles.columns}>
          {menuSections.map((section) => (
            <Column key={section} title={t(`sections.${section}`)} links={linksOf(section)} />
          ))}
          <Column
            id="reach-us"
            title={t('reachUs')}
            links={[
              { href: paths.contact(), label: t('pages.contact') },
              ...socials.map(({ name, url }) => ({ href: url, label: name })),
            ]}
          />
        </div>
        <div className={styles.end}>
          {/* The page may have been rendered before New Year. */}
          <span suppressHydrationWarning>
            © {year} {name}
          </span>
          {linksOf('policies').map(({ href, label }) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
          <button type="button" className={styles.scripted} onClick={askAgain}>
            {t('consent.choices')}
          </button>
          {payments.simulated && <span>{t('simulatedPayments')}</span>}
        </div>
      </div>
    </footer>
  );
}

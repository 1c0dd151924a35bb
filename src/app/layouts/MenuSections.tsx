import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { useSession } from '../../session/session.ts';
import { paths } from '../paths.ts';
import { menuSections } from '../routes.tsx';
import { useReturnPath } from '../use-return-path.ts';
import * as styles from './Menu.css.ts';
import { useLeave } from './use-leave.ts';
import { useSectionLinks } from './use-sections.ts';

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.links}>{children}</ul>
    </section>
  );
}

function PageLink({ href, label }: { href: string; label: string }) {
  const [path] = useLocation();
  return (
    <li>
      <a href={href} aria-current={path === href ? 'page' : undefined}>
        {label}
      </a>
    </li>
  );
}

function AccountSection({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('shell');
  const returnPath = useReturnPath();
  const links = useSectionLinks()('account');
  const leave = useLeave();
  return (
    <Section title={t('sections.account')}>
      {useSession().state === 'signedIn' ? (
        <>
          {links.map((link) => (
            <PageLink key={link.href} {...link} />
          ))}
          <li>
            <button
              type="button"
              onClick={() => {
                onDone();
                leave();
              }}
            >
              {t('logout')}
            </button>
          </li>
        </>
      ) : (
        <PageLink href={paths.login(returnPath)} label={t('login')} />
      )}
    </Section>
  );
}

/** The sections that have pages, and the person's own. */
export function MenuSections({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('shell');
  const linksOf = useSectionLinks();
  return (
    <nav className={styles.sections} aria-label={t('mainMenu')}>
      {menuSections.map((section) => {
        const links = linksOf(section);
        return links.length === 0 ? null : (
          <Section key={section} title={t(`sections.${section}`)}>
            {links.map((link) => (
              <PageLink key={link.href} {...link} />
            ))}
          </Section>
        );
      })}
      <AccountSection onDone={onDone} />
    </nav>
  );
}

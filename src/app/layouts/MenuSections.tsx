import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { paths } from '../../kit/paths.ts';
import { useSession } from '../../kit/session/session.ts';
import { menuSections } from '../app-route.ts';
import { useLeave } from '../sign-out.ts';
import { useReturnPath } from '../use-return-path.ts';
import * as styles from './Menu.css.ts';
import { MenuSection } from './MenuSection.tsx';
import { useSectionLinks, type NamedLink } from './use-sections.ts';

/** True if the section's own page, or one below it, is on screen. */
const isWithin = (path: string, links: readonly NamedLink[]) =>
  links.some(({ href }) => path === href || path.startsWith(`${href}/`));

function PageLink({ href, label }: NamedLink) {
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
  const [path] = useLocation();
  const returnPath = useReturnPath();
  const links = useSectionLinks()('account');
  const leave = useLeave();
  const isSignedIn = useSession().state === 'signedIn';
  if (!isSignedIn)
    return (
      <MenuSection title={t('sections.account')} startsOpen>
        <PageLink href={paths.login(returnPath)} label={t('login')} />
        <PageLink href={paths.register()} label={t('register')} />
      </MenuSection>
    );
  return (
    <MenuSection title={t('sections.account')} startsOpen={isWithin(path, links)}>
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
    </MenuSection>
  );
}

/** The sections that have pages, and the person's account. */
export function MenuSections({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('shell');
  const [path] = useLocation();
  const linksOf = useSectionLinks();
  return (
    <nav className={styles.sections} aria-label={t('mainMenu')}>
      {menuSections.map((section) => {
        const links = linksOf(section);
        return links.length === 0 ? null : (
          <MenuSection key={section} title={t(`sections.${section}`)} startsOpen={isWithin(path, links)}>
            {links.map((link) => (
              <PageLink key={link.href} {...link} />
            ))}
          </MenuSection>
        );
      })}
      <AccountSection onDone={onDone} />
    </nav>
  );
}

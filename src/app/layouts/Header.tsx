import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../session/session.ts';
import { classNames } from '../../ui/class-names.ts';
import { shellPaths } from '../shell-paths.ts';
import { AccountLinks } from './AccountLinks.tsx';
import * as styles from './Bar.css.ts';
import { LanguageMenu } from './late-parts.ts';
import { Logo } from './Logo.tsx';
import { lazyPart } from '../../late/lazy-part.ts';

const menu = lazyPart(async () => (await import('./Menu.tsx')).Menu);

/** Fetches the menu ahead of the press; what cannot be fetched now is fetched by it. */
const expectMenu = () => void menu.preload().catch(() => undefined);

/** Without the menu the foot of the page has the same links. */
const goToFooter = () => document.querySelector('footer')?.scrollIntoView();

/** The bar that stays on top: logo, language, account, menu. */
export function Header() {
  const { t } = useTranslation('shell');
  const { state } = useSession();
  const [menuOpen, setMenuOpen] = useState(false);
  return (
    <header className={styles.sticky}>
      <nav className={styles.inner} aria-label={t('mainLinks')}>
        <Logo />
        <a className={classNames(styles.item, styles.wideOnly)} href={shellPaths.search()}>
          {t('pages.search')}
        </a>
        <LanguageMenu className={classNames(styles.item, state === 'signedIn' && styles.roomyOnly)} />
        <AccountLinks />
        <button
          type="button"
          className={styles.toggle}
          aria-haspopup="dialog"
          aria-expanded={menuOpen}
          onPointerEnter={expectMenu}
          onFocus={expectMenu}
          onClick={() => void menu.preload().then(() => setMenuOpen(true), goToFooter)}
        >
          <span className={styles.burger} aria-hidden="true">
            <i />
            <i />
            <i />
          </span>
          {t('menu')}
        </button>
      </nav>
      {menu.isLoaded() && <menu.Part open={menuOpen} onClose={() => setMenuOpen(false)} />}
    </header>
  );
}

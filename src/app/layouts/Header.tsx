import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../session/session.ts';
import { classNames } from '../../ui/class-names.ts';
import { paths } from '../paths.ts';
import { AccountLinks } from './AccountLinks.tsx';
import * as styles from './Bar.css.ts';
import { LanguageMenu } from './LanguageMenu.tsx';
import { Logo } from './Logo.tsx';
import { Menu } from './Menu.tsx';

/** The bar that stays on top: logo, language, account, menu. */
export function Header() {
  const { t } = useTranslation('shell');
  const { state } = useSession();
  const [menuOpen, setMenuOpen] = useState(false);
  return (
    <header className={styles.sticky}>
      <div className={styles.inner}>
        <Logo />
        <a className={classNames(styles.item, styles.wideOnly)} href={paths.search()}>
          {t('pages.search')}
        </a>
        <LanguageMenu className={classNames(styles.item, state === 'signedIn' && styles.roomyOnly)} />
        <AccountLinks />
        <button
          type="button"
          className={styles.toggle}
          aria-haspopup="dialog"
          aria-expanded={menuOpen}
          onClick={() => setMenuOpen(true)}
        >
          <span className={styles.burger} aria-hidden="true">
            <i />
            <i />
            <i />
          </span>
          {t('menu')}
        </button>
      </div>
      <Menu open={menuOpen} onClose={() => setMenuOpen(false)} />
    </header>
  );
}

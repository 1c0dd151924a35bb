import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../kit/session/session.ts';
import { classNames } from '../../kit/ui/class-names.ts';
import { shellPaths } from '../../kit/shell-paths.ts';
import { AccountLinks } from './AccountLinks.tsx';
import * as styles from './Bar.css.ts';
import { LanguageMenu, Menu } from './late-parts.ts';
import { Logo } from './Logo.tsx';
import { closeMenu, menuCommand } from './menu-dialog.ts';

/** The menu's code may not be here yet, but that of links is. */
function closeMenuOnLink({ target }: MouseEvent): void {
  if (target instanceof Element && target.closest('a') !== null) closeMenu();
}

/** The bar that stays at the top: logo, language, account, menu. */
export function Header() {
  const { t } = useTranslation('shell');
  const { state } = useSession();
  return (
    // People press the links inside; the bar only notices that one was pressed.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <header className={styles.sticky} onClick={closeMenuOnLink}>
      <nav className={styles.inner} aria-label={t('mainLinks')}>
        <Logo />
        <a className={classNames(styles.item, styles.wideOnly)} href={shellPaths.search()}>
          {t('pages.search')}
        </a>
        <LanguageMenu className={classNames(styles.item, state === 'signedIn' && styles.roomyOnly)} />
        <AccountLinks />
        <button type="button" className={styles.toggle} aria-haspopup="dialog" {...menuCommand('show-modal')}>
          <span className={styles.burger} aria-hidden="true">
            <i />
            <i />
            <i />
          </span>
          {t('menu')}
        </button>
      </nav>
      <Menu />
    </header>
  );
}

import { useTranslation } from 'react-i18next';
import { AccountLinks } from './AccountLinks.tsx';
import * as styles from './Bar.css.ts';
import { Frame } from './Frame.tsx';
import { LanguageMenu } from './late-parts.ts';
import type { LayoutProps } from './layouts.ts';
import { Logo } from './Logo.tsx';

/** The layout of a guided flow: no menu and no footer, so that nobody leaves it by accident. */
export function FlowLayout({ children }: LayoutProps) {
  const { t } = useTranslation('shell');
  const header = (
    <header className={styles.sticky}>
      <nav className={styles.inner} aria-label={t('mainLinks')}>
        <Logo />
        <LanguageMenu className={styles.item} />
        <AccountLinks />
      </nav>
    </header>
  );
  return <Frame header={header}>{children}</Frame>;
}

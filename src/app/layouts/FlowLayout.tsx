import type { ReactNode } from 'react';
import * as styles from './Bar.css.ts';
import { AccountLinks } from './AccountLinks.tsx';
import { Frame } from './Frame.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { Logo } from './Logo.tsx';

/** The layout of a guided flow: no menu and no footer, so that nothing leads away from it by accident. */
export function FlowLayout({ children }: { children: ReactNode }) {
  const header = (
    <header className={styles.sticky}>
      <div className={styles.inner}>
        <Logo />
        <LanguageSwitch className={styles.item} />
        <AccountLinks />
      </div>
    </header>
  );
  return <Frame header={header}>{children}</Frame>;
}

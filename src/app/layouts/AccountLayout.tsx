import type { ReactNode } from 'react';
import * as styles from './AccountLayout.css.ts';
import { AccountNav } from './AccountNav.tsx';
import { DefaultLayout } from './DefaultLayout.tsx';

/** The layout of the account's pages: their menu beside or, on a phone, above them. */
export function AccountLayout({ children }: { children: ReactNode }) {
  return (
    <DefaultLayout>
      <div className={styles.page}>
        <AccountNav />
        <div className={styles.content}>{children}</div>
      </div>
    </DefaultLayout>
  );
}

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLinkNavigation } from '../use-link-navigation.ts';
import { ConnectionBanner } from './ConnectionBanner.tsx';
import { DeletionNotice } from './DeletionNotice.tsx';
import * as styles from './Frame.css.ts';
import { LoadingBar } from './LoadingBar.tsx';

interface Props {
  header: ReactNode;
  footer?: ReactNode;
  /** Stays at the foot of the window. */
  dock?: ReactNode;
  children: ReactNode;
}

/** What every layout has around its page. */
export function Frame({ header, footer, dock, children }: Props) {
  const { t } = useTranslation('shell');
  useLinkNavigation();
  return (
    <>
      <div className={styles.root}>
        <a className={styles.skip} href="#main">
          {t('skip')}
        </a>
        <LoadingBar />
        {header}
        <ConnectionBanner />
        <DeletionNotice />
        <main className={styles.main} id="main" tabIndex={-1}>
          {children}
        </main>
        {footer}
      </div>
      {dock}
    </>
  );
}

import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { useProfile } from '../../kit/session/profile.ts';
import { patientPart } from '../../kit/late/late-part.tsx';
import { renderOnServer } from '../../kit/late/lazy-part.ts';
import { shellPaths } from '../../kit/shell-paths.ts';
import { fetchLateCode } from '../fetch-late-code.ts';
import { useLinkNavigation } from '../use-link-navigation.ts';
import { ConnectionBanner } from './ConnectionBanner.tsx';
import * as styles from './Frame.css.ts';
import { LoadingBar } from './LoadingBar.tsx';

const deletion = patientPart(async () => (await fetchLateCode()).DeletionNotice);
renderOnServer(deletion);

interface Props {
  header: ReactNode;
  footer?: ReactNode;
  /** Content that stays at the bottom of the window. */
  dock?: ReactNode;
  children: ReactNode;
}

/** The frame that every layout puts around its page. */
export function Frame({ header, footer, dock, children }: Props) {
  const { t } = useTranslation('shell');
  const [path] = useLocation();
  const dueAt = useProfile()?.deletion_due_at ?? null;
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
        {/* The account's first page has its own notice. */}
        {dueAt !== null && path !== shellPaths.account() && (
          <Suspense>
            <deletion.Part dueAt={dueAt} />
          </Suspense>
        )}
        <main className={styles.main} id="main" tabIndex={-1}>
          {children}
        </main>
        {footer}
      </div>
      {dock}
    </>
  );
}

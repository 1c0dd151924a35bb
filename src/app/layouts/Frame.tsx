import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { useConnection } from '../../kit/browser/connection.ts';
import { patientPart } from '../../kit/late/late-part.tsx';
import { renderOnServer } from '../../kit/late/lazy-part.ts';
import { useLatePresses } from '../../kit/late/use-late-presses.ts';
import { useProfile } from '../../kit/person/profile.ts';
import { shellPaths } from '../../kit/shell-paths.ts';
import { Banner } from '../../kit/ui/Banner.tsx';
import { LiveRegion } from '../../kit/ui/LiveRegion.tsx';
import { fetchLateCode } from '../fetch-late-code.ts';
import { useNavigationProgress } from '../navigation-progress.ts';
import { useLinkNavigation } from '../use-link-navigation.ts';
import * as styles from './Frame.css.ts';
import { loading, notice } from './Frame.css.ts';

/** Shows that the network is gone, and announces when it is back. */
function ConnectionBanner() {
  const { t } = useTranslation('shell');
  const connection = useConnection();
  const words = { online: '', offline: t('offline'), back: t('online') };
  return (
    <>
      <LiveRegion text={words[connection]} />
      {connection === 'offline' && (
        <aside className={notice}>
          <Banner tone="warn">{t('offline')}</Banner>
        </aside>
      )}
    </>
  );
}

/** A thin bar at the top while the next page loads. Focus on its heading announces the page, so the bar itself is silent. */
function LoadingBar() {
  const progress = useNavigationProgress();
  return progress === 'idle' ? null : <div className={loading} data-progress={progress} aria-hidden="true" />;
}

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
  useLatePresses();
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

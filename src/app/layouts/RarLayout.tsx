import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { Tiles } from '../../kit/art/Tiles.tsx';
import { paths } from '../../kit/paths.ts';
import { officerPaths } from '../../kit/session/officer-paths.ts';
import { chooseOrganisation, useOrganisation } from '../../kit/person/organisation.ts';
import { profileQuery } from '../../kit/person/profile.ts';
import { session } from '../../kit/session/session.ts';
import { wrap } from '../../kit/theme/layout.css.ts';
import { Tabs } from '../../kit/ui/Tabs.tsx';
import { PageSkeleton } from '../PageSkeleton.tsx';
import { rarBars } from '../rar-bars.ts';
import type { LayoutProps } from './layouts.ts';
import { PageTools } from './PageTools.tsx';
import * as styles from './RarLayout.css.ts';
import { SiteFrame } from './SiteFrame.tsx';

function TitledBar() {
  const { t } = useTranslation(['shell', 'rar']);
  const [path] = useLocation();
  const { all, current } = useOrganisation();
  const organisation = current?.name;
  const { first } = rarBars(path);
  return (
    <div className={styles.band}>
      <div className={styles.inner}>
        <div className={styles.tile}>
          <Tiles seed={organisation ?? 'rar'} cols={2} rows={2} />
        </div>
        <div>
          <p className={styles.title}>
            <a href={paths.rar()}>{t('rar.title')}</a>
          </p>
          {all.length < 2 ? (
            <p className={styles.subtitle}>{organisation ?? t('rar.subtitle')}</p>
          ) : (
            <select
              className={styles.choice}
              aria-label={t('rar:bar.organisation')}
              value={current?.id}
              onChange={({ currentTarget }) => chooseOrganisation(currentTarget.value)}
            >
              {all.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </div>
        <nav className={styles.years} aria-label={t('rar.title')}>
          {first.map(({ href, label }) => (
            <a key={href} href={href} aria-current={isWithin(path, href)}>
              {t(`rar.${label}`)}
            </a>
          ))}
          <a href={officerPaths.officers()}>{t('rar:bar.officers')}</a>
        </nav>
      </div>
    </div>
  );
}

/** `page` for the page itself, `true` for the pages under it. */
function isWithin(path: string, href: string): 'page' | 'true' | undefined {
  if (path === href) return 'page';
  return path.startsWith(`${href}/`) ? 'true' : undefined;
}

function PagesOfYear() {
  const { t } = useTranslation('shell');
  const [path] = useLocation();
  const { second } = rarBars(path);
  if (second.length === 0) return null;
  return (
    <div className={styles.pages}>
      <Tabs
        label={t('rar.pages')}
        tabs={second.map(({ href, label }) => ({
          href,
          label: t(`rar.${label}`),
          current: isWithin(path, href) !== undefined,
        }))}
      />
    </div>
  );
}

/** After this long without an answer, the device counts as offline. */
const PATIENCE_MS = 4000;

/** Restores the report's data kept on this device if the profile can't be read within `PATIENCE_MS`. */
async function arrive(queries: QueryClient): Promise<void> {
  if (session.token() === undefined) return;
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The portal gave no answer.')), PATIENCE_MS);
  });
  const known = navigator.onLine ? queries.ensureQueryData(profileQuery) : Promise.reject(new Error('No network.'));
  // A device that keeps a report has this code cached too.
  const takeOut = async () => (await import('../../features/rar/kept-report.ts')).takeOutReports(queries);
  await Promise.race([known, late]).catch(takeOut);
}

/** False until it is known whether the portal can be reached. */
function useArrived(): boolean {
  const queries = useQueryClient();
  const [hasArrived, setHasArrived] = useState(false);
  useEffect(() => {
    const enter = () => setHasArrived(true);
    void arrive(queries).then(enter, enter);
  }, [queries]);
  return hasArrived;
}

/** The layout of the yearly report: its titled bar with this year's and past reports, and under it the pages of one of them. */
export function RarLayout({ route, children }: LayoutProps) {
  const hasArrived = useArrived();
  return (
    <SiteFrame>
      <TitledBar />
      <PagesOfYear />
      <div className={wrap}>
        <PageTools route={route} />
      </div>
      {hasArrived ? children : <PageSkeleton />}
    </SiteFrame>
  );
}

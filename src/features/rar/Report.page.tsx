import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Redirect, useParams } from 'wouter';
import { errorMessage } from '../../kit/api/api-error.ts';
import { isUnreached, untilReached } from '../../kit/api/unreached.ts';
import { useConnection } from '../../kit/browser/connection.ts';
import { GuidePage } from '../../kit/content/GuidePage.tsx';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { paths } from '../../kit/paths.ts';
import { Banner } from '../../kit/ui/Banner.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { useFocusHome } from '../../kit/ui/use-focus-home.ts';
import { StatusMessage } from '../../kit/ui/StatusMessage.tsx';
import { PageTitle } from '../../kit/union/PageTitle.tsx';
import { DatesGlance, isTooLate, Unsent } from './Deadline.tsx';
import { LeftBehind } from './LeftBehind.tsx';
import { useKeepReport } from './kept-report.ts';
import * as styles from './rar.css.ts';
import {
  loadWithDates,
  rarDatesQuery,
  type RarReport,
  type ReportPlace,
  reportQuery,
  useReportStep,
} from './rar.queries.ts';
import { ReportCopy } from './ReportCopy.tsx';
import { LoadedPart, ThisYearsReport } from './ReportPlace.tsx';
import { ReportSection } from './ReportSection.tsx';
import { TaskList } from './TaskList.tsx';

export const load = loadWithDates('rar-report');

/** Nobody of the organisation has begun a report: a button while it is open, and the reason why not otherwise. */
function NotBegun({ organisation }: { organisation: string }) {
  const { t } = useTranslation('rar');
  const { begin } = useReportStep(organisation);
  const { data: dates } = useQuery(rarDatesQuery);
  if (dates?.state === 'not_open') return <Banner title={t('begin.notOpen')}>{t('begin.notOpenHow')}</Banner>;
  if (dates?.state === 'in_review') return <Unsent closesAt={undefined} />;
  return (
    <>
      <p>{t('begin.how')}</p>
      {begin.isError && (
        <Banner tone="bad" role="alert">
          {errorMessage(begin.error) ?? t('begin.failed')}
        </Banner>
      )}
      <div>
        <Button variant="act" busy={begin.isPending ? t('begin.busy') : undefined} onClick={() => begin.mutate()}>
          {t('begin.submit')}
        </Button>
      </div>
    </>
  );
}

/** A report that can't be changed any more, as it was sent, or as it stood at the deadline. It says that it was sent if it was open a moment ago. */
function Fixed({ place, report, wasOpen }: { place: ReportPlace; report: RarReport; wasOpen: boolean }) {
  const { t } = useTranslation('rar');
  const { summary } = report;
  const left = <LeftBehind place={place} report={report} />;
  if (!isTooLate(summary))
    return (
      <ReportCopy place={place} report={report}>
        {wasOpen && <StatusMessage title={t('sent.done')} />}
        {left}
      </ReportCopy>
    );
  return (
    <ReportCopy place={place} report={{ ...report, summary: { ...summary, state: 'closed' } }}>
      <Unsent closesAt={summary.closes_at} />
      {left}
    </ReportCopy>
  );
}

/** All of a report: its sections while it is written, then the copy of what was sent. */
function Whole({ place, report }: { place: ReportPlace; report: RarReport }) {
  const { t } = useTranslation('rar');
  const { can_write: isOpen, year } = report.summary;
  const [wasOpen, setWasOpen] = useState(isOpen);
  const [wasFixed, setWasFixed] = useState(!isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  if (!isOpen && !wasFixed) setWasFixed(true);
  return (
    <>
      <PageTitle page={t('list.title', { year })} />
      {isOpen ? (
        <TaskList place={place} report={report} wasFixed={wasFixed} />
      ) : (
        <Fixed place={place} report={report} wasOpen={wasOpen} />
      )}
    </>
  );
}

/** Without a connection: from when the shown report is, and what becomes of what is written now. */
function LastSeen({ query: { error, dataUpdatedAt } }: { query: UseQueryResult }) {
  const { t } = useTranslation('rar');
  const moment = useMomentWords();
  const isOffline = useConnection() === 'offline' || isUnreached(error);
  if (!isOffline || dataUpdatedAt === 0) return null;
  const { date, time } = moment(new Date(dataUpdatedAt).toISOString());
  return (
    <div className={styles.lastSeen}>
      <Banner>{t('status.lastSeen', { date, time })}</Banner>
    </div>
  );
}

/** A report that was begun: all of it, or one of its sections. */
function Begun({ place, section }: { place: ReportPlace; section: string | undefined }) {
  const query = useQuery({ ...reportQuery(place), ...untilReached });
  useKeepReport(place, query.dataUpdatedAt);
  return (
    <>
      <LastSeen query={query} />
      <LoadedPart query={query}>
        {(report) => {
          if (section !== undefined) return <ReportSection place={place} report={report} slug={section} />;
          return <Whole place={place} report={report} />;
        }}
      </LoadedPart>
    </>
  );
}

/**
 * This year's report: written section by section, then kept as it was sent: /rar/current/report and /rar/current/report/{section}. They are
 * one page, so that a device that keeps the first can open the others without network.
 */
export default function ReportPage() {
  const { section } = useParams();
  const { t } = useTranslation(['rar', 'shell']);
  // The button that starts or sends the report goes with the page that it was on.
  const page = useFocusHome<HTMLDivElement>('h1');
  return (
    <div ref={page} className={styles.boxless}>
      <ThisYearsReport>
        {(organisation, summary) => {
          if (summary !== undefined) return <Begun place={{ organisation, report: summary.id }} section={section} />;
          if (section !== undefined) return <Redirect to={paths.rarCurrent('report')} replace />;
          return (
            <GuidePage
              slug="rar-report"
              title={t('shell:pages.rarReport')}
              glance={<DatesGlance />}
              notice={<NotBegun organisation={organisation} />}
              second={{ href: paths.rarCurrent('regulations'), label: t('actions.regulations') }}
            />
          );
        }}
      </ThisYearsReport>
    </div>
  );
}

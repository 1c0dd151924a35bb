import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../kit/api/api-error.ts';
import { GuidePage } from '../../kit/content/GuidePage.tsx';
import { paths } from '../../kit/paths.ts';
import { Banner } from '../../kit/ui/Banner.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { DatesGlance } from './DatesGlance.tsx';
import {
  loadWithDates,
  rarDatesQuery,
  type RarReport,
  type RarSummary,
  type ReportPlace,
  useReportStep,
} from './rar.queries.ts';
import { ReportCopy } from './ReportCopy.tsx';
import { LoadedReport, ThisYearsReport } from './ReportPlace.tsx';
import { TaskList } from './TaskList.tsx';
import { Unsent } from './Unsent.tsx';

/** Reads the page's data. */
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

/** The deadline has passed and nothing was sent: closed, if only by the portal's next round. */
const isTooLate = ({ can_write, state }: RarSummary): boolean =>
  !can_write && (state === 'closed' || state === 'draft' || state === 'withdrawn');

/** A report that can't be changed any more, as it was sent, or as it stood at the deadline. */
function Fixed({ place, report }: { place: ReportPlace; report: RarReport }) {
  const { summary } = report;
  if (!isTooLate(summary)) return <ReportCopy place={place} report={report} />;
  return (
    <ReportCopy place={place} report={{ ...report, summary: { ...summary, state: 'closed' } }}>
      <Unsent closesAt={summary.closes_at} />
    </ReportCopy>
  );
}

/** This year's report: written section by section, then kept as it was sent: /rar/current/report */
export default function ReportPage() {
  const { t } = useTranslation(['rar', 'shell']);
  return (
    <ThisYearsReport>
      {(organisation, summary) =>
        summary === undefined ? (
          <GuidePage
            slug="rar-report"
            title={t('shell:pages.rarReport')}
            glance={<DatesGlance />}
            notice={<NotBegun organisation={organisation} />}
            second={{ href: paths.rarCurrent('regulations'), label: t('actions.regulations') }}
          />
        ) : (
          <LoadedReport place={{ organisation, report: summary.id }}>
            {(report) =>
              report.summary.can_write ? (
                <TaskList place={{ organisation, report: summary.id }} report={report} />
              ) : (
                <Fixed place={{ organisation, report: summary.id }} report={report} />
              )
            }
          </LoadedReport>
        )
      }
    </ThisYearsReport>
  );
}

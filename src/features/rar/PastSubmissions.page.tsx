import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'wouter';
import { GuidePage } from '../../kit/content/GuidePage.tsx';
import { Loaded } from '../../kit/content/Loaded.tsx';
import { loadPage } from '../../kit/content/page.queries.ts';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { paths } from '../../kit/paths.ts';
import { useOrganisation } from '../../kit/person/organisation.ts';
import { Badge } from '../../kit/ui/Badge.tsx';
import * as styles from './rar.css.ts';
import { reportsQuery } from './rar.queries.ts';
import { ReportCopy } from './ReportCopy.tsx';
import { LoadedReport } from './ReportPlace.tsx';

export const load = loadPage('rar-submissions');

/** The organisation's reports by year. */
function Reports({ organisation }: { organisation: string }) {
  const { t } = useTranslation('rar');
  const moment = useMomentWords();
  return (
    <Loaded query={useQuery(reportsQuery(organisation))}>
      {(reports) =>
        reports.length === 0 ? (
          <p>{t('past.none')}</p>
        ) : (
          <ul className={styles.tasks}>
            {reports.map(({ id, year, state, submitted_at }) => (
              <li key={id} className={styles.task}>
                <span className={styles.number}>{String(year).slice(2)}</span>
                <a className={styles.taskLink} href={`${paths.rarHistory('submissions')}?report=${id}`}>
                  {t('list.title', { year })}
                  {submitted_at !== null && (
                    <span className={styles.note}> · {t('sent.when', { when: moment(submitted_at).date })}</span>
                  )}
                </a>
                <span className={styles.taskState}>
                  <Badge tone={state === 'closed' ? 'stop' : 'plain'}>{t(`short.${state}`)}</Badge>
                </span>
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}

/** Reports submitted in earlier years, and one of them as it was sent: /rar/history/submissions */
export default function PastSubmissionsPage() {
  const { t } = useTranslation(['rar', 'shell']);
  const { current } = useOrganisation();
  const [search] = useSearchParams();
  const report = search.get('report');
  if (current !== undefined && report !== null)
    return (
      <LoadedReport place={{ organisation: current.id, report }}>
        {(whole) => <ReportCopy place={{ organisation: current.id, report }} report={whole} />}
      </LoadedReport>
    );
  return (
    <GuidePage
      slug="rar-submissions"
      title={t('shell:pages.rarSubmissions')}
      action={{ href: paths.contact({ topic: 'representation' }), label: t('actions.older') }}
      second={{ href: paths.rarHistory('results'), label: t('shell:pages.rarPastResults') }}
      under={current && <Reports organisation={current.id} />}
    />
  );
}

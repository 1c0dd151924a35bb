import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { GuidePage } from '../../kit/content/GuidePage.tsx';
import { useOrganisation } from '../../kit/person/organisation.ts';
import { DatesGlance, isUnsent, Unsent } from './Deadline.tsx';
import {
  loadWithDates,
  type RarDates,
  rarDatesQuery,
  type RarResult,
  reportsQuery,
  resultsQuery,
} from './rar.queries.ts';
import { LoadedPart } from './ReportPlace.tsx';
import { ResultView } from './ResultView.tsx';

export const load = loadWithDates('rar-results');

/** Before the results: the date on which they come, and the next steps. */
function NotYet({ notice }: { notice?: ReactNode }) {
  const { t } = useTranslation('shell');
  return <GuidePage slug="rar-results" title={t('pages.rarResults')} glance={<DatesGlance />} notice={notice} />;
}

/** The result of the report that is due; until the next report opens, that of the year before. */
const currentOf = (results: readonly RarResult[], { year, state }: RarDates) =>
  results.find((result) => result.year === year || (state === 'not_open' && result.year === year - 1));

function ThisYears({ organisation }: { organisation: string }) {
  const results = useQuery(resultsQuery(organisation));
  const reports = useQuery(reportsQuery(organisation));
  const dates = useQuery(rarDatesQuery);
  return (
    <LoadedPart query={dates}>
      {(known) => (
        <LoadedPart query={reports}>
          {(all) => (
            <LoadedPart query={results}>
              {(published) => {
                const result = currentOf(published, known);
                const report = all.find(({ year }) => year === (result?.year ?? known.year));
                if (result !== undefined)
                  return <ResultView organisation={organisation} result={result} closesAt={report?.closes_at} />;
                return <NotYet notice={isUnsent(report, known) && <Unsent closesAt={report?.closes_at} />} />;
              }}
            </LoadedPart>
          )}
        </LoadedPart>
      )}
    </LoadedPart>
  );
}

/** This year's result of the chosen organisation; before it is published, when it comes: /rar/current/results */
export default function ResultsPage() {
  const { current } = useOrganisation();
  return current === undefined ? <NotYet /> : <ThisYears key={current.id} organisation={current.id} />;
}

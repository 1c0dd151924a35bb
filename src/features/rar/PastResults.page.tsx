import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'wouter';
import { loadPage } from '../../kit/content/page.queries.ts';
import { Loaded } from '../../kit/content/Loaded.tsx';
import { TextPage } from '../../kit/content/TextPage.tsx';
import { paths } from '../../kit/paths.ts';
import { useOrganisation } from '../../kit/person/organisation.ts';
import { Table } from '../../kit/ui/Table.tsx';
import { type RarResult, reportsQuery, resultsQuery } from './rar.queries.ts';
import { LoadedPart } from './ReportPlace.tsx';
import { ResultView } from './ResultView.tsx';

export const load = loadPage('rar-past-results');

/** The organisation's own results, year by year. */
function Results({ results }: { results: readonly RarResult[] }) {
  const { t } = useTranslation('rar');
  if (results.length === 0) return <p>{t('results.none')}</p>;
  return (
    <Table
      caption={t('results.own')}
      stacks
      columns={[
        { label: t('dates.year') },
        { label: t('results.points') },
        { label: t('results.place') },
        { label: t('results.room') },
      ]}
      rows={results.map(({ year, points, most, rank, of, room }) => ({
        key: String(year),
        cells: [
          <a key="year" href={`${paths.rarHistory('results')}?year=${year}`}>
            {year}
          </a>,
          points === null ? t('short.closed') : t('list.ofWhole', { part: points, all: most }),
          rank === null ? '–' : t('list.ofWhole', { part: rank, all: of }),
          room?.name ?? '–',
        ],
      }))}
    />
  );
}

/** One year's result, whole. */
function ResultOfYear({ organisation, result }: { organisation: string; result: RarResult }) {
  const reports = useQuery(reportsQuery(organisation));
  const closesAt = reports.data?.find(({ year }) => year === result.year)?.closes_at;
  return <ResultView organisation={organisation} result={result} closesAt={closesAt} />;
}

function PastResults({ organisation }: { organisation: string }) {
  const { t } = useTranslation('shell');
  const [search] = useSearchParams();
  const results = useQuery(resultsQuery(organisation));
  const chosen = results.data?.find(({ year }) => String(year) === search.get('year'));
  if (chosen !== undefined) return <ResultOfYear organisation={organisation} result={chosen} />;
  if (search.has('year') && results.isPending) return <LoadedPart query={results}>{() => null}</LoadedPart>;
  return (
    <TextPage
      slug="rar-past-results"
      title={t('pages.rarPastResults')}
      first={<Loaded query={results}>{(known) => <Results results={known} />}</Loaded>}
    />
  );
}

/** The points given in earlier years, the organisation's own with every reason: /rar/history/results */
export default function PastResultsPage() {
  const { t } = useTranslation('shell');
  const { current } = useOrganisation();
  if (current === undefined) return <TextPage slug="rar-past-results" title={t('pages.rarPastResults')} />;
  return <PastResults key={current.id} organisation={current.id} />;
}

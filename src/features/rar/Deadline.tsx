import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { minuteBefore } from '../../kit/clock/minute-before.ts';
import { useDayWords } from '../../kit/content/day-words.ts';
import { Glance } from '../../kit/content/Glance.tsx';
import { Loaded } from '../../kit/content/Loaded.tsx';
import { SaveButton } from '../../kit/content/SaveButton.tsx';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { paths } from '../../kit/paths.ts';
import { useOrganisation } from '../../kit/person/organisation.ts';
import { stack } from '../../kit/theme/layout.css.ts';
import { Banner } from '../../kit/ui/Banner.tsx';
import { TimeLeft, useLastMinute } from './Countdown.tsx';
import {
  type RarDates,
  type RarSummary,
  fetchDatesIcal,
  rarDatesQuery,
  reportsQuery,
  resultsQuery,
} from './rar.queries.ts';

/** The day on which the report after the one that is due opens; the one that is due, if it isn't open yet. */
const nextOpening = ({ opens_on, state }: RarDates): string =>
  state === 'not_open' ? opens_on : opens_on.replace(/^\d+/, (year) => String(Number(year) + 1));

/** The deadline has passed and nothing was sent: closed, if only by the portal's next round. */
export const isTooLate = ({ can_write, state }: RarSummary): boolean =>
  !can_write && (state === 'closed' || state === 'draft' || state === 'withdrawn');

/** True if an organisation sent no report about the year that is due, and can't any more. `report` is undefined if nobody began one. */
export const isUnsent = (report: RarSummary | undefined, { state }: RarDates): boolean =>
  report === undefined ? state === 'in_review' : isTooLate(report);

/** Tells the chosen organisation what has become of this year's report: too late, returned, or published; nothing otherwise. */
export function ReportNotice() {
  const { current } = useOrganisation();
  return current && <NoticeOf key={current.id} organisation={current.id} />;
}

function NoticeOf({ organisation }: { organisation: string }) {
  const { t } = useTranslation('rar');
  const lastMinute = useLastMinute();
  const { data: dates } = useQuery(rarDatesQuery);
  const { data: reports } = useQuery(reportsQuery(organisation));
  const { data: results } = useQuery(resultsQuery(organisation));
  if (dates === undefined || reports === undefined) return null;
  const report = reports.find(({ year }) => year === dates.year);
  const result = results?.find(({ year }) => year === dates.year);
  if (isUnsent(report, dates)) return <Unsent closesAt={report?.closes_at} />;
  if (report?.can_write === true && report.returned_until !== null)
    return (
      <Banner tone="warn" title={t('returned.title')}>
        <a href={paths.rarCurrent('report')}>{t('returned.until', { until: lastMinute(report.returned_until) })}</a>
      </Banner>
    );
  if (result === undefined) return null;
  return (
    <Banner title={t('results.out')}>
      <a href={paths.rarCurrent('results')}>
        {result.can_appeal ? t('results.appealUntil', { until: lastMinute(result.appeals_until) }) : t('results.see')}
      </a>
    </Banner>
  );
}

/**
 * The deadline (`closesAt`, the first moment that was too late) passed before the report was sent: when, and what happens now. It is
 * undefined if nobody had begun a report.
 */
export function Unsent({ closesAt }: { closesAt: string | undefined }) {
  const { t } = useTranslation('rar');
  const moment = useMomentWords();
  const dayWords = useDayWords();
  const { data: dates } = useQuery(rarDatesQuery);
  const next = dates && dayWords(nextOpening(dates)).date;
  const deadline = closesAt ?? dates?.closes_at;
  const words = deadline === undefined ? undefined : moment(minuteBefore(deadline));
  const last = words && { date: words.date, time: words.time };
  return (
    <Banner tone="bad" title={t('closed.title')}>
      {last !== undefined && <p>{t(closesAt === undefined ? 'closed.neverBegun' : 'closed.when', last)}</p>}
      {closesAt !== undefined && <p>{t('closed.now')}</p>}
      {next !== undefined && <p>{t('closed.next', { date: next })}</p>}
    </Banner>
  );
}

interface Fact {
  label: string;
  value: ReactNode;
}

/** Returns the next date in a report's year, then the others and the year it covers. `publishedAt` is when its results came, if they have. */
export function useDateFacts(): (dates: RarDates, publishedAt?: string) => Fact[] {
  const { t } = useTranslation('rar');
  const wordsOf = useDayWords();
  const lastMinute = useLastMinute();
  const moment = useMomentWords();
  return ({ year, opens_on, closes_at, results_on, state }, publishedAt) => {
    const about = { label: t('dates.year'), value: String(year) };
    const opens = { label: t('dates.opens'), value: wordsOf(opens_on).date };
    const closes = { label: t('dates.closes'), value: lastMinute(closes_at) };
    const left = { label: t('dates.left'), value: <TimeLeft due={closes_at} /> };
    const results =
      publishedAt === undefined
        ? { label: t('dates.results'), value: wordsOf(results_on).date }
        : { label: t('dates.published'), value: moment(publishedAt).date };
    switch (state) {
      case 'not_open':
        return [opens, closes, results, about];
      case 'open':
        return [closes, left, results, about];
      default:
        return [results, about];
    }
  };
}

/** The report's dates at a glance, the next one in large type. */
export function DatesGlance() {
  const { t } = useTranslation('rar');
  const factsOf = useDateFacts();
  const { current } = useOrganisation();
  const { data: results } = useQuery({ ...resultsQuery(current?.id ?? ''), enabled: current !== undefined });
  return (
    <Loaded query={useQuery(rarDatesQuery)} parts={['tiles', 'long', 'medium']}>
      {(dates) => (
        <div className={stack.s}>
          <Glance seed="rar" facts={factsOf(dates, results?.find(({ year }) => year === dates.year)?.published_at)} />
          <SaveButton variant="quiet" name={`rar-${dates.year}.ics`} fetchFile={fetchDatesIcal}>
            {t('dates.calendar')}
          </SaveButton>
        </div>
      )}
    </Loaded>
  );
}

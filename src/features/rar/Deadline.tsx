import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { minuteBefore } from '../../kit/clock/minute-before.ts';
import { useDayWords } from '../../kit/content/day-words.ts';
import { Glance } from '../../kit/content/Glance.tsx';
import { Loaded } from '../../kit/content/Loaded.tsx';
import { SaveButton } from '../../kit/content/SaveButton.tsx';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { useOrganisation } from '../../kit/session/organisation.ts';
import { stack } from '../../kit/theme/layout.css.ts';
import { Banner } from '../../kit/ui/Banner.tsx';
import { TimeLeft, useLastMinute } from './Countdown.tsx';
import { type RarDates, type RarSummary, fetchDatesIcal, rarDatesQuery, reportsQuery } from './rar.queries.ts';

/** The day on which the report after the one that is due opens; the one that is due, if it isn't open yet. */
const nextOpening = ({ opens_on, state }: RarDates): string =>
  state === 'not_open' ? opens_on : opens_on.replace(/^\d+/, (year) => String(Number(year) + 1));

/** The deadline has passed and nothing was sent: closed, if only by the portal's next round. */
export const isTooLate = ({ can_write, state }: RarSummary): boolean =>
  !can_write && (state === 'closed' || state === 'draft' || state === 'withdrawn');

/** True if an organisation sent no report about the year that is due, and can't any more. `report` is undefined if nobody began one. */
export const isUnsent = (report: RarSummary | undefined, { state }: RarDates): boolean =>
  report === undefined ? state === 'in_review' : isTooLate(report);

/** Tells the chosen organisation that it was too late with this year's report; nothing otherwise. */
export function LateNotice() {
  const { current } = useOrganisation();
  return current && <LateNoticeOf key={current.id} organisation={current.id} />;
}

function LateNoticeOf({ organisation }: { organisation: string }) {
  const { data: dates } = useQuery(rarDatesQuery);
  const { data: reports } = useQuery(reportsQuery(organisation));
  const report = reports?.find(({ year }) => year === dates?.year);
  if (dates === undefined || reports === undefined || !isUnsent(report, dates)) return null;
  return <Unsent closesAt={report?.closes_at} />;
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
  if (closesAt === undefined)
    return (
      <Banner tone="bad" title={t('closed.title')}>
        <p>{t('closed.neverBegun')}</p>
        {next !== undefined && <p>{t('closed.next', { date: next })}</p>}
      </Banner>
    );
  const { date, time } = moment(minuteBefore(closesAt));
  return (
    <Banner tone="bad" title={t('closed.title')}>
      <p>{t('closed.when', { date, time })}</p>
      <p>{t('closed.now')}</p>
      {next !== undefined && <p>{t('closed.next', { date: next })}</p>}
    </Banner>
  );
}

interface Fact {
  label: string;
  value: ReactNode;
}

/** Returns the next date in a report's year, then the others and the year it covers. */
export function useDateFacts(): (dates: RarDates) => Fact[] {
  const { t } = useTranslation('rar');
  const wordsOf = useDayWords();
  const lastMinute = useLastMinute();
  return ({ year, opens_on, closes_at, results_on, state }) => {
    const about = { label: t('dates.year'), value: String(year) };
    const opens = { label: t('dates.opens'), value: wordsOf(opens_on).date };
    const closes = { label: t('dates.closes'), value: lastMinute(closes_at) };
    const left = { label: t('dates.left'), value: <TimeLeft due={closes_at} /> };
    const results = { label: t('dates.results'), value: wordsOf(results_on).date };
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
  return (
    <Loaded query={useQuery(rarDatesQuery)} parts={['tiles', 'long', 'medium']}>
      {(dates) => (
        <div className={stack.s}>
          <Glance seed="rar" facts={factsOf(dates)} />
          <SaveButton variant="quiet" name={`rar-${dates.year}.ics`} fetchFile={fetchDatesIcal}>
            {t('dates.calendar')}
          </SaveButton>
        </div>
      )}
    </Loaded>
  );
}

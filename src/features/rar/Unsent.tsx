import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { minuteBefore } from '../../kit/clock/minute-before.ts';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { useDayWords } from '../../kit/content/day-words.ts';
import { Banner } from '../../kit/ui/Banner.tsx';
import { type RarDates, rarDatesQuery } from './rar.queries.ts';

/** The day on which the report after the one that is due opens; the one that is due, if it isn't open yet. */
const nextOpening = ({ opens_on, state }: RarDates): string =>
  state === 'not_open' ? opens_on : opens_on.replace(/^\d+/, (year) => String(Number(year) + 1));

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

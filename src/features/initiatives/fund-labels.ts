import { useTranslation } from 'react-i18next';
import { useDayWords } from '../../kit/content/day-words.ts';
import type { FundSummary, FundWindow } from './initiatives.queries.ts';

/** Returns the current application period, else the next. */
const windowToName = ({ windows }: FundSummary): FundWindow | undefined =>
  windows.find(({ open }) => open) ?? windows[0];

/** 'Open until 28 February 2026', 'Opens 1 December 2026', or that no date is set. */
export function useFundTimes(): (fund: FundSummary) => string {
  const { t } = useTranslation('initiatives');
  const wordsOf = useDayWords();
  return (fund) => {
    const window = windowToName(fund);
    if (window === undefined) return t('fund.noDate');
    return window.open
      ? t('fund.openUntil', { date: wordsOf(window.closes_on).date })
      : t('fund.opensOn', { date: wordsOf(window.opens_on).date });
  };
}

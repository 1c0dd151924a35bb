import { useQuery } from '@tanstack/react-query';
import { Glance } from '../../kit/content/Glance.tsx';
import { useTranslation } from 'react-i18next';
import { useDayWords } from '../../kit/content/day-words.ts';
import { SaveButton } from '../../kit/content/SaveButton.tsx';
import { Loaded } from '../../kit/content/Loaded.tsx';
import { stack } from '../../kit/theme/layout.css.ts';
import { fetchDatesIcal, type RarDates, rarDatesQuery } from './rar.queries.ts';

interface Fact {
  label: string;
  value: string;
}

/** Returns the next date in a report's year, then the others and the year it covers. */
export function useDateFacts(): (dates: RarDates) => Fact[] {
  const { t } = useTranslation('rar');
  const wordsOf = useDayWords();
  return ({ year, opens_on, closes_on, results_on, state }) => {
    const about = { label: t('dates.year'), value: String(year) };
    const opens = { label: t('dates.opens'), value: wordsOf(opens_on).date };
    const closes = { label: t('dates.closes'), value: wordsOf(closes_on).date };
    const results = { label: t('dates.results'), value: wordsOf(results_on).date };
    switch (state) {
      case 'not_open':
        return [opens, closes, results, about];
      case 'open':
        return [closes, results, about];
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

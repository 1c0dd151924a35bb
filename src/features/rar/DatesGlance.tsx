import { useQuery } from '@tanstack/react-query';
import { Glance } from '../../kit/content/Glance.tsx';
import { useTranslation } from 'react-i18next';
import { SaveButton } from '../../kit/content/SaveButton.tsx';
import { Loaded } from '../../kit/content/Loaded.tsx';
import { stack } from '../../kit/theme/layout.css.ts';
import { useDateFacts } from './date-facts.ts';
import { fetchDatesIcal, rarDatesQuery } from './rar.queries.ts';

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

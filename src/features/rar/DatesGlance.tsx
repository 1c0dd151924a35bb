import { useQuery } from '@tanstack/react-query';
import { Glance } from '../../kit/content/Glance.tsx';
import { Loaded } from '../../kit/content/Loaded.tsx';
import { useDateFacts } from './date-facts.ts';
import { rarDatesQuery } from './rar.queries.ts';

/** The report's dates at a glance, the next one in large type. */
export function DatesGlance() {
  const factsOf = useDateFacts();
  return (
    <Loaded query={useQuery(rarDatesQuery)} parts={['tiles', 'long', 'medium']}>
      {(dates) => <Glance seed="rar" facts={factsOf(dates)} />}
    </Loaded>
  );
}

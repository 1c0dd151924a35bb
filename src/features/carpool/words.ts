import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { planQuery } from './carpool.queries.ts';

/** Writes a space by its name in the plan: 'Row A, space 4'. */
export function useSpaceWords(): (id: string) => string {
  const { t } = useTranslation('carpool');
  const { data } = useQuery(planQuery);
  return (id) => {
    const seat = data?.seats.find(({ guid }) => guid === id);
    return seat ? t('space.name', { row: seat.row, number: seat.number }) : id;
  };
}

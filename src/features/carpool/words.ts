import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { planQuery } from './carpool.queries.ts';

/** Writes a day such as '2026-11-24' at the start of a line. Midday in Malta is on that day everywhere that matters. */
export function useDayWords(): (day: string) => string {
  const words = useMomentWords();
  return (day) => words(`${day}T12:00:00+01:00`).long;
}

/** Writes a space by its name in the plan: 'Row A, space 4'. */
export function useSpaceWords(): (id: string) => string {
  const { t } = useTranslation('carpool');
  const { data } = useQuery(planQuery);
  return (id) => {
    const seat = data?.seats.find(({ guid }) => guid === id);
    return seat ? t('space.name', { row: seat.row, number: seat.number }) : id;
  };
}

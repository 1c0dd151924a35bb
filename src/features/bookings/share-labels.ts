import { useTranslation } from 'react-i18next';
import type { Share } from './shares.queries.ts';

/** Returns a function that names places in one line: kinds of tickets, with their seats where those are numbered. */
export function usePlaceWords(): (places: Share['places']) => string {
  const { t } = useTranslation('shares');
  return (places) =>
    places
      .map(({ ticket_name: kind, seat }) =>
        seat === null ? kind : t('place.seat', { kind, ...seat, zone: seat.zone_name }),
      )
      .join('; ');
}

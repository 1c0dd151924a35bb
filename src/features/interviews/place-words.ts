import { useTranslation } from 'react-i18next';
import type { Interview } from '../../../machines/interview/interview.types.ts';

/** Returns a function that says where an interview is: the hall with the stand, as far as they are known. */
export function usePlaceWords(): (interview: Pick<Interview, 'company' | 'venue'>) => string {
  const { t } = useTranslation('interviews');
  return ({ company: { stand }, venue }) => {
    if (stand === null) return venue ?? '';
    return venue === null ? t('stand', { stand }) : t('atStand', { venue, stand });
  };
}

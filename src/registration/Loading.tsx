import { useTranslation } from 'react-i18next';
import { Skeleton } from '../ui/Skeleton.tsx';

/** In the place of a step that is on its way. */
export function Loading() {
  const { t } = useTranslation('common');
  return <Skeleton label={t('loading')} parts={['short', 'heading', 'long', 'medium', 'tiles']} />;
}

import { useTranslation } from 'react-i18next';
import { wrap } from '../kit/theme/layout.css.ts';
import { Skeleton } from '../kit/ui/Skeleton.tsx';

/** Shown in place of a page that is loading. */
export function PageSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={wrap}>
      <Skeleton label={t('loading')} parts={['heading', 'long', 'medium', 'tiles']} />
    </div>
  );
}

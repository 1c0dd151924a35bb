import { useTranslation } from 'react-i18next';
import { Breadcrumbs } from '../../kit/ui/Breadcrumbs.tsx';
import { useUnion } from '../../kit/union/union.ts';
import { trailOf } from '../trail.ts';

/** Links to the pages above the present one. */
export function Trail({ path }: { path: string }) {
  const { t } = useTranslation(['shell', 'common']);
  const union = useUnion();
  const trail = trailOf(path, union);
  if (trail.length === 0) return null;
  return (
    <Breadcrumbs
      label={t('common:youAreHere')}
      trail={trail.map(({ href, titleKey }) => ({ href, label: t(`pages.${titleKey}`) }))}
    />
  );
}

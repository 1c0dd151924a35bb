import { useTranslation } from 'react-i18next';
import { paths } from '../../kit/paths.ts';
import { muted, small } from '../../kit/theme/layout.css.ts';
import { classNames } from '../../kit/ui/class-names.ts';
import { MoreLink } from '../../kit/ui/MoreLink.tsx';
import * as styles from './Panel.css.ts';
import { PermitBadge } from './PermitBadge.tsx';
import { Plate } from './Plate.tsx';
import type { Permit } from './permit.queries.ts';
import { usePermitLabel } from './permit-labels.ts';

/** The parking permit on the overview, or the way to one. */
export function PermitPanel({ permit }: { permit: Permit }) {
  const { t } = useTranslation('account');
  const words = usePermitLabel()(permit);
  return (
    <section className={styles.panel}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('permit.title')}</h2>
        <PermitBadge state={permit.state} />
      </div>
      {permit.number_plate !== null && <Plate number={permit.number_plate} />}
      <p className={classNames(small, muted)}>{words}</p>
      <MoreLink href={paths.myPermit()}>
        {t(permit.state === 'none' && permit.can_apply ? 'permit.apply' : 'permit.manage')}
      </MoreLink>
    </section>
  );
}

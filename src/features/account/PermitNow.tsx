import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './Panel.css.ts';
import type { Permit } from './permit.queries.ts';
import { PermitBadge } from './PermitBadge.tsx';
import { usePermitLabel } from './permit-labels.ts';
import { Plate } from './Plate.tsx';

interface Props {
  permit: Permit;
  /** The actions that the permit allows. */
  children: ReactNode;
}

/** The current permit: the car, its state, and the meaning of that state. */
export function PermitNow({ permit, children }: Props) {
  const { t } = useTranslation('account');
  const words = usePermitLabel()(permit);
  return (
    <section className={styles.permit} aria-label={t('permit.title')}>
      {permit.number_plate !== null && (
        <div className={styles.head}>
          <Plate number={permit.number_plate} />
          <PermitBadge state={permit.state} />
        </div>
      )}
      <p>{words}</p>
      {children}
    </section>
  );
}

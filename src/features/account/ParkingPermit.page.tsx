import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { stack } from '../../kit/theme/layout.css.ts';
import { Lead } from '../../kit/ui/Lead.tsx';
import * as styles from './Account.css.ts';
import { Loaded } from '../../kit/content/Loaded.tsx';
import { permitQuery } from './permit.queries.ts';
import { PermitView } from './PermitView.tsx';

/** The parking permit's state, and the way to apply for one: /account/parking-permit */
export default function ParkingPermitPage() {
  const { t } = useTranslation(['account', 'shell']);
  const permit = useQuery(permitQuery);
  return (
    <div className={styles.page}>
      <div className={stack.s}>
        <h1>{t('shell:pages.myPermit')}</h1>
        <Lead>{t('permit.lead')}</Lead>
      </div>
      <Loaded query={permit} parts={['tiles', 'long', 'medium']}>
        {(data) => <PermitView permit={data} />}
      </Loaded>
    </div>
  );
}

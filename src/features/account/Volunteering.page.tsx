import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProfile } from '../../kit/session/profile.ts';
import { lead, stack } from '../../kit/theme/layout.css.ts';
import { Skeleton } from '../../kit/ui/Skeleton.tsx';
import * as styles from './Account.css.ts';
import { StatusMessage } from '../../kit/ui/StatusMessage.tsx';
import { VolunteeringForm } from './VolunteeringForm.tsx';

/** The person's offer to help the union as a volunteer: /account/volunteering */
export default function VolunteeringPage() {
  const { t } = useTranslation(['account', 'shell', 'common']);
  const profile = useProfile();
  const [saved, setSaved] = useState<{ isVolunteer: boolean; times: number }>();
  const tell = (isVolunteer: boolean) => setSaved((before) => ({ isVolunteer, times: (before?.times ?? 0) + 1 }));
  return (
    <div className={styles.page}>
      <div className={stack.s}>
        <h1>{t('shell:pages.volunteering')}</h1>
        <p className={lead}>{t('volunteering.lead')}</p>
      </div>
      {saved && (
        <StatusMessage key={saved.times}>
          {t(saved.isVolunteer ? 'volunteering.savedYes' : 'volunteering.savedNo')}
        </StatusMessage>
      )}
      {profile ? (
        <VolunteeringForm isVolunteer={profile.is_volunteer} onSaved={tell} />
      ) : (
        <Skeleton label={t('common:loading')} />
      )}
    </div>
  );
}

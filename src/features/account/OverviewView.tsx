import { useTranslation } from 'react-i18next';
import type { Profile } from '../../kit/session/profile.ts';
import { lead, stack } from '../../kit/theme/layout.css.ts';
import { LoadFailed } from '../../kit/ui/LoadFailed.tsx';
import { Skeleton } from '../../kit/ui/Skeleton.tsx';
import { CardSummary } from './CardSummary.tsx';
import { ComingUp } from './ComingUp.tsx';
import type { Need } from './needs.ts';
import { Needs } from './Needs.tsx';
import * as styles from './Overview.css.ts';
import { PermitPanel } from './PermitPanel.tsx';
import { useOverview } from './use-overview.ts';

/** The account at a glance. */
export function OverviewView({ profile }: { profile: Profile }) {
  const { t } = useTranslation(['account', 'common']);
  const { needs, permit, card, bought, isFailed, isBusy, readAgain } = useOverview(profile);
  const isStudent = profile.user_type !== 'organisation';
  return (
    <div className={isStudent ? styles.split : styles.single}>
      <div className={styles.first}>
        <div className={stack.s}>
          <h1>{t('hello', { name: profile.first_name })}</h1>
          <Lead needs={needs} />
        </div>
        {isFailed && (
          <LoadFailed
            message={t('common:notLoaded')}
            retryLabel={t('common:tryAgain')}
            busy={isBusy ? t('common:loading') : undefined}
            onRetry={readAgain}
          />
        )}
        {needs ? (
          <Needs needs={needs} />
        ) : (
          !isFailed && <Skeleton label={t('common:loading')} parts={['long', 'long']} />
        )}
      </div>
      {isStudent && (
        <aside className={styles.aside}>
          {card && <CardSummary card={card} />}
          {permit && <PermitPanel permit={permit} />}
        </aside>
      )}
      <ComingUp bookings={bought} />
    </div>
  );
}

function Lead({ needs }: { needs: readonly Need[] | undefined }) {
  const { t } = useTranslation('account');
  if (!needs) return null;
  return <p className={lead}>{needs.length === 0 ? t('needs.none') : t('needs.some', { count: needs.length })}</p>;
}

import { useTranslation } from 'react-i18next';
import { paths } from '../../kit/paths.ts';
import { type Profile, useProfile } from '../../kit/person/profile.ts';
import { muted, small, stack } from '../../kit/theme/layout.css.ts';
import { Lead } from '../../kit/ui/Lead.tsx';
import { classNames } from '../../kit/ui/class-names.ts';
import { LoadFailed } from '../../kit/content/LoadFailed.tsx';
import { MoreLink } from '../../kit/ui/MoreLink.tsx';
import { Skeleton } from '../../kit/ui/Skeleton.tsx';
import type { Card } from './card.queries.ts';
import { CardFace } from './CardFace.tsx';
import { ComingUp } from './ComingUp.tsx';
import type { Need } from './needs.ts';
import { Needs } from './Needs.tsx';
import * as styles from './Overview.css.ts';
import * as panelStyles from './Panel.css.ts';
import type { Permit } from './permit.queries.ts';
import { PermitBadge, Plate, usePermitLabel } from './PermitBadge.tsx';
import { useOverview } from './use-overview.ts';
import { YearPanel } from './YearPanel.tsx';

/** The parking permit on the overview, or the way to one. */
function PermitPanel({ permit }: { permit: Permit }) {
  const { t } = useTranslation('account');
  const words = usePermitLabel()(permit);
  return (
    <section className={panelStyles.panel}>
      <div className={panelStyles.head}>
        <h2 className={panelStyles.title}>{t('permit.title')}</h2>
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

/** The student card on the overview, or the way to one. */
function CardSummary({ card }: { card: Card }) {
  const { t } = useTranslation('account');
  return (
    <section className={stack.s} aria-label={t('card.title')}>
      <CardFace card={card} />
      <MoreLink href={paths.myCard()}>{t(card.state === 'issued' ? 'card.deals.more' : 'card.get')}</MoreLink>
    </section>
  );
}

/** The account at a glance. */
function OverviewView({ profile }: { profile: Profile }) {
  const { t } = useTranslation(['account', 'common']);
  const { needs, permit, card, bought, waiting, isFailed, isBusy, readAgain } = useOverview(profile);
  const isStudent = profile.user_type !== 'organisation';
  return (
    <div className={isStudent ? styles.split : styles.single}>
      <div className={styles.first}>
        <div className={stack.s}>
          <h1>{t('hello', { name: profile.first_name })}</h1>
          <NeedsLead needs={needs} />
        </div>
        {isFailed && <LoadFailed isBusy={isBusy} onRetry={readAgain} />}
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
          <YearPanel />
        </aside>
      )}
      <ComingUp bookings={bought} waiting={waiting} />
    </div>
  );
}

function NeedsLead({ needs }: { needs: readonly Need[] | undefined }) {
  const { t } = useTranslation('account');
  if (!needs) return null;
  return <Lead>{needs.length === 0 ? t('needs.none') : t('needs.some', { count: needs.length })}</Lead>;
}

/** The account's first page, with anything to act on now, card and permit, and coming events: /account */
export default function OverviewPage() {
  const { t } = useTranslation();
  const profile = useProfile();
  return profile ? (
    <OverviewView profile={profile} />
  ) : (
    <Skeleton label={t('loading')} parts={['heading', 'medium', 'long', 'tiles']} />
  );
}

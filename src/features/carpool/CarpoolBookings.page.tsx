import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../kit/content/Loaded.tsx';
import { paths } from '../../kit/paths.ts';
import { stack } from '../../kit/theme/layout.css.ts';
import { EmptyState } from '../../kit/ui/EmptyState.tsx';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { PageTitle } from '../../kit/union/PageTitle.tsx';
import * as styles from './Carpool.css.ts';
import { type Ride, ridesQuery } from './carpool.queries.ts';
import { RideCard, type TellOut, useRideNews } from './RideCard.tsx';

/** The person's shared rides, coming and past: /account/carpooling/bookings */
export default function CarpoolBookingsPage() {
  const { t } = useTranslation('carpool');
  const { told, tell } = useRideNews();
  return (
    <div className={styles.page}>
      <PageTitle page={t('rides.title')} />
      <h1>{t('rides.title')}</h1>
      {told}
      <Loaded query={useQuery(ridesQuery)}>{(rides) => <Rides rides={rides} onOut={tell} />}</Loaded>
    </div>
  );
}

function Rides({ rides, onOut }: { rides: readonly Ride[]; onOut: TellOut }) {
  const { t } = useTranslation('carpool');
  const upcoming = rides.filter(({ is_upcoming }) => is_upcoming).toReversed();
  const over = rides.filter(({ is_upcoming }) => !is_upcoming);
  return (
    <>
      <section className={stack.m}>
        <h2>{t('rides.upcoming')}</h2>
        {upcoming.length === 0 ? (
          <EmptyState title={t('rides.none')}>
            <LinkButton variant="act" href={paths.carpoolBook()}>
              {t('book')}
            </LinkButton>
          </EmptyState>
        ) : (
          <>
            <ul className={styles.rides}>
              {upcoming.map((ride) => (
                <RideCard key={ride.id} ride={ride} onOut={onOut} />
              ))}
            </ul>
            <div>
              <LinkButton variant="line" href={paths.carpoolBook()}>
                {t('book')}
              </LinkButton>
            </div>
          </>
        )}
      </section>
      {over.length > 0 && (
        <section className={stack.m}>
          <h2>{t('rides.over')}</h2>
          <ul className={styles.rides}>
            {over.map((ride) => (
              <RideCard key={ride.id} ride={ride} onOut={onOut} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

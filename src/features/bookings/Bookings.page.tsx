import { useTranslation } from 'react-i18next';
import { LiveBookings } from './LiveBookings.tsx';
import * as styles from './Bookings.css.ts';
import { PastBookings } from './PastBookings.tsx';

/** The person's held, coming and past bookings: /account/bookings */
export default function BookingsPage() {
  const { t } = useTranslation('shell');
  return (
    <div className={styles.page}>
      <h1>{t('pages.bookings')}</h1>
      <LiveBookings />
      <PastBookings />
    </div>
  );
}

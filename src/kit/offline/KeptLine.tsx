import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMomentWords } from '../i18n/dates.ts';
import { paths } from '../paths.ts';
import { useProfile } from '../session/profile.ts';
import { useKeptPage } from './keep-page.ts';
import { keepTickets, type KeptBooking } from './kept-tickets.ts';

/** Keeps all tickets of the person on this device, and says so once it is done. */
export function KeptLine({ bookings }: { bookings: readonly KeptBooking[] }) {
  const { t } = useTranslation('tickets');
  const owner = useProfile()?.id;
  const words = useMomentWords();
  const [savedAt, setSavedAt] = useState<string>();
  useKeptPage('tickets', paths.tickets());
  const all = JSON.stringify(bookings);
  useEffect(() => {
    if (owner === undefined) return;
    const now = new Date().toISOString();
    // Not the array: it is another one at every rendering.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    void keepTickets(owner, JSON.parse(all) as KeptBooking[], now).then(
      () => setSavedAt(now),
      () => undefined,
    );
  }, [owner, all]);
  if (savedAt === undefined || bookings.length === 0) return null;
  const { short, time } = words(savedAt);
  return (
    <p>
      {t('kept', { date: short, time })} <a href={paths.tickets()}>{t('open')}</a>
    </p>
  );
}

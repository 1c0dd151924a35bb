import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMomentWords } from '../i18n/dates.ts';
import { paths } from '../paths.ts';
import { useProfile } from '../person/profile.ts';
import { withItsNoun } from '../ui/with-its-noun.tsx';
import { useKeptPage } from './keep-page.ts';
import { addTickets, keepTickets, type KeptBooking } from './kept-tickets.ts';

interface Props {
  bookings: readonly KeptBooking[];
  /** The person may have other bookings too. */
  addsToOthers?: boolean;
}

/** Keeps tickets of the person on this device, by default as all that they have, and says so once it is done. */
export function KeptLine({ bookings, addsToOthers = false }: Props) {
  const { t } = useTranslation('tickets');
  const owner = useProfile()?.id;
  const words = useMomentWords();
  const [savedAt, setSavedAt] = useState<string>();
  useKeptPage('tickets', paths.tickets());
  const all = JSON.stringify(bookings);
  useEffect(() => {
    if (owner === undefined) return;
    const now = new Date().toISOString();
    const keep = addsToOthers ? addTickets : keepTickets;
    // Not the array: it is another one at every rendering.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    void keep(owner, JSON.parse(all) as KeptBooking[], now).then(
      () => setSavedAt(now),
      () => undefined,
    );
  }, [owner, all, addsToOthers]);
  if (savedAt === undefined || bookings.length === 0) return null;
  const { short, time } = words(savedAt);
  return (
    <p>
      {withItsNoun(t('kept', { date: short, time }))} <a href={paths.tickets()}>{t('open')}</a>
    </p>
  );
}

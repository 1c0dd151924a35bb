import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useConnection } from '../../kit/browser/connection.ts';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { useKeptPage } from '../../kit/offline/keep-page.ts';
import { forgetTickets, type KeptBooking, keptTickets } from '../../kit/offline/kept-tickets.ts';
import { paths } from '../../kit/paths.ts';
import { useProfile } from '../../kit/person/profile.ts';
import { stack } from '../../kit/theme/layout.css.ts';
import { TicketCards } from '../../kit/tickets/TicketCards.tsx';
import { EmptyState } from '../../kit/ui/EmptyState.tsx';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { Skeleton } from '../../kit/ui/Skeleton.tsx';
import { withItsNoun } from '../../kit/ui/with-its-noun.tsx';
import { PageTitle } from '../../kit/union/PageTitle.tsx';
import { HOUR_MS } from '../../../machines/flow/durations.ts';

/** People come late, and evenings become longer. */
const SHOWN_AFTER_END_MS = 6 * HOUR_MS;

const keptQuery = queryOptions({
  // Not personal by its name: signing out deletes what it reads, and an expired session does not.
  queryKey: ['kept-tickets'],
  queryFn: async () => {
    const kept = await keptTickets();
    const now = Date.now();
    const isToCome = ({ end }: KeptBooking) => Date.parse(end) + SHOWN_AFTER_END_MS > now;
    return kept === undefined ? null : { ...kept, bookings: kept.bookings.filter(isToCome) };
  },
  staleTime: 0,
  networkMode: 'always',
});

/** The tickets that are kept on this phone, also without network: /tickets */
export default function TicketsPage() {
  const { t } = useTranslation(['tickets', 'common']);
  const { data: kept, isPending, refetch } = useQuery(keptQuery);
  const owner = useProfile()?.id;
  const connection = useConnection();
  const words = useMomentWords();
  useKeptPage('tickets', paths.tickets());
  const isOthers = kept != null && owner !== undefined && kept.owner !== owner;
  useEffect(() => {
    if (isOthers) void forgetTickets().then(() => refetch());
  }, [isOthers, refetch]);
  const shown = isOthers ? [] : (kept?.bookings ?? []);
  return (
    <section className={stack.l}>
      <PageTitle page={t('title')} />
      <h1>{t('title')}</h1>
      {isPending && <Skeleton label={t('common:loading')} parts={['heading', 'tiles']} />}
      {!isPending && shown.length === 0 && (
        <EmptyState title={t('none')}>
          <p>{t('noneBody')}</p>
        </EmptyState>
      )}
      {kept != null && shown.length > 0 && (
        <p>{withItsNoun(t('kept', { date: words(kept.savedAt).short, time: words(kept.savedAt).time }))}</p>
      )}
      {shown.map((booking) => (
        <TicketCards key={booking.id} booking={booking} />
      ))}
      {connection !== 'offline' && (
        <div>
          <LinkButton variant="line" href={paths.bookings()}>
            {t('bookings')}
          </LinkButton>
        </div>
      )}
    </section>
  );
}

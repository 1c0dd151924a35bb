import { useTranslation } from 'react-i18next';
import { useSearch } from 'wouter';
import { pageIn } from '../../kit/content/list-address.ts';
import { DeskQueue } from '../../kit/desk/DeskQueue.tsx';
import { deskPaths } from '../../kit/desk/desk-paths.ts';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { Badge } from '../../kit/ui/Badge.tsx';
import { datesQuery } from './desk-bookings.queries.ts';

/** Dates of events, the soonest first: /desk/bookings/dates?page= */
export default function DeskDatesPage() {
  const { t } = useTranslation('deskBookings');
  const wanted = { page: pageIn(new URLSearchParams(useSearch())) };
  const moment = useMomentWords();
  const back = { href: deskPaths.bookings(), label: t('title') };
  return (
    <DeskQueue
      title={t('dates.title')}
      back={back}
      query={datesQuery(wanted)}
      wanted={wanted}
      href={deskPaths.dates}
      found={(count) => t('dates.found', { count })}
      empty={{ title: t('dates.none'), body: t('dates.noneBody'), link: back }}
      renderEntry={({ id, event, starts_at, is_cancelled, bookings }) => ({
        id,
        href: deskPaths.date(id),
        name: event,
        fact: `${moment(starts_at).short}, ${moment(starts_at).time}`,
        standing: is_cancelled ? <Badge tone="stop">{t('dates.off')}</Badge> : t('dates.bookings', { count: bookings }),
      })}
    />
  );
}

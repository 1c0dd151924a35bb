import { useTranslation } from 'react-i18next';
import { useSearch } from 'wouter';
import { api } from '../../kit/api/client.ts';
import { pageIn } from '../../kit/content/list-address.ts';
import { DeskQueue } from '../../kit/desk/DeskQueue.tsx';
import { deskPaths } from '../../kit/desk/desk-paths.ts';
import { queueQuery } from '../../kit/desk/queue-query.ts';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { Lead } from '../../kit/ui/Lead.tsx';
import { sendWaiting } from './door-device.ts';

const datesQuery = (wanted: { page: number | undefined }) => ({
  ...queueQuery('door', wanted, async (query, signal) => {
    // The doors' counts are right once this phone's own entries are in; without network the list says so itself.
    await sendWaiting(signal).catch(() => []);
    return api.GET('/desk/door/dates', { params: { query }, signal });
  }),
  staleTime: 0,
});

/** The dates that a door can be opened for, the soonest first: /desk/door?page= */
export default function DoorDatesPage() {
  const { t } = useTranslation('door');
  const wanted = { page: pageIn(new URLSearchParams(useSearch())) };
  const words = useMomentWords();
  return (
    <DeskQueue
      title={t('dates.title')}
      above={<Lead>{t('dates.lead')}</Lead>}
      query={datesQuery(wanted)}
      wanted={wanted}
      href={deskPaths.door}
      found={(count) => t('dates.found', { count })}
      empty={{ title: t('dates.none'), body: t('dates.noneBody') }}
      renderEntry={({ id, event, starts_at, tickets, inside }) => ({
        id,
        href: deskPaths.doorAt(id),
        name: event,
        fact: t('dates.when', { date: words(starts_at).short, time: words(starts_at).time }),
        standing: tickets === 0 ? t('noTickets') : t('inside', { inside, count: tickets }),
      })}
    />
  );
}

import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { components } from '../../../openapi/portal.gen.ts';
import { api, dataOf } from '../../kit/api/client.ts';
import { serverClock } from '../../kit/clock/portal-clock.ts';
import { EntryRows } from '../../kit/content/Entries.tsx';
import { Loaded } from '../../kit/content/Loaded.tsx';
import { startOfDay, useMomentWords } from '../../kit/i18n/dates.ts';
import { paths } from '../../kit/paths.ts';
import { stack } from '../../kit/theme/layout.css.ts';
import { MoreLink } from '../../kit/ui/MoreLink.tsx';
import { withItsNoun } from '../../kit/ui/with-its-noun.tsx';
import { DAY_MS } from '../../../machines/flow/durations.ts';

type TedxEvent = components['schemas']['EventSummary'];

const days = 30;
const limit = 4;
/** The conferences from the start of today in Malta until thirty days from then; at most four. */
export const tedxEventsQuery = queryOptions({
  queryKey: ['tedx', 'events'],
  queryFn: async ({ signal }): Promise<TedxEvent[]> => {
    const today = startOfDay(serverClock.now());
    const query = {
      limit,
      'filter[class]': 'tedx' as const,
      'filter[starts_after]': new Date(today).toISOString(),
      'filter[starts_before]': new Date(today + days * DAY_MS).toISOString(),
    };
    return dataOf(await api.GET('/events', { params: { query }, signal }));
  },
});

/** The conferences of the coming days. */
export function TedxEvents() {
  const { t } = useTranslation('initiatives');
  return (
    <section className={stack.m}>
      <h2>{t('tedx.next')}</h2>
      <Loaded query={useQuery(tedxEventsQuery)}>
        {(events) => (events.length > 0 ? <Coming events={events} /> : <p>{t('tedx.noneSoon')}</p>)}
      </Loaded>
      <MoreLink href={paths.events()}>{t('tedx.allEvents')}</MoreLink>
    </section>
  );
}

function Coming({ events }: { events: readonly TedxEvent[] }) {
  const { t } = useTranslation();
  const wordsOf = useMomentWords();
  const entries = events.map(({ slug, title, summary, occurrences, poster }) => {
    const date = occurrences.find(({ state }) => state !== 'cancelled') ?? occurrences[0];
    const when = date && wordsOf(date.start);
    return {
      href: paths.event(slug),
      title,
      summary,
      facts: (
        <>
          {when && <span>{`${when.short}, ${when.time}`}</span>}
          <span>{withItsNoun(date?.venue?.name ?? t('toBeAnnounced'))}</span>
        </>
      ),
      art: poster,
    };
  });
  return <EntryRows entries={entries} />;
}

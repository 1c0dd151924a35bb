import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '../../kit/paths.ts';
import { EntryRows } from '../../kit/content/Entries.tsx';
import { Loaded } from '../../kit/content/Loaded.tsx';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { stack } from '../../kit/theme/layout.css.ts';
import { MoreLink } from '../../kit/ui/MoreLink.tsx';
import { tedxEventsQuery, type TedxEvent } from './tedx-events.ts';

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
          <span>{date?.venue?.name ?? t('toBeAnnounced')}</span>
        </>
      ),
      art: poster,
    };
  });
  return <EntryRows entries={entries} />;
}

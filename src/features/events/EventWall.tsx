import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { paths, type EventFilter } from '../../kit/paths.ts';
import { Tiles } from '../../kit/art/Tiles.tsx';
import { useArrivalOnPage } from '../../kit/content/use-arrival-on-page.ts';
import { EmptyState } from '../../kit/ui/EmptyState.tsx';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { LiveRegion } from '../../kit/ui/LiveRegion.tsx';
import { LoadFailed } from '../../kit/content/LoadFailed.tsx';
import { Pagination } from '../../kit/ui/Pagination.tsx';
import { Skeleton } from '../../kit/ui/Skeleton.tsx';
import { EventCard } from './EventCard.tsx';
import * as styles from './EventList.css.ts';
import { eventsQuery } from './events.queries.ts';
import { isFiltered } from './list-filter.ts';

/** The events that match the filter, a page at a time. */
export function EventWall({ filter }: { filter: EventFilter }) {
  const { t } = useTranslation(['events', 'common']);
  const { page = 1, type, search, past } = filter;
  const query = useQuery(eventsQuery({ page, type, search, past: past === 'true' }));
  const { data, isError, isFetching, isPlaceholderData, refetch } = query;
  const count = useRef<HTMLHeadingElement>(null);
  useArrivalOnPage(page, count);
  if (isError) {
    return <LoadFailed isBusy={isFetching} onRetry={() => void refetch()} />;
  }
  if (!data) return <UnlaidWall />;
  if (data.events.length === 0) return <Nothing filter={filter} />;
  const found = t('found', { count: data.meta.total });
  return (
    <>
      <h2 ref={count} className={styles.count} tabIndex={-1}>
        {found}
      </h2>
      <LiveRegion text={isPlaceholderData ? '' : found} />
      <ul
        className={isPlaceholderData ? `${styles.wall} ${styles.waiting}` : styles.wall}
        aria-busy={isPlaceholderData}
      >
        {data.events.map((event) => (
          <li key={event.id}>
            <EventCard event={event} />
          </li>
        ))}
      </ul>
      <Pagination
        page={data.meta.page}
        pages={data.meta.pages}
        href={(page) => paths.events({ ...filter, page: page === 1 ? undefined : page })}
        labels={{
          nav: t('list.pages'),
          previous: t('common:previous'),
          next: t('common:next'),
          page: (page) => t('list.page', { page }),
        }}
      />
    </>
  );
}

function UnlaidWall() {
  const { t } = useTranslation();
  return (
    <>
      <output className={styles.count}>{t('loading')}</output>
      <div className={styles.wall} aria-hidden="true">
        {Array.from({ length: 8 }, (_, place) => (
          <div key={place} className={styles.unlaid}>
            <Skeleton label="" parts={['tiles', 'tiles', 'heading', 'medium']} />
          </div>
        ))}
      </div>
    </>
  );
}

function Nothing({ filter }: { filter: EventFilter }) {
  const { t } = useTranslation('events');
  const isNarrow = isFiltered(filter);
  return (
    <EmptyState title={t('empty.title')} art={<Tiles seed="empty" cols={1} rows={1} />}>
      <p>{t(isNarrow ? 'empty.body' : 'empty.bodyNothing')}</p>
      <LinkButton variant="act" href={paths.events()}>
        {t('list.all')}
      </LinkButton>
    </EmptyState>
  );
}

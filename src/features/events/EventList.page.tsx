import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearch } from 'wouter';
import { FilterLinks } from '../../kit/content/FilterLinks.tsx';
import { ListHead } from '../../kit/content/ListHead.tsx';
import { type EventFilter, paths } from '../../kit/paths.ts';
import { Tabs } from '../../kit/ui/Tabs.tsx';
import * as styles from './EventList.css.ts';
import { loadEvents } from './events.load.ts';
import { eventTypesQuery } from './events.queries.ts';
import { EventWall } from './EventWall.tsx';
import { filterOf } from './list-filter.ts';

/** Narrows the list to one kind of event. */
function EventKinds({ filter }: { filter: EventFilter }) {
  const { t } = useTranslation('events');
  const { data: types = [] } = useQuery(eventTypesQuery);
  const kinds = [{ id: undefined, name: t('list.allKinds') }, ...types];
  const links = kinds.map(({ id, name }) => ({
    href: paths.events({ ...filter, type: id, page: undefined }),
    label: name,
    current: filter.type === id,
  }));
  return <FilterLinks label={t('list.type')} links={links} />;
}

export const load = loadEvents;

/** Coming and past events: /media/events?page=&type=&search=&past= */
export default function EventListPage() {
  const { t } = useTranslation(['events', 'shell']);
  const [, navigate] = useLocation();
  const filter = filterOf(useSearch());
  const isPast = filter.past === 'true';
  const tabs = ([undefined, 'true'] as const).map((past) => ({
    href: paths.events({ ...filter, past, page: undefined }),
    label: t(past ? 'list.past' : 'list.upcoming'),
    current: filter.past === past,
  }));
  return (
    <div className={styles.page}>
      <ListHead
        title={t('shell:pages.events')}
        about={t(isPast ? 'list.leadPast' : 'list.lead')}
        label={t('list.search')}
        submit={t('list.submit')}
        words={filter.search}
        onSearch={(search) => navigate(paths.events({ ...filter, search, page: undefined }))}
      />
      <div className={styles.narrowing}>
        <Tabs label={t('list.tabs')} tabs={tabs} />
        <EventKinds filter={filter} />
      </div>
      <EventWall filter={filter} />
    </div>
  );
}

import { useTranslation } from 'react-i18next';
import { useSearch } from 'wouter';
import { paths } from '../../kit/paths.ts';
import { lead, stack } from '../../kit/theme/layout.css.ts';
import { Tabs } from '../../kit/ui/Tabs.tsx';
import { EventKinds, EventSearch } from './EventFilters.tsx';
import * as styles from './EventList.css.ts';
import { EventWall } from './EventWall.tsx';
import { filterOf } from './list-filter.ts';
import { loadEvents } from './events.load.ts';

/** Reads the page's data. */
export const load = loadEvents;

/** Coming and past events: /media/events?page=&type=&search=&past= */
export default function EventListPage() {
  const { t } = useTranslation(['events', 'shell']);
  const filter = filterOf(useSearch());
  const isPast = filter.past === 'true';
  const tabs = ([undefined, 'true'] as const).map((past) => ({
    href: paths.events({ ...filter, past, page: undefined }),
    label: t(past ? 'list.past' : 'list.upcoming'),
    current: filter.past === past,
  }));
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <div className={stack.s}>
          <h1>{t('shell:pages.events')}</h1>
          <p className={lead}>{t(isPast ? 'list.leadPast' : 'list.lead')}</p>
        </div>
        <EventSearch filter={filter} />
      </div>
      <div className={styles.narrowing}>
        <Tabs label={t('list.tabs')} tabs={tabs} />
        <EventKinds filter={filter} />
      </div>
      <EventWall filter={filter} />
    </div>
  );
}

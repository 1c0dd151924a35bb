import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { ApiError } from '../../kit/api/api-error.ts';
import { section, stack, wrap } from '../../kit/theme/layout.css.ts';
import { classNames } from '../../kit/ui/class-names.ts';
import { LoadFailed } from '../../kit/content/LoadFailed.tsx';
import { Skeleton } from '../../kit/ui/Skeleton.tsx';
import { PageTitle } from '../../kit/union/PageTitle.tsx';
import * as styles from './Event.css.ts';
import { eventQuery } from './events.queries.ts';
import { EventView } from './EventView.tsx';
import { loadEvent } from './events.load.ts';

export const load = loadEvent;

/** One event: /media/events/:slug */
export default function EventPage() {
  const { t } = useTranslation(['events', 'common', 'shell']);
  const { slug = '' } = useParams();
  const { data, error, isFetching, refetch } = useQuery(eventQuery(slug));
  if (data) {
    return (
      <>
        <PageTitle page={data.title} />
        <EventView event={data} />
      </>
    );
  }
  // An event that does not exist gives a 404 page.
  if (error instanceof ApiError && error.status === 404) throw error;
  return (
    <div className={styles.pending}>
      <PageTitle page={t('shell:pages.events')} />
      {error ? (
        <div className={classNames(wrap, section, stack.m)}>
          <h1>{t('shell:pages.events')}</h1>
          <LoadFailed isBusy={isFetching} onRetry={() => void refetch()} />
        </div>
      ) : (
        <div className={styles.page}>
          <div className={styles.unlaid} />
          <Skeleton label={t('common:loading')} parts={['heading', 'long', 'long', 'medium', 'long', 'short']} />
        </div>
      )}
    </div>
  );
}

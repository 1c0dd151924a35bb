import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../app/paths.ts';
import { onPaint, stack, wrap } from '../theme/layout.css.ts';
import { LinkButton } from '../ui/LinkButton.tsx';
import { Boat } from './Boat.tsx';
import * as styles from './Home.css.ts';
import type { LatestNews } from './latest-news.ts';
import { NewsTeaser } from './NewsTeaser.tsx';
import { ServiceWall } from './ServiceWall.tsx';
import type { UpcomingEvent } from './upcoming-events.ts';

interface Props {
  /** Undefined while they are on their way. */
  events: readonly UpcomingEvent[] | undefined;
  news: readonly LatestNews[];
}

/** The boat with the week's events, the sea with the one action, the wall of services, the news, and where to talk to somebody. */
export function HomeView({ events, news }: Props) {
  const { t } = useTranslation('home');
  return (
    <>
      <div className={wrap}>
        <div className={styles.top}>
          <h1 className={styles.title}>{t('aboard')}</h1>
          <p className={styles.intro}>{t('intro')}</p>
        </div>
      </div>
      <Boat events={events} />
      <section className={`${styles.sea} ${onPaint}`}>
        <div className={styles.seaInner}>
          <div className={stack.s}>
            <h2>{t('ticketsTitle')}</h2>
            <p className={styles.seaText}>{t('ticketsBody')}</p>
          </div>
          <LinkButton href={paths.events()} variant="act">
            {t('seeEvents')}
          </LinkButton>
        </div>
      </section>
      {/* Each comes alive on its own: one long task for all of them would hold up the first click. */}
      <Suspense>
        <ServiceWall />
      </Suspense>
      <Suspense>
        <NewsTeaser news={news} />
      </Suspense>
      <section className={styles.slab}>
        <div className={styles.slabInner}>
          <div className={stack.s}>
            <h2>{t('talkTitle')}</h2>
            <p>{t('talkBody')}</p>
          </div>
          <LinkButton href={paths.mentalWellbeing()} variant="line">
            {t('talk')}
          </LinkButton>
        </div>
      </section>
    </>
  );
}

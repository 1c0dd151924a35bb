// Styles of parts that the server renders before their code is here: the import alone loads them.
// oxlint-disable-next-line import/no-unassigned-import
import './NewsTeaser.css.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../kit/paths.ts';
import { onPaint, stack, wrap } from '../../kit/theme/layout.css.ts';
import { stillPart } from '../../kit/late/late-part.tsx';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { Boat } from './Boat.tsx';
import { Deadline } from './Deadline.tsx';
import * as styles from './Home.css.ts';
import { todayQuery } from './today.ts';
import type { UpcomingEvent } from './upcoming-events.ts';

const ServiceWall = stillPart(async () => (await import('./ServiceWall.tsx')).ServiceWall).Part;

interface Props {
  /** Undefined while they load. */
  events: readonly UpcomingEvent[] | undefined;
  /** The union's announcement. */
  banner: ReactNode;
  /** The latest news. */
  news: ReactNode;
}

/** The boat with the next events, the sea with the next deadline and the main action, the announcement, the wall of services, the news, and ways to talk to somebody. */
export function HomeView({ events, banner, news }: Props) {
  const { t } = useTranslation('home');
  const { data: today } = useQuery(todayQuery);
  return (
    <>
      <div className={wrap}>
        <div className={styles.top}>
          <h1 className={styles.title}>{t('aboard')}</h1>
          <p className={styles.intro}>{t('intro')}</p>
        </div>
      </div>
      <Boat events={events} hour={today?.hour ?? 12} />
      <section className={`${styles.sea} ${onPaint}`}>
        <div className={styles.seaInner}>
          <Deadline deadline={today?.deadline ?? null} />
          <LinkButton href={paths.events()} variant="act">
            {t('seeEvents')}
          </LinkButton>
        </div>
      </section>
      {banner}
      <ServiceWall />
      {news}
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

// Styles of parts that the server renders before their code is here: the import alone loads them.
// oxlint-disable-next-line import/no-unassigned-import
import './NewsTeaser.css.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../kit/paths.ts';
import { onPaint, stack, wrap } from '../../kit/theme/layout.css.ts';
import { stillPart } from '../../kit/late/late-part.tsx';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { Boat } from './Boat.tsx';
import * as styles from './Home.css.ts';
import type { UpcomingEvent } from './upcoming-events.ts';

const ServiceWall = stillPart(async () => (await import('./ServiceWall.tsx')).ServiceWall).Part;

interface Props {
  /** Undefined while they load. */
  events: readonly UpcomingEvent[] | undefined;
  /** The latest news. */
  news: ReactNode;
}

/** The boat with the next events, the sea with the main action, the wall of services, the news, and ways to talk to somebody. */
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

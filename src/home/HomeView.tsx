import { useTranslation } from 'react-i18next';
import { paths } from '../app/paths.ts';
import { onPaint, stack, wrap } from '../theme/layout.css.ts';
import { LinkButton } from '../ui/LinkButton.tsx';
import { Boat } from './Boat.tsx';
import * as styles from './Home.css.ts';
import { ServiceWall } from './ServiceWall.tsx';
import type { UpcomingEvent } from './upcoming-events.ts';

/** The boat with the week's events, the sea with the one action, the wall of services. */
export function HomeView({ events }: { events: readonly UpcomingEvent[] | undefined }) {
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
    </>
  );
}

import { useTranslation } from 'react-i18next';
import { Eye } from '../../kit/art/Eye.tsx';
import { onPaint } from '../../kit/theme/layout.css.ts';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden.tsx';
import * as styles from './Boat.css.ts';
import { Plank } from './Plank.tsx';
import { Sheer } from './Sheer.tsx';
import { lightAt } from './today.ts';
import type { UpcomingEvent } from './upcoming-events.ts';

const planks = 3;

interface Props {
  events: readonly UpcomingEvent[] | undefined;
  /** The hour in Malta: the sun stands by it, and the lamps are lit by night. */
  hour: number;
}

/** The hull that carries up to three upcoming events, under the sky of the hour. */
export function Boat({ events, hour }: Props) {
  const { t } = useTranslation('home');
  return (
    <section className={`${styles.root} ${onPaint} ${styles.light[lightAt(hour)]}`} aria-label={t('whatsOn')}>
      <i className={styles.sun} />
      <div className={styles.sheer}>
        <Sheer />
      </div>
      <i className={styles.lamp} />
      <i className={styles.body} />
      <div className={styles.eye}>
        <Eye brow="yellow" iris="sky" />
      </div>
      <div className={styles.hold}>
        <Cargo events={events} />
      </div>
    </section>
  );
}

function Cargo({ events }: { events: readonly UpcomingEvent[] | undefined }) {
  const { t } = useTranslation(['home', 'common']);
  if (events === undefined) {
    return (
      <output className={styles.waiting}>
        <VisuallyHidden>{t('common:loading')}</VisuallyHidden>
      </output>
    );
  }
  if (events.length === 0) {
    return (
      <div className={styles.nothing}>
        <h2 className={styles.nothingTitle}>{t('noEventsTitle')}</h2>
        <p>{t('noEventsBody')}</p>
      </div>
    );
  }
  return (
    <ul className={styles.planks}>
      {events.slice(0, planks).map((event) => (
        <li key={`${event.slug} ${event.startsAt}`}>
          <Plank event={event} />
        </li>
      ))}
    </ul>
  );
}

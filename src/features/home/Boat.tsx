import { useTranslation } from 'react-i18next';
import { withItsNoun } from '../../kit/ui/with-its-noun.tsx';
import { Eye } from '../../kit/art/Eye.tsx';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { paths } from '../../kit/paths.ts';
import { onPaint } from '../../kit/theme/layout.css.ts';
import { colourVar, paintVar } from '../../kit/theme/paint-var.ts';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden.tsx';
import * as styles from './Boat.css.ts';
import { sheerPicture } from './Boat.css.ts';
import { lightAt } from './today.ts';
import type { UpcomingEvent } from './upcoming-events.ts';

const bands = [
  { fill: paintVar('yellow'), d: 'M-5 176C420 190 860 168 1136 36C1141 120 1142 200 1141 280H-5Z' },
  { fill: paintVar('green'), d: 'M-5 194C420 208 864 186 1137.5 58C1141 120 1142 200 1141 280H-5Z' },
  { fill: paintVar('red'), d: 'M-5 226C420 240 870 218 1139 94C1141 140 1142 200 1141 280H-5Z' },
  { fill: paintVar('white'), d: 'M-5 250C420 264 874 242 1140 120C1141 160 1142 200 1141 280H-5Z' },
  { fill: colourVar('hull'), d: 'M-5 259C420 273 876 251 1140.5 130C1141 170 1142 220 1141 281H-5Z' },
];

/** The painted bands that rise to the bow, and the stempost; stretches to its box. */
function Sheer() {
  return (
    <svg
      className={sheerPicture}
      viewBox="0 0 1200 280"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path fill={colourVar('ink')} d="M1108 0h30v150h-30z" />
      <path fill={paintVar('red')} d="M1108 0h30v16h-30z" />
      {bands.map(({ fill, d }) => (
        <path key={d} fill={fill} d={d} />
      ))}
    </svg>
  );
}

/** One coming event: its date in huge type, its name, venue and price. */
function Plank({ event }: { event: UpcomingEvent }) {
  const { t } = useTranslation();
  const { day, weekday, month, time } = useMomentWords()(event.startsAt);
  const { slug, title, venue, priceFrom } = event;
  return (
    <a className={styles.plank} href={paths.event(slug)}>
      <time className={styles.date} dateTime={event.startsAt}>
        {day}
        <span className={styles.dateWords}>
          {weekday} {month}
        </span>
      </time>
      <span>
        <span className={styles.name}>{withItsNoun(title)}</span>
        <span className={styles.fact}>
          {time}, {withItsNoun(venue)}
        </span>
        {priceFrom !== undefined && (
          <span className={styles.fact}>
            {priceFrom.amount === 0 ? t('free') : t('priceFrom', { price: priceFrom.formatted })}
          </span>
        )}
      </span>
    </a>
  );
}

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

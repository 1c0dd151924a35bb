import { Poster } from '../../kit/art/Poster.tsx';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import type { EventSummary } from './events.queries.ts';
import * as styles from './EventPoster.css.ts';
import { daysLabel, titleSize } from './poster-labels.ts';

interface Props {
  event: EventSummary;
  /** Shows days and venue at the foot, if the poster is large enough to read them. */
  withFoot?: boolean;
}

/** An event's drawn poster with its title. */
export function EventPoster({ event: { title, poster, occurrences }, withFoot = false }: Props) {
  const wordsOf = useMomentWords();
  const held = occurrences.filter(({ state }) => state !== 'cancelled');
  const dates = (held.length > 0 ? held : occurrences).map(({ start }) => wordsOf(start));
  return (
    <Poster
      seed={poster.seed}
      scene={poster.scene}
      title={<span className={styles.title[titleSize(title)]}>{title}</span>}
      foot={withFoot && <Foot days={daysLabel(dates)} venue={occurrences[0]?.venue?.name} />}
    />
  );
}

function Foot({ days, venue }: { days: string; venue: string | undefined }) {
  return (
    <>
      <span className={styles.days}>{days}</span>
      <span className={styles.venue}>{venue}</span>
    </>
  );
}

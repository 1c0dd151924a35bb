// The styles of a poster's words, which the server renders before their code is here. The import alone loads them.
// oxlint-disable-next-line import/no-unassigned-import
import '../../kit/art/DrawnPoster.css.ts';
import { Poster } from '../../kit/art/Poster.tsx';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import type { EventSummary } from './events.queries.ts';
import { daysLabel } from './poster-labels.ts';
import { useEventBadge } from './state-labels.ts';

interface Props {
  event: EventSummary;
  /** Shows days and venue at the foot, if the poster is large enough to read them. */
  withFoot?: boolean;
}

const isOut = ({ state }: EventSummary) => state === 'cancelled' || state === 'closed';

/** An event's drawn poster with its title; one that can't be booked any more is faded and stamped. */
export function EventPoster({ event, withFoot = false }: Props) {
  const { title, poster, occurrences } = event;
  const badge = useEventBadge()(event);
  const wordsOf = useMomentWords();
  const held = occurrences.filter(({ state }) => state !== 'cancelled');
  const dates = (held.length > 0 ? held : occurrences).map(({ start }) => wordsOf(start));
  return (
    <Poster
      seed={poster.seed}
      scene={poster.scene}
      title={title}
      stamp={isOut(event) ? badge?.words : undefined}
      foot={withFoot ? [daysLabel(dates), occurrences[0]?.venue?.name ?? ''] : undefined}
    />
  );
}

import { stillPart } from '../late/late-part.tsx';
import * as styles from './Poster.css.ts';

/** A poster's words and scene, as plain values. */
export interface PosterProps {
  /** The event's slug, so that an event keeps its poster. */
  seed: string;
  /** Name of a scene; without one, or if no scene has that name, the seed chooses. */
  scene?: string | null;
  /** Large words, never over the picture. They repeat a heading, so the poster is hidden from screen readers. */
  title?: string;
  /** Short words at the foot's left and right. */
  foot?: readonly [string, string] | undefined;
  /** A word stamped over the faded picture, of what can't be had any more. */
  stamp?: string | undefined;
}

const DrawnPoster = stillPart<PosterProps>(async () => (await import('./DrawnPoster.tsx')).DrawnPoster).Part;

/** A 4:5 poster drawn from a seed: no photograph is needed to publish an event. A long title has a band of its own below the picture. */
export const Poster = (props: PosterProps) => (
  <div className={styles.root} aria-hidden="true">
    <DrawnPoster {...props} />
  </div>
);

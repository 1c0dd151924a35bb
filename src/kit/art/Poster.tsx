import type { ReactNode } from 'react';
import { choosePoster } from './choose-poster.ts';
import * as styles from './Poster.css.ts';
import { Vignette } from './Vignette.tsx';

interface Props {
  /** The event's slug, so that an event keeps its poster. */
  seed: string;
  /** Name of a scene; without one, or if no scene has that name, the seed chooses. */
  scene?: string | null;
  /** Large words over the calm upper part. They repeat a heading, so the poster is hidden from screen readers. */
  title?: ReactNode;
  /** A short line at the foot. */
  foot?: ReactNode;
}

/** A 4:5 poster drawn from a seed: no photograph is needed to publish an event. */
export function Poster({ seed, scene = null, title, foot }: Props) {
  const { title: paint } = choosePoster(seed, scene);
  return (
    <div className={styles.root} aria-hidden="true">
      <Vignette seed={seed} scene={scene} />
      {title !== undefined && <span className={styles.title[paint]}>{title}</span>}
      {foot !== undefined && <span className={styles.foot}>{foot}</span>}
    </div>
  );
}

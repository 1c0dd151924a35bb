import type { ReactNode } from 'react';
import { drawPoster } from './draw-poster.ts';
import { Picture } from './Picture.tsx';
import * as styles from './Poster.css.ts';
import type { Scene } from './scenes.tsx';

interface Props {
  /** The event's slug, so that an event keeps its poster. */
  seed: string;
  scene?: Scene | undefined;
  /** Large words over the calm upper part. They repeat a heading, so the poster is hidden from readers of speech. */
  title?: ReactNode;
  /** A short line at the foot. */
  foot?: ReactNode;
}

/** A 4:5 poster drawn from a seed: no photograph is needed to publish an event. */
export function Poster({ seed, scene, title, foot }: Props) {
  const poster = drawPoster(seed, scene);
  return (
    <div className={styles.root} aria-hidden="true">
      <Picture width={400} height={500} fit="stand">
        {poster.art}
      </Picture>
      {title !== undefined && <span className={styles.title[poster.title]}>{title}</span>}
      {foot !== undefined && <span className={styles.foot}>{foot}</span>}
    </div>
  );
}

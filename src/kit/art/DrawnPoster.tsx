import { withItsNoun } from '../ui/with-its-noun.tsx';
import { choosePoster } from './choose-poster.ts';
import { DrawnScene } from './DrawnScene.tsx';
import { fitTitle } from './fit-title.ts';
import * as styles from './DrawnPoster.css.ts';
import { art, plain } from './Poster.css.ts';
import type { PosterProps } from './Poster.tsx';

/** The drawing of a poster; see Poster. */
export function DrawnPoster({ seed, scene = null, title, foot, stamp }: PosterProps) {
  const chosen = choosePoster(seed, scene);
  const fitted = title === undefined ? undefined : fitTitle(title);
  const isBand = fitted?.place === 'band';
  const paper = isBand ? 'wide' : 'stand';
  const overSky = stamp === undefined ? chosen.title : 'ink';
  return (
    <div className={isBand ? styles.banded[chosen.band] : plain}>
      <div className={art} data-faded={stamp === undefined ? undefined : ''}>
        <DrawnScene seed={seed} scene={scene} paper={fitted === undefined ? 'full' : paper} />
      </div>
      {fitted && (
        <span className={`${styles.title[isBand ? 'white' : overSky]} ${styles.size[fitted.size]}`}>
          {withItsNoun(title ?? '')}
        </span>
      )}
      {stamp !== undefined && <span className={styles.stamp}>{stamp}</span>}
      {foot && (
        <span className={styles.foot}>
          <span className={styles.days}>{foot[0]}</span>
          <span className={styles.venue}>{withItsNoun(foot[1])}</span>
        </span>
      )}
    </div>
  );
}

import type { ReactNode } from 'react';
import { Tiles } from '../art/Tiles.tsx';
import { withItsNoun } from '../ui/with-its-noun.tsx';
import { Facts } from './Facts.tsx';
import * as styles from './Glance.css.ts';

interface Fact {
  label: string;
  value: ReactNode;
}

interface Props {
  /** Seed of the floor on top: the same seed draws the same tiles elsewhere. Undefined for no floor. */
  seed: string | undefined;
  /** The first is the one that matters most, such as a price: it is large, before its explanation. */
  facts: readonly Fact[];
}

/** A longer figure, in characters, is set as words rather than as a number. */
const longestFigure = 7;

/** Facts at a glance: the figure that matters, large, and the others under it. */
export function Glance({ seed, facts: [first, ...others] }: Props) {
  const isLong = typeof first?.value !== 'string' || first.value.length > longestFigure;
  return (
    <div className={styles.root}>
      {seed !== undefined && (
        <div className={first ? styles.tiles : styles.tilesAlone}>
          <Tiles seed={seed} cols={6} rows={first ? 1 : 3} />
        </div>
      )}
      {first && (
        <div className={styles.inside}>
          <p>
            <span className={isLong ? styles.wordy : styles.figure}>{withItsNoun(first.value)}</span>{' '}
            <span className={styles.caption}>{withItsNoun(first.label)}</span>
          </p>
          {others.length > 0 && <Facts facts={others} />}
        </div>
      )}
    </div>
  );
}

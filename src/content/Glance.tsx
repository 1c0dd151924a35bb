import type { ReactNode } from 'react';
import { Tiles } from '../art/Tiles.tsx';
import { Facts } from './Facts.tsx';
import * as styles from './Glance.css.ts';

interface Props {
  /** The floor on top: the same seed draws the same tiles elsewhere. */
  seed: string;
  /** The number that matters, before its explanation: '€7'. */
  figure: string;
  caption: string;
  facts: readonly { label: string; value: ReactNode }[];
}

const longestNumber = 7;

/** What to know at a glance: the number that matters, large, and the facts under it. */
export function Glance({ seed, figure, caption, facts }: Props) {
  return (
    <div className={styles.root}>
      <div className={styles.tiles}>
        <Tiles seed={seed} cols={6} rows={1} />
      </div>
      <div className={styles.inside}>
        <p>
          <span className={figure.length > longestNumber ? styles.wordy : styles.figure}>{figure}</span>{' '}
          <span className={styles.caption}>{caption}</span>
        </p>
        <Facts facts={facts} />
      </div>
    </div>
  );
}

import { useId } from 'react';
import * as styles from './Progress.css.ts';

interface Props {
  /** What is on its way. */
  label: string;
  /** From 0 to 1. */
  share: number;
}

/** How much of a long work is done. */
export function Progress({ label, share }: Props) {
  const id = useId();
  return (
    <div className={styles.root}>
      <span id={id} className={styles.words}>
        {label}
      </span>
      <progress className={styles.bar} aria-labelledby={id} value={share} max={1} />
    </div>
  );
}

import { useId } from 'react';
import * as styles from './Progress.css.ts';

interface Props {
  /** Name of the task. */
  label: string;
  /** From 0 to 1. */
  share: number;
}

/** A progress bar. */
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

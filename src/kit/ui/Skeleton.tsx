import * as styles from './Skeleton.css.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

type Part = keyof typeof styles.part;

interface Props {
  /** 'Loading', announced once. */
  label: string;
  /** The shapes to show, from top to bottom. */
  parts?: readonly Part[];
}

/** Unlaid tiles in place of content that is loading. */
export function Skeleton({ label, parts = ['heading', 'long', 'medium'] }: Props) {
  return (
    <output className={styles.root}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {parts.map((part, position) => (
        <span key={position} className={styles.part[part]} aria-hidden="true" />
      ))}
    </output>
  );
}

import * as styles from './Skeleton.css.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

type Part = keyof typeof styles.part;

interface Props {
  /** 'Loading', spoken once. */
  label: string;
  /** What will stand here, from top to bottom. */
  parts?: readonly Part[];
}

/** Unlaid tiles in the place of content that is on its way. */
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

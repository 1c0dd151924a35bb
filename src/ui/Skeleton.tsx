import * as styles from './Skeleton.css.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

type Part = 'tiles' | 'heading' | keyof typeof styles.line;

interface Props {
  /** 'Loading', spoken once. */
  label: string;
  /** What will stand here, from top to bottom. */
  parts?: readonly Part[];
}

const classOf = (part: Part) => (part === 'tiles' || part === 'heading' ? styles[part] : styles.line[part]);

/** Unlaid tiles in the place of content that is on its way. */
export function Skeleton({ label, parts = ['heading', 'long', 'medium'] }: Props) {
  return (
    <div className={styles.root} role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {parts.map((part, position) => (
        <span key={position} className={classOf(part)} aria-hidden="true" />
      ))}
    </div>
  );
}

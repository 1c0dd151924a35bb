import type { ReactNode } from 'react';
import { Poster } from '../art/Poster.tsx';
import * as styles from './Login.css.ts';

interface Props {
  /** What the picture is drawn from. */
  seed: string;
  /** Large words over the picture, which repeat nothing that has to be read. */
  title?: string;
  children: ReactNode;
}

/** A page about getting in: words and a form, with a picture beside them where there is room. */
export function AuthPage({ seed, title, children }: Props) {
  return (
    <div className={styles.page}>
      <div className={styles.words}>{children}</div>
      <div className={styles.art}>
        <Poster seed={seed} scene="gallarija" title={title} />
      </div>
    </div>
  );
}

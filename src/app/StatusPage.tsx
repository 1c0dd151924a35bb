import type { ReactNode } from 'react';
import { Poster } from '../kit/art/Poster.tsx';
import { lead } from '../kit/theme/layout.css.ts';
import * as styles from './StatusPage.css.ts';

interface Props {
  /** '404', 'Error 500'. */
  code: string;
  title: string;
  body: string;
  /** Links to go on from here. */
  children: ReactNode;
}

/** Replaces a page that does not exist or does not work. */
export function StatusPage({ code, title, body, children }: Props) {
  return (
    <div className={styles.root}>
      <div className={styles.words}>
        <p className={styles.code}>{code}</p>
        <h1>{title}</h1>
        <p className={lead}>{body}</p>
        {children}
      </div>
      <div className={styles.art}>
        <Poster seed={code} scene="swell" />
      </div>
    </div>
  );
}

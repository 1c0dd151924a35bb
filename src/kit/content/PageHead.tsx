import type { ReactNode } from 'react';
import { Lead } from '../ui/Lead.tsx';
import { asTitle } from '../ui/with-its-noun.tsx';
import { Vignette } from '../art/Vignette.tsx';
import { drawnHead, words } from './ContentPage.css.ts';
import * as styles from './PageHead.css.ts';

interface Props {
  title: string;
  lead: string;
  /** Seed and scene of the drawing; null for none. */
  art: { seed: string; scene: string | null } | null;
  /** In the place of the drawing. */
  panel?: ReactNode;
  /** Facts in a line, such as the date of publication. */
  meta?: ReactNode;
  /** Actions, such as a button. */
  children?: ReactNode;
}

/** The top of a content page: its title, lead and drawing. Within a `reading` the text continues beside the drawing. */
export function PageHead({ title, lead, art, panel, meta, children }: Props) {
  return (
    <header className={drawnHead}>
      <div className={words}>
        <h1>{asTitle(title)}</h1>
        {meta !== undefined && <p className={styles.meta}>{meta}</p>}
        <Lead>{lead}</Lead>
        {children}
      </div>
      {art && <div className={styles.art}>{panel ?? <Vignette seed={art.seed} scene={art.scene} />}</div>}
    </header>
  );
}

import type { ReactNode } from 'react';
import { lead as leadText, row } from '../theme/layout.css.ts';
import * as styles from './ContentPage.css.ts';
import { pair } from './GuidePage.css.ts';
import { Points, type Point } from './Points.tsx';

interface Props {
  title: string;
  lead: string;
  /** The way in. */
  actions: ReactNode;
  /** Stands beside the title on a wide screen: what it costs, when it is. */
  glance: ReactNode;
  needs: { title: string; points: readonly Point[] };
  steps: { title: string; points: readonly Point[] };
  /** Between the head and what is needed, where something has to be known first. */
  notice?: ReactNode;
  /** Under what is needed and how it goes. */
  children?: ReactNode;
}

/** What something is, what it costs, what it needs and how it goes, with the way in. */
export function GuidePage({ title, lead, actions, glance, needs, steps, notice, children }: Props) {
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h1>{title}</h1>
          <p className={leadText}>{lead}</p>
          {notice}
          <div className={row}>{actions}</div>
        </div>
        {glance}
      </div>
      <div className={pair}>
        <Points {...needs} />
        <Points {...steps} ordered />
      </div>
      {children}
    </div>
  );
}

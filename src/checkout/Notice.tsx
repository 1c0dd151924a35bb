import type { ReactNode } from 'react';
import { lead as leadText, row } from '../theme/layout.css.ts';
import * as styles from './checkout.css.ts';
import { StepHeading } from './StepHeading.tsx';

interface Props {
  lead?: string;
  /** In place of the heading that belongs to the state. */
  heading?: string;
  /** The ways out, the best one first. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** A screen that says how things stand and where to go from there. */
export function Notice({ lead, heading, actions, children }: Props) {
  return (
    <div className={styles.notice}>
      <StepHeading {...(heading !== undefined && { text: heading })} />
      {lead !== undefined && <p className={leadText}>{lead}</p>}
      {children}
      {actions !== undefined && <div className={row}>{actions}</div>}
    </div>
  );
}

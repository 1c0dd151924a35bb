import type { ReactNode } from 'react';
import { lead as leadText, row } from '../../kit/theme/layout.css.ts';
import * as styles from './checkout.css.ts';
import { EventWords } from './EventWords.tsx';
import { StepHeading } from './StepHeading.tsx';

interface Props {
  lead?: string;
  /** Replaces the state's own heading. */
  heading?: string;
  /** The actions, the best one first. */
  actions?: ReactNode;
  /** Shows the booking's event in short; false if the notice describes it in full. */
  isAboutEvent?: boolean;
  children?: ReactNode;
}

/** A screen that explains the situation and offers ways to go on. */
export function Notice({ lead, heading, actions, isAboutEvent = true, children }: Props) {
  return (
    <div className={styles.notice}>
      <StepHeading {...(heading !== undefined && { text: heading })} />
      {lead !== undefined && <p className={leadText}>{lead}</p>}
      {children}
      {isAboutEvent && <EventWords />}
      {actions !== undefined && <div className={row}>{actions}</div>}
    </div>
  );
}

import type { ReactNode } from 'react';
import { lead as leadText } from '../theme/layout.css.ts';
import { Button } from '../ui/Button.tsx';
import * as styles from './checkout.css.ts';
import { NearlyFull } from './HoldOffer.tsx';
import { ProblemBanner } from './ProblemBanner.tsx';
import { StepHeading } from './StepHeading.tsx';
import { Notes, Summary } from './Summary.tsx';
import { Timeline } from './Timeline.tsx';

interface Props {
  lead?: string;
  /** In place of the heading that belongs to the state. */
  heading?: string;
  /** While the step shows an error summary. */
  hasErrors?: boolean;
  /** The step before, in sight above the question. */
  back?: { label: string; onPress: () => void };
  /** The one thing to do. */
  action: ReactNode;
  /** What may be done beside it. */
  ways?: ReactNode;
  /** What is chosen so far, where it can be changed right there. */
  choice?: ReactNode;
  /** Small print under the action. */
  notes?: ReactNode;
  /** Leaves the room to a large control: a smaller heading. */
  compact?: boolean;
  children: ReactNode;
}

/** A step of the checkout: the question, and the sheet with what it comes to, how long it is held, and the way on. */
export function StepLayout({ lead, heading, hasErrors = false, compact = false, back, children, ...sheet }: Props) {
  return (
    <div className={styles.step}>
      <div className={styles.question[compact ? 'compact' : 'usual']}>
        {back && (
          <div className={styles.ways}>
            <Button variant="quiet" onClick={back.onPress}>
              {back.label}
            </Button>
          </div>
        )}
        <Timeline />
        <StepHeading hasErrors={hasErrors} {...(heading !== undefined && { text: heading })} />
        {lead !== undefined && <p className={leadText}>{lead}</p>}
        <ProblemBanner />
        <NearlyFull />
        {children}
        <div className={styles.belowOnly}>
          {sheet.ways}
          <Notes>{sheet.notes}</Notes>
        </div>
      </div>
      <Summary {...sheet} />
    </div>
  );
}

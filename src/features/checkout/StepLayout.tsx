import type { ReactNode } from 'react';
import { lead as leadText } from '../../kit/theme/layout.css.ts';
import { Button } from '../../kit/ui/Button.tsx';
import * as styles from './checkout.css.ts';
import { NearlyFull } from './Hold.tsx';
import { StepHeading } from './StepHeading.tsx';
import { Notes, Summary } from './Summary.tsx';
import { useTranslation } from 'react-i18next';
import { countedSteps } from '../../../machines/checkout/counted-steps.ts';
import { StepHeader } from '../../kit/ui/StepHeader.tsx';
import { useFact, useMeta } from './checkout.flow.ts';
import type { Problem } from '../../../machines/checkout/checkout.types.ts';
import { Banner } from '../../kit/ui/Banner.tsx';

interface Props {
  lead?: string;
  /** Replaces the state's own heading. */
  heading?: string;
  /** True while the step shows an error summary. */
  hasErrors?: boolean;
  /** The previous step, in sight above the question. */
  back?: { label: string; onPress: () => void };
  /** The main action. */
  action: ReactNode;
  /** Other actions beside the main one. */
  ways?: ReactNode;
  /** The choice so far, if it can be changed in place. */
  choice?: ReactNode;
  /** Small print under the action. */
  notes?: ReactNode;
  /** Gives the room to a large control: a smaller heading. */
  compact?: boolean;
  children: ReactNode;
}

/** A step of the checkout: the question, and the sheet with the total, the time left and the main action. */
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

/** The current step and the next one, in words. Nothing for a step outside the count. */
function Timeline() {
  const { t } = useTranslation(['checkout', 'common']);
  const { step } = useMeta();
  const seated = useFact(({ context }) => context.seated);
  const counted = countedSteps({ seated });
  const at = counted.findIndex((each) => each === step);
  const shown = counted[at];
  if (shown === undefined) return null;
  const next = counted[at + 1];
  const detail = [t(`steps.${shown}`), next !== undefined && next !== 'tickets' && t(`next.${next}`)]
    .filter(Boolean)
    .join('. ');
  return (
    <StepHeader
      current={at + 1}
      total={counted.length}
      label={t('common:stepOf', { step: at + 1, steps: counted.length })}
      detail={detail}
    />
  );
}

/** The tones of messages that are not refusals; everything else is one. */
const tones: Partial<Record<Problem, 'info' | 'warn'>> = { paymentCancelled: 'info', changedElsewhere: 'warn' };

/** Says why the server refused the last request, until the next choice. */
function ProblemBanner() {
  const { t } = useTranslation(['checkout', 'common']);
  const problem = useFact(({ context }) => context.problem);
  // Refused names are reported in the step's own summary, which takes the focus.
  if (problem === null || problem === 'namesRefused') return null;
  return (
    <Banner tone={tones[problem] ?? 'bad'} role="alert" title={t(`problem.${problem}.title`)}>
      <p>{t(`problem.${problem}.body`)}</p>
    </Banner>
  );
}

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { countedSteps, type UserType } from '../../machines/registration/steps.ts';
import { lead as leadText, stack } from '../theme/layout.css.ts';
import { ArrivalHeading } from '../ui/ArrivalHeading.tsx';
import { StepHeader } from '../ui/StepHeader.tsx';
import { PageTitle } from '../union/PageTitle.tsx';
import { PaymentProblem } from './PaymentProblem.tsx';
import * as styles from './registration.css.ts';
import { metaOf, screenOf } from './screen.ts';
import { useFact } from './use-registration.ts';

interface Props {
  lead?: ReactNode;
  /** In place of the heading that belongs to the state. */
  heading?: string;
  /** Whose steps are counted, before the account says so. */
  userType?: UserType;
  children?: ReactNode;
}

/** Where the person is and what comes next, in words. */
function StepCount({ userType }: { userType: UserType }) {
  const { t } = useTranslation(['registration', 'common']);
  const shown = useFact((snapshot) => metaOf(snapshot).counted);
  const steps = countedSteps(userType);
  const at = steps.findIndex((step) => step === shown);
  const step = steps[at];
  if (step === undefined) return null;
  const next = steps[at + 1];
  const name = t(`steps.${step}`);
  return (
    <StepHeader
      current={at + 1}
      total={steps.length}
      label={t('common:stepOf', { step: at + 1, steps: steps.length })}
      detail={next === undefined || next === 'REGISTRATION' ? name : `${name}. ${t(`next.${next}`)}`}
    />
  );
}

/** A step of the registration: where it stands, its one question, and what there is to do. */
export function StepPage({ lead, heading, userType = 'university_student', children }: Props) {
  const { t } = useTranslation('registration');
  const screen = useFact(screenOf);
  const known = useFact(({ context }) => context.status?.user_type);
  const words = heading ?? t(`${screen}.heading`);
  return (
    <div className={styles.page}>
      <PageTitle page={words} />
      <div className={stack.m}>
        <StepCount userType={known ?? userType} />
        <div className={stack.s}>
          <ArrivalHeading key={screen}>{words}</ArrivalHeading>
          {lead !== undefined && <p className={leadText}>{lead}</p>}
        </div>
      </div>
      <PaymentProblem />
      {children}
    </div>
  );
}

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { carpoolSteps, type CarpoolContext } from '../../../machines/carpool/carpool.types.ts';
import { lead as leadText, stack } from '../../kit/theme/layout.css.ts';
import { paths } from '../../kit/paths.ts';
import { FocusHeading } from '../../kit/ui/FocusHeading.tsx';
import { Banner } from '../../kit/ui/Banner.tsx';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { StepHeader } from '../../kit/ui/StepHeader.tsx';
import { PageTitle } from '../../kit/union/PageTitle.tsx';
import * as styles from './Carpool.css.ts';
import { useFact, useMeta } from './carpool.flow.ts';

const counted = (hasAccepted: boolean) =>
  carpoolSteps.filter((step) => step !== 'booked' && !(step === 'rules' && hasAccepted));

interface Props {
  /** The name of the step's heading among the texts, where it is not the screen's. */
  lead?: ReactNode;
  isWide?: boolean;
  children?: ReactNode;
}

/** A step of the booking: its number, its question, any problem, and its actions. */
export function StepPage({ lead, isWide = false, children }: Props) {
  const { t } = useTranslation(['carpool', 'common']);
  const { screen, step } = useMeta();
  const hasAccepted = useFact(({ context }) => context.hasAccepted);
  const problem = useFact(({ context }): CarpoolContext['problem'] => context.problem);
  const steps = counted(hasAccepted);
  const at = steps.indexOf(step);
  const next = steps[at + 1];
  const heading = t(`${screen}.heading`);
  const isStep = screen === step && at >= 0;
  return (
    <div className={isWide ? styles.wide : styles.step}>
      <PageTitle page={heading} />
      <div className={stack.m}>
        {isStep && (
          <StepHeader
            current={at + 1}
            total={steps.length}
            label={t('common:stepOf', { step: at + 1, steps: steps.length })}
            {...(next !== undefined && { detail: t(`next.${next}`) })}
          />
        )}
        <div className={stack.s}>
          <FocusHeading key={screen}>{heading}</FocusHeading>
          {lead !== undefined && <p className={leadText}>{lead}</p>}
        </div>
      </div>
      {problem !== null && (
        <Banner tone="bad" role="alert">
          {t(`problems.${problem}`)}
        </Banner>
      )}
      {children}
    </div>
  );
}

/** Goes back to the previous step; from the first, out of the booking. */
export function Back() {
  const { t } = useTranslation('common');
  const { step } = useMeta();
  const hasAccepted = useFact(({ context }) => context.hasAccepted);
  const steps = counted(hasAccepted);
  const before = steps[steps.indexOf(step) - 1];
  return (
    <LinkButton variant="quiet" href={before === undefined ? paths.myCarpooling() : paths.carpoolBook(before)}>
      {t('back')}
    </LinkButton>
  );
}

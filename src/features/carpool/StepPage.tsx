import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { carpoolSteps, type CarpoolContext } from '../../../machines/carpool/carpool.types.ts';
import { StepFrame, type StepWidth } from '../../kit/flow/StepFrame.tsx';
import { paths } from '../../kit/paths.ts';
import { Banner } from '../../kit/ui/Banner.tsx';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { useFact, useMeta } from './carpool.flow.ts';

const counted = (asksRules: boolean) =>
  carpoolSteps.filter((step) => step !== 'booked' && (step !== 'rules' || asksRules));

interface Props {
  lead?: ReactNode;
  width?: StepWidth;
  children?: ReactNode;
}

/** A step of the booking: its number, its question, any problem, and its actions. */
export function StepPage({ children, ...frame }: Props) {
  const { t } = useTranslation('carpool');
  const { screen, step } = useMeta();
  const asksRules = useFact(({ context }) => context.asksRules);
  const problem = useFact(({ context }): CarpoolContext['problem'] => context.problem);
  const refused = useFact(({ context }) => context.refusedPassenger);
  const steps = counted(asksRules);
  const at = screen === step ? steps.indexOf(step) : -1;
  const next = steps[at + 1];
  return (
    <StepFrame
      screen={screen}
      heading={t(`${screen}.heading`)}
      count={{ at, of: steps.length, next: next && t(`next.${next}`) }}
      notice={
        problem !== null && (
          <Banner tone="bad" role="alert">
            {problem === 'passengerGone' && refused !== null
              ? t('problems.thisPassengerGone', { name: refused.name })
              : t(`problems.${problem}`)}
          </Banner>
        )
      }
      {...frame}
    >
      {children}
    </StepFrame>
  );
}

/** Goes back to the previous step, but never to rules that are accepted; from the first, out of the booking. */
export function Back() {
  const { t } = useTranslation('common');
  const { step } = useMeta();
  const hasAccepted = useFact(({ context }) => context.hasAccepted);
  const steps = counted(!hasAccepted);
  const before = steps.findLast((each) => carpoolSteps.indexOf(each) < carpoolSteps.indexOf(step));
  return (
    <LinkButton variant="quiet" href={before === undefined ? paths.myCarpooling() : paths.carpoolBook(before)}>
      {t('back')}
    </LinkButton>
  );
}

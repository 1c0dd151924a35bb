import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { togaSteps } from '../../../machines/toga/toga.types.ts';
import { StepFrame } from '../../kit/flow/StepFrame.tsx';
import type { Refusal } from '../../kit/forms/refusal.ts';
import { Banner } from '../../kit/ui/Banner.tsx';
import { useFact, useMeta } from './togas.flow.ts';

interface Props {
  /** Replaces the state's own heading. */
  heading?: string;
  lead?: ReactNode;
  children?: ReactNode;
}

/** Says why the last step failed, for the whole page; problems with a field are shown in the form. */
function Told() {
  const { t } = useTranslation('togas');
  const code = useFact(({ context }) => context.problem?.code);
  if (code === undefined || code === 'invalid' || code === 'rented') return null;
  return (
    <Banner
      tone={code === 'cancelled' || code === 'givenUp' ? 'info' : 'bad'}
      role="alert"
      title={t(`problems.${code}.title`)}
    >
      <p>{t(`problems.${code}.body`)}</p>
    </Banner>
  );
}

/** A step of renting a toga: its number, its question, and its actions. */
export function StepPage({ heading, lead, children }: Props) {
  const { t } = useTranslation('togas');
  const { screen, step } = useMeta();
  const isStep = screen === step || screen === 'payment';
  const next = togaSteps[togaSteps.indexOf(step) + 1];
  const count = {
    at: togaSteps.indexOf(step),
    of: togaSteps.length,
    name: t(`steps.${step}`),
    next: next === undefined || next === 'pieces' ? undefined : t(`next.${next}`),
  };
  return (
    <StepFrame
      screen={`${screen} ${heading}`}
      heading={heading ?? (screen === 'payment' ? '' : t(`${screen}.heading`))}
      lead={lead}
      count={isStep ? count : undefined}
      notice={<Told />}
    >
      {children}
    </StepFrame>
  );
}

/** Returns the server's refusal of a form; null if the form has nothing to show. */
export function useRefusal(): Refusal | null {
  const { t } = useTranslation('togas');
  const problem = useFact(({ context }) => context.problem);
  if (problem?.code === 'rented') return { fields: { graduation_day: [t('problems.rented')] } };
  return problem?.code === 'invalid' ? { fields: problem.fields } : null;
}

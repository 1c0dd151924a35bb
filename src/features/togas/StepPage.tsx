import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { togaSteps } from '../../../machines/toga/toga.types.ts';
import type { Refusal } from '../../kit/forms/refusal.ts';
import { lead as leadText, stack } from '../../kit/theme/layout.css.ts';
import { FocusHeading } from '../../kit/ui/FocusHeading.tsx';
import { Banner } from '../../kit/ui/Banner.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { Skeleton } from '../../kit/ui/Skeleton.tsx';
import { StepHeader } from '../../kit/ui/StepHeader.tsx';
import { PageTitle } from '../../kit/union/PageTitle.tsx';
import { useCan, useFact, useMeta, useSend } from './togas.flow.ts';
import * as styles from './togas.css.ts';

interface Props {
  /** Replaces the state's own heading. */
  heading?: string;
  lead?: ReactNode;
  children?: ReactNode;
}

/** The current step and the next one, in words. */
function StepCount() {
  const { t } = useTranslation(['togas', 'common']);
  const { step } = useMeta();
  const at = togaSteps.indexOf(step);
  const next = togaSteps[at + 1];
  const name = t(`steps.${step}`);
  return (
    <StepHeader
      current={at + 1}
      total={togaSteps.length}
      label={t('common:stepOf', { step: at + 1, steps: togaSteps.length })}
      detail={next === undefined || next === 'pieces' ? name : `${name}. ${t(`next.${next}`)}`}
    />
  );
}

/** Says why the last step failed, for the whole page; problems with a field are shown in the form. */
function Told() {
  const { t } = useTranslation('togas');
  const code = useFact(({ context }) => context.problem?.code);
  if (code === undefined || code === 'invalid' || code === 'rented') return null;
  return (
    <Banner tone={code === 'cancelled' ? 'info' : 'bad'} role="alert" title={t(`problems.${code}.title`)}>
      <p>{t(`problems.${code}.body`)}</p>
    </Banner>
  );
}

/** A step of renting a toga: its number, its question, and its actions. */
export function StepPage({ heading, lead, children }: Props) {
  const { t } = useTranslation('togas');
  const { screen } = useMeta();
  const isStep = screen === 'pieces' || screen === 'fitting' || screen === 'details' || screen === 'check';
  const words = heading ?? (screen === 'payment' ? '' : t(`${screen}.heading`));
  return (
    <div className={styles.page}>
      <PageTitle page={words} />
      <div className={stack.m}>
        {(isStep || screen === 'payment') && <StepCount />}
        <div className={stack.s}>
          <FocusHeading key={`${screen} ${heading}`}>{words}</FocusHeading>
          {lead !== undefined && <p className={leadText}>{lead}</p>}
        </div>
      </div>
      <Told />
      {children}
    </div>
  );
}

/** Replaces a page while it loads. */
export function Loading() {
  const { t } = useTranslation('common');
  return (
    <div className={styles.page}>
      <Skeleton label={t('loading')} parts={['short', 'heading', 'long', 'medium', 'tiles']} />
    </div>
  );
}

/** Goes back to the previous step. */
export function Back({ to }: { to: 'pieces' | 'fitting' | 'details' }) {
  const { t } = useTranslation('common');
  const send = useSend();
  const event = { type: 'step.open', step: to } as const;
  const can = useCan(event);
  if (!can) return null;
  return (
    <Button variant="quiet" onClick={() => send(event)}>
      {t('back')}
    </Button>
  );
}

/** Returns the server's refusal of a form; null if the form has nothing to show. */
export function useRefusal(): Refusal | null {
  const { t } = useTranslation('togas');
  const problem = useFact(({ context }) => context.problem);
  if (problem?.code === 'rented') return { fields: { graduation_day: [t('problems.rented')] } };
  return problem?.code === 'invalid' ? { fields: problem.fields } : null;
}

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type InterviewStep, interviewSteps } from '../../../machines/interview/interview.types.ts';
import { lead as leadText, stack } from '../../kit/theme/layout.css.ts';
import { Banner } from '../../kit/ui/Banner.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { FocusHeading } from '../../kit/ui/FocusHeading.tsx';
import { Skeleton } from '../../kit/ui/Skeleton.tsx';
import { StepHeader } from '../../kit/ui/StepHeader.tsx';
import { PageTitle } from '../../kit/union/PageTitle.tsx';
import { useCan, useFact, useMeta, useSend } from './interview.flow.ts';
import * as styles from './interviews.css.ts';
import { companyQuery } from './interviews.queries.ts';

interface Props {
  lead?: ReactNode;
  children?: ReactNode;
}

const counted = interviewSteps.filter((step) => step !== 'booked');

/** Returns the name of the company that the interview is with; its name in addresses until it is known. */
export function useCompanyName(): string {
  const slug = useFact(({ context }) => context.company);
  return useQuery(companyQuery(slug)).data?.title ?? slug;
}

/** The current step and the next one, in words. */
function StepCount({ step }: { step: Exclude<InterviewStep, 'booked'> }) {
  const { t } = useTranslation(['interviews', 'common']);
  const at = counted.indexOf(step);
  const next = counted[at + 1];
  const name = t(`steps.${step}`);
  return (
    <StepHeader
      current={at + 1}
      total={counted.length}
      label={t('common:stepOf', { step: at + 1, steps: counted.length })}
      detail={next === undefined || next === 'when' ? name : `${name}. ${t(`next.${next}`)}`}
    />
  );
}

/** Says why the last step failed, with the server's own words where they say more. */
function Told() {
  const { t } = useTranslation('interviews');
  const problem = useFact(({ context }) => context.problem);
  if (problem === null) return null;
  const { code, message } = problem;
  return (
    <Banner tone="bad" role="alert" title={t(`problems.${code}.title`)}>
      <p>{(code === 'clash' ? message : null) ?? t(`problems.${code}.body`)}</p>
    </Banner>
  );
}

/** A step of an interview: its number, its question, and its actions. */
export function StepPage({ lead, children }: Props) {
  const { t } = useTranslation('interviews');
  const { screen, step } = useMeta();
  const company = useCompanyName();
  const isMoving = useFact(({ context }) => context.isMoving);
  const isCounted = screen === step && step !== 'booked' && !isMoving;
  const words = t(isMoving && screen === 'when' ? 'move.heading' : `${screen}.heading`, { company });
  return (
    <div className={styles.page}>
      <PageTitle page={words} />
      <div className={stack.m}>
        {isCounted && <StepCount step={step} />}
        <div className={stack.s}>
          <p className={styles.company}>{company}</p>
          <FocusHeading key={screen}>{words}</FocusHeading>
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
export function Back({ to }: { to: InterviewStep }) {
  const { t } = useTranslation(['interviews', 'common']);
  const send = useSend();
  const event = { type: 'step.open', step: to } as const;
  const can = useCan(event);
  if (!can) return null;
  return (
    <Button variant="quiet" onClick={() => send(event)}>
      {to === 'booked' ? t('move.keep') : t('common:back')}
    </Button>
  );
}

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { interviewSteps } from '../../../machines/interview/interview.types.ts';
import { StepFrame } from '../../kit/flow/StepFrame.tsx';
import { Banner } from '../../kit/ui/Banner.tsx';
import { useFact, useMeta } from './interview.flow.ts';
import * as styles from './interviews.css.ts';
import { companyQuery } from './interviews.queries.ts';

interface Props {
  /** In place of the screen's own. */
  heading?: string;
  lead?: ReactNode;
  children?: ReactNode;
}

const counted = interviewSteps.filter((step) => step !== 'booked');

/** Returns the name of the company that the interview is with; its name in addresses until it is known. */
export function useCompanyName(): string {
  const slug = useFact(({ context }) => context.company);
  return useQuery(companyQuery(slug)).data?.title ?? slug;
}

/** Says why the last step failed, with the server's own words where they say more. */
function Told() {
  const { t } = useTranslation('interviews');
  const problem = useFact(({ context }) => context.problem);
  if (problem === null) return null;
  const { code, message } = problem;
  return (
    <Banner tone={code === 'givenUp' ? 'info' : 'bad'} role="alert" title={t(`problems.${code}.title`)}>
      <p>{(code === 'clash' ? message : null) ?? t(`problems.${code}.body`)}</p>
    </Banner>
  );
}

/** A step of an interview: its number, its question, and its actions. */
export function StepPage({ heading, lead, children }: Props) {
  const { t } = useTranslation('interviews');
  const { screen, step } = useMeta();
  const company = useCompanyName();
  const isMoving = useFact(({ context }) => context.isMoving);
  const at = screen === step && step !== 'booked' && !isMoving ? counted.indexOf(step) : -1;
  const current = counted[at];
  const next = counted[at + 1];
  return (
    <StepFrame
      screen={screen}
      heading={heading ?? t(isMoving && screen === 'when' ? 'move.heading' : `${screen}.heading`, { company })}
      lead={lead}
      count={{
        at,
        of: counted.length,
        name: current && t(`steps.${current}`),
        next: next === undefined || next === 'when' ? undefined : t(`next.${next}`),
      }}
      subject={<p className={styles.company}>{company}</p>}
      notice={<Told />}
    >
      {children}
    </StepFrame>
  );
}

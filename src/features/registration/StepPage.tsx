import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SnapshotFrom } from 'xstate';
import type { registrationMachine } from '../../../machines/registration/registration.machine.ts';
import type { Problem } from '../../../machines/registration/registration.types.ts';
import { countedStep, countedSteps, segments, stepsOf, type UserType } from '../../../machines/registration/steps.ts';
import { StepFrame } from '../../kit/flow/StepFrame.tsx';
import type { Refusal } from '../../kit/forms/refusal.ts';
import { paths } from '../../kit/paths.ts';
import { row, stack } from '../../kit/theme/layout.css.ts';
import { Banner } from '../../kit/ui/Banner.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { registration, useFact, useMeta, useSend } from './registration.flow.ts';

/** Says that a payment failed, on whichever step follows, with a link back to the offer. */
function PaymentProblem() {
  const { t } = useTranslation('registration');
  const send = useSend();
  const problem = useFact(({ context }) => context.problem);
  const { step, code } = problem ?? { step: null, code: null };
  const canOpen = useFact((snapshot) => step !== null && snapshot.can({ type: 'step.open', step }));
  if (step === null) return null;
  if (code !== 'paymentDeclined' && code !== 'paymentCancelled' && code !== 'paymentOver') return null;
  return (
    <Banner tone={code === 'paymentDeclined' ? 'bad' : 'info'} role="alert" title={t(`problems.${code}`)}>
      <div className={stack.s}>
        <p>{t(`problems.payment.${step}`)}</p>
        {canOpen && (
          <div className={row}>
            <Button variant="line" onClick={() => send({ type: 'step.open', step })}>
              {t('problems.tryStep')}
            </Button>
          </div>
        )}
      </div>
    </Banner>
  );
}

interface Props {
  lead?: ReactNode;
  /** Replaces the state's own heading. */
  heading?: string;
  /** The kind of user whose steps are counted, before the account has one. */
  userType?: UserType;
  children?: ReactNode;
}

/** The position of the shown step among those that are counted. */
function useCount(userType: UserType) {
  const { t } = useTranslation('registration');
  const counted = countedStep(useMeta());
  const steps = countedSteps(userType);
  const at = steps.findIndex((each) => each === counted);
  const step = steps[at];
  const next = steps[at + 1];
  return {
    at,
    of: steps.length,
    name: step && t(`steps.${step}`),
    next: next === undefined || next === 'REGISTRATION' ? undefined : t(`next.${next}`),
  };
}

/** A step of the registration: its number, its question, and its actions. */
export function StepPage({ lead, heading, userType = 'university_student', children }: Props) {
  const { t } = useTranslation('registration');
  const { screen } = useMeta();
  const known = useFact(({ context }) => context.status?.user_type);
  return (
    <StepFrame
      screen={`${screen} ${heading}`}
      heading={heading ?? (screen === 'payment' ? '' : t(`${screen}.heading`))}
      lead={lead}
      count={useCount(known ?? userType)}
      notice={<PaymentProblem />}
      width="inset"
    >
      {children}
    </StepFrame>
  );
}

/** Returns the step before the current one, if it can be opened again. */
function segmentBefore(snapshot: SnapshotFrom<typeof registrationMachine>): string | null {
  const steps = stepsOf(snapshot.context.status?.user_type ?? 'university_student');
  const before = steps[steps.findIndex((step) => step === registration.metaOf(snapshot).step) - 1];
  return before !== undefined && snapshot.can({ type: 'step.open', step: before }) ? segments[before] : null;
}

/** Goes back to the previous step; renders nothing if there is none. */
export function Back() {
  const { t } = useTranslation('common');
  const segment = useFact(segmentBefore);
  if (segment === null) return null;
  return (
    <LinkButton variant="quiet" href={paths.register(segment)}>
      {t('back')}
    </LinkButton>
  );
}

type Worded = Extract<Problem['code'], 'codeWrong' | 'codeExpired' | 'codeSpent' | 'codeTooSoon' | 'tooMuchMail'>;

const worded: readonly Problem['code'][] = [
  'codeWrong',
  'codeExpired',
  'codeSpent',
  'codeTooSoon',
  'tooMuchMail',
] satisfies Worded[];
const isWorded = (code: Problem['code']): code is Worded => worded.includes(code);

/** Returns the server's refusal for the form that was sent; null if the form has nothing to show. `field` takes a code's problem. */
export function useRefusal(field?: string): Refusal | null {
  const { t } = useTranslation('registration');
  const problem = useFact(({ context }) => context.problem);
  if (problem === null || problem.step !== null) return null;
  const { code, fields } = problem;
  if (!isWorded(code) || Object.keys(fields).length > 0) return { fields };
  const sentence = t(`problems.${code}`);
  return field === undefined || code === 'tooMuchMail'
    ? { fields: {}, message: sentence }
    : { fields: { [field]: [sentence] } };
}

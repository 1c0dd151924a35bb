import { useTranslation } from 'react-i18next';
import type { Step } from './address.ts';
import { stepOf } from './screen.ts';
import { StepHeader } from '../ui/StepHeader.tsx';
import { useFact } from './use-checkout.ts';

type Counted = 'tickets' | 'seats' | 'attendees' | 'check' | 'payment';

/** The steps that a person walks through: seats only where there are any, payment only where something is to be paid. */
function countedSteps(seated: boolean, isFree: boolean): Counted[] {
  return [
    'tickets',
    ...(seated ? (['seats'] as const) : []),
    'attendees',
    'check',
    ...(isFree ? [] : (['payment'] as const)),
  ];
}

const isCounted = (step: Step, counted: Counted[]): step is Counted => counted.some((each) => each === step);

/** Where the person is and what comes next, in words. Nothing while the step is none of the counted ones. */
export function Timeline() {
  const { t } = useTranslation(['checkout', 'common']);
  const step = useFact(stepOf);
  const seated = useFact(({ context }) => context.seated);
  const isFree = useFact(({ context }) => context.booking?.totalCents === 0);
  const counted = countedSteps(seated, isFree);
  if (!isCounted(step, counted)) return null;
  const at = counted.indexOf(step);
  const next = counted[at + 1];
  const detail = [t(`steps.${step}`), next !== undefined && next !== 'tickets' && t(`next.${next}`)]
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

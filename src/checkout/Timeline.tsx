import { useTranslation } from 'react-i18next';
import { countedSteps } from '../../machines/checkout/counted-steps.ts';
import { StepHeader } from '../ui/StepHeader.tsx';
import { stepOf } from './screen.ts';
import { useFact } from './use-checkout.ts';

/** Where the person is and what comes next, in words. Nothing while the step is none of the counted ones. */
export function Timeline() {
  const { t } = useTranslation(['checkout', 'common']);
  const step = useFact(stepOf);
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

import { useTranslation } from 'react-i18next';
import type { Problem } from '../../machines/checkout/checkout.types.ts';
import { Banner } from '../ui/Banner.tsx';
import { useFact } from './use-checkout.ts';

/** What is said of news that are no refusal; everything else is one. */
const tones: Partial<Record<Problem, 'info' | 'warn'>> = { paymentCancelled: 'info', changedElsewhere: 'warn' };

/** Why the last thing asked of the server was refused, until the next choice. */
export function ProblemBanner() {
  const { t } = useTranslation(['checkout', 'common']);
  const problem = useFact(({ context }) => context.problem);
  // Refused names are told in the step's own summary, which takes the focus.
  if (problem === null || problem === 'namesRefused') return null;
  return (
    <Banner tone={tones[problem] ?? 'bad'} role="alert" title={t(`problem.${problem}.title`)}>
      <p>{t(`problem.${problem}.body`)}</p>
    </Banner>
  );
}

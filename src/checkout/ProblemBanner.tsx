import { useTranslation } from 'react-i18next';
import { Banner } from '../ui/Banner.tsx';
import { useFact } from './use-checkout.ts';

/** Why the last thing asked of the server was refused, until the next choice. */
export function ProblemBanner() {
  const { t } = useTranslation(['checkout', 'common']);
  const problem = useFact(({ context }) => context.problem);
  // Refused names are told in the step's own summary, which takes the focus.
  if (problem === null || problem === 'namesRefused') return null;
  return (
    <Banner tone={problem === 'paymentCancelled' ? 'info' : 'bad'} role="alert" title={t(`problem.${problem}.title`)}>
      <p>{t(`problem.${problem}.body`)}</p>
    </Banner>
  );
}

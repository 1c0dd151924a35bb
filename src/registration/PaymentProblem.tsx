import { useTranslation } from 'react-i18next';
import { row, stack } from '../theme/layout.css.ts';
import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';
import { useFact, useSend } from './use-registration.ts';

/** A payment that came to nothing, told on whichever step follows, with the way back to what it was for. */
export function PaymentProblem() {
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

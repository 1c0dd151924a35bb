import { useTranslation } from 'react-i18next';
import type { RegistrationEvent } from '../../machines/registration/registration.types.ts';
import { purchaseOf } from '../../machines/registration/progress.ts';
import { isOptional, offerNames } from './use-offer.ts';
import { row } from '../theme/layout.css.ts';
import { Banner } from '../ui/Banner.tsx';
import { Button, type ButtonVariant } from '../ui/Button.tsx';
import { LiveRegion } from '../ui/LiveRegion.tsx';
import { PriceTag } from './PriceTag.tsx';
import { metaOf } from './screen.ts';
import { StepPage } from './StepPage.tsx';
import { useCan, useFact, useIsBusy, useSend } from './use-registration.ts';

/** A button for an event, where the chart would act on it. */
function Way({ event, label, variant }: { event: RegistrationEvent; label: string; variant: ButtonVariant }) {
  const send = useSend();
  const can = useCan(event);
  return can ? (
    <Button variant={variant} onClick={() => send(event)}>
      {label}
    </Button>
  ) : null;
}

/** What is being paid for. */
function Paying() {
  const { t } = useTranslation('registration');
  const step = useFact((snapshot) => metaOf(snapshot).step);
  const status = useFact(({ context }) => context.status);
  if (!isOptional(step)) return null;
  const name = offerNames[step];
  const sum = purchaseOf(status, step)?.amount.formatted ?? '';
  return <PriceTag name={t(`${name}.price`)} note={t(`${name}.priceNote`)} sum={sum} />;
}

/** From leaving for the payment provider until the server knows how the payment ended. */
export function PaymentScreen() {
  const { t } = useTranslation(['registration', 'common']);
  const isLeaving = useIsBusy();
  const hasFailed = useCan({ type: 'retry' });
  const words = t(isLeaving ? 'payment.leaving' : 'payment.waiting');
  return (
    <StepPage {...(!hasFailed && { lead: words })}>
      {hasFailed && (
        <Banner tone="bad" role="alert">
          {t('payment.failed')}
        </Banner>
      )}
      <Paying />
      <div className={row}>
        <Way event={{ type: 'retry' }} variant="act" label={t('common:tryAgain')} />
        <Way event={{ type: 'payment.resume' }} variant="primary" label={t('payment.resume')} />
        <Way event={{ type: 'offer.reopen' }} variant="line" label={t('payment.reopen')} />
        <Way event={{ type: 'step.skip' }} variant="quiet" label={t('payment.skip')} />
      </div>
      <LiveRegion text={hasFailed ? '' : words} />
    </StepPage>
  );
}

/** The provider is only ever visited on a secure host. */
export function InsecureHostScreen() {
  const { t } = useTranslation('registration');
  return (
    <StepPage lead={t('insecureHost.lead')}>
      <div className={row}>
        <Way event={{ type: 'step.skip' }} variant="act" label={t('payment.skip')} />
        <Way event={{ type: 'offer.reopen' }} variant="quiet" label={t('payment.reopenOffer')} />
      </div>
    </StepPage>
  );
}

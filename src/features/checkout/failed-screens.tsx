import { useTranslation } from 'react-i18next';
import { useChosenOccurrence, useEvent } from './checkout.queries.ts';
import { NoSuchDate } from './closed-screens.tsx';
import { isGone } from './failures.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Notice } from './Notice.tsx';
import type { CheckoutEvent } from '../../../machines/checkout/checkout.types.ts';
import { useCan, useSend } from './checkout.flow.ts';

/** The date could not be loaded, or there is none at this address. */
export function OpenFailed() {
  const { t } = useTranslation(['checkout', 'common']);
  const { data: event, error } = useEvent();
  const occurrence = useChosenOccurrence();
  if (isGone(error) || (event && !occurrence)) return <NoSuchDate />;
  return <FailedScreen lead={t('openFailed.lead')} />;
}

/** The counted places could not be held. */
export function HoldFailed() {
  const { t } = useTranslation(['checkout', 'common']);
  return (
    <FailedScreen
      lead={t('holdFailed.lead')}
      otherwise={{ label: t('holdFailed.change'), event: { type: 'step.open', step: 'tickets' } }}
    />
  );
}

/** The payment could not be opened. */
export function PayFailed() {
  const { t } = useTranslation(['checkout', 'common']);
  return (
    <FailedScreen
      lead={t('payFailed.lead')}
      otherwise={{ label: t('payFailed.back'), event: { type: 'step.open', step: 'check' } }}
    />
  );
}

/** The places could not be released. */
export function ReleaseFailed() {
  const { t } = useTranslation(['checkout', 'common']);
  return (
    <FailedScreen
      lead={t('releaseFailed.lead')}
      otherwise={{ label: t('releaseFailed.back'), event: { type: 'start.again' } }}
    />
  );
}

interface Props {
  lead: string;
  /** A second way on beside trying again, if the chart has one. */
  otherwise?: { label: string; event: CheckoutEvent };
}

function Otherwise({ label, event }: NonNullable<Props['otherwise']>) {
  const send = useSend();
  const can = useCan(event);
  if (!can) return null;
  return (
    <Button variant="quiet" onClick={() => send(event)}>
      {label}
    </Button>
  );
}

/** The portal could not be reached. The choice is kept, and the request can be tried again. */
function FailedScreen({ lead, otherwise }: Props) {
  const { t } = useTranslation(['checkout', 'common']);
  const send = useSend();
  return (
    <Notice
      lead={lead}
      actions={
        <>
          <Button onClick={() => send({ type: 'retry' })}>{t('common:tryAgain')}</Button>
          {otherwise && <Otherwise {...otherwise} />}
        </>
      }
    />
  );
}

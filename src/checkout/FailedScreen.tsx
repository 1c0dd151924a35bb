import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button.tsx';
import { Notice } from './Notice.tsx';
import type { CheckoutEvent } from '../../machines/checkout/checkout.types.ts';
import { useCan, useSend } from './use-checkout.ts';

interface Props {
  lead: string;
  /** The way out beside trying again, where the chart has one. */
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

/** The portal could not be asked. What was chosen is kept, and it can be asked again. */
export function FailedScreen({ lead, otherwise }: Props) {
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

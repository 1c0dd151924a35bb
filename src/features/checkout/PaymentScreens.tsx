import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/ui/Button.tsx';
import { Skeleton } from '../../kit/ui/Skeleton.tsx';
import { Notice } from './Notice.tsx';
import { useCan, useSend } from './checkout.flow.ts';

/** On the way to the provider. */
export function Paying() {
  const { t } = useTranslation(['checkout', 'common']);
  return (
    <Notice lead={t('paying.lead')}>
      <Skeleton label={t('paying.busy')} parts={['medium']} />
    </Notice>
  );
}

function BackToAnswers() {
  const { t } = useTranslation(['checkout', 'common']);
  const send = useSend();
  return (
    <Button variant="quiet" onClick={() => send({ type: 'answers.check' })}>
      {t('awaiting.back')}
    </Button>
  );
}

/** The provider is still deciding; the person can go on there, or back to the answers. */
export function AwaitingPayment() {
  const { t } = useTranslation(['checkout', 'common']);
  const send = useSend();
  const canResume = useCan({ type: 'payment.resume' });
  return (
    <Notice
      lead={t('awaiting.lead')}
      actions={
        <>
          {canResume && <Button onClick={() => send({ type: 'payment.resume' })}>{t('awaiting.resume')}</Button>}
          <BackToAnswers />
        </>
      }
    >
      <Skeleton label={t('common:loading')} parts={['medium']} />
    </Notice>
  );
}

/** Cards are only taken over a secure connection. */
export function InsecureHost() {
  const { t } = useTranslation(['checkout', 'common']);
  return <Notice lead={t('insecureHost.lead')} actions={<BackToAnswers />} />;
}

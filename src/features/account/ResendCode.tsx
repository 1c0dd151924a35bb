import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { muted } from '../../kit/theme/layout.css.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { LiveRegion } from '../../kit/ui/LiveRegion.tsx';
import { useChangeDetails } from './details.queries.ts';
import { Failure } from '../../kit/content/Failure.tsx';

/** The server sends at most one code a minute. */
const waitSeconds = 60;

/** Sends the code again, once that is allowed. */
export function ResendCode({ address }: { address: string }) {
  const { t } = useTranslation('account');
  const { mutate, isPending, isSuccess, error } = useChangeDetails();
  const [left, setLeft] = useState(waitSeconds);
  const isWaiting = left > 0;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const ticking = setInterval(() => setLeft((before) => Math.max(0, before - 1)), 1000);
    return () => clearInterval(ticking);
  }, [isWaiting]);
  const sendAgain = () => mutate({ email: address }, { onSuccess: () => setLeft(waitSeconds) });
  return (
    <>
      <LiveRegion text={isSuccess ? t('details.email.sent', { address }) : ''} />
      {isWaiting ? (
        <span className={muted}>{t('details.email.wait', { count: left })}</span>
      ) : (
        <Button variant="quiet" busy={isPending ? t('details.email.sending') : undefined} onClick={sendAgain}>
          {t('details.email.again')}
        </Button>
      )}
      <Failure error={error} />
    </>
  );
}

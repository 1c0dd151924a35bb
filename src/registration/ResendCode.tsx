import { useTranslation } from 'react-i18next';
import { useSecondsUntil } from '../clock/use-seconds-until.ts';
import { figures, muted } from '../theme/layout.css.ts';
import { Button } from '../ui/Button.tsx';
import { LiveRegion } from '../ui/LiveRegion.tsx';
import * as styles from './registration.css.ts';
import { useCan, useFact, useSend } from './use-registration.ts';

interface Props {
  /** No other code can be entered. */
  isOnlyWay: boolean;
  /** How often it was asked for another. */
  asked: number;
  /** What was typed of the code before is worth nothing. */
  onResend: () => void;
}

/** Asks for another code, as soon as the portal's clock allows it. */
export function ResendCode({ isOnlyWay, asked, onResend }: Props) {
  const { t } = useTranslation('registration');
  const send = useSend();
  const canResend = useCan({ type: 'code.resend' });
  const isSending = useFact((snapshot) => snapshot.matches({ steps: { verification: { mail: 'sending' } } }));
  const resendAt = useFact(({ context }) => context.status?.code?.resend_at ?? null);
  const secondsLeft = useSecondsUntil(resendAt) ?? 0;
  const email = useFact(({ context }) => context.status?.email ?? '');
  const isSent = asked > 0 && !isSending && !canResend;
  const resend = () => {
    send({ type: 'code.resend' });
    onResend();
  };
  return (
    <div className={styles.resend}>
      {canResend || isSending ? (
        <Button
          variant={isOnlyWay ? 'act' : 'line'}
          busy={isSending ? t('verification.resending') : undefined}
          onClick={resend}
        >
          {t('verification.resend')}
        </Button>
      ) : (
        <p className={`${muted} ${figures}`}>{t('verification.wait', { count: Math.max(1, secondsLeft) })}</p>
      )}
      <LiveRegion text={isSent ? t('verification.resent', { email }) : ''} />
    </div>
  );
}

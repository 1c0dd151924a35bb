import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSecondsUntil } from '../../kit/clock/use-seconds-until.ts';
import { EmailInput } from '../../kit/forms/EmailInput.tsx';
import { CodeInput } from '../../kit/forms/CodeInput.tsx';
import { Form } from '../../kit/forms/Form.tsx';
import { emailAddress, mailedCode, required } from '../../kit/forms/rules.ts';
import { useForm } from '../../kit/forms/use-form.ts';
import { figures, muted, row } from '../../kit/theme/layout.css.ts';
import { Banner } from '../../kit/ui/Banner.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { LiveRegion } from '../../kit/ui/LiveRegion.tsx';
import * as styles from './registration.css.ts';
import { formIds, useCan, useFact, useIsBusy, useSend } from './registration.flow.ts';
import { StepPage, useRefusal } from './StepPage.tsx';

interface ResendProps {
  /** True if no other code can be entered. */
  isOnlyWay: boolean;
  /** The number of codes asked for. */
  asked: number;
  /** Called so that the form clears the old code's digits. */
  onResend: () => void;
}

/** Asks for another code, as soon as the server's clock allows it. */
function ResendCode({ isOnlyWay, asked, onResend }: ResendProps) {
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

/** From this number down, the tries left are shown. */
const fewTries = 3;

function ChangeAddress() {
  const { t } = useTranslation('registration');
  const send = useSend();
  const canChange = useCan({ type: 'address.change' });
  return (
    <Button variant="quiet" disabled={!canChange} onClick={() => send({ type: 'address.change' })}>
      {t('verification.change')}
    </Button>
  );
}

/** `takesFocus` from the button that asked for another code, and is gone. */
function CodeForm({ takesFocus }: { takesFocus: boolean }) {
  const { t } = useTranslation('registration');
  const send = useSend();
  const triesLeft = useFact(({ context }) => context.status?.code?.tries_left ?? fewTries);
  const form = useForm({
    id: formIds.code,
    fields: { code: { label: t('verification.code'), rules: [required, mailedCode], isSecret: true } },
    save: false,
    isBusy: useFact((snapshot) => snapshot.matches({ steps: { verification: { code: 'checking' } } })),
    refusal: useRefusal('code'),
    onSubmit: ({ code }) => send({ type: 'code.submit', answers: { code: code.trim() } }),
  });
  const { id } = form.blank('code');
  useEffect(() => {
    if (takesFocus) document.getElementById(id)?.focus();
  }, [takesFocus, id]);
  const tries = triesLeft < fewTries ? t('verification.tries', { count: triesLeft }) : undefined;
  return (
    <Form form={form} submit={t('verification.submit')} busy={t('verification.busy')} ways={<ChangeAddress />}>
      <CodeInput {...form.blank('code')} hint={tries ?? t('verification.codeHint')} />
    </Form>
  );
}

/** The code has expired or was tried too often: only another one helps. */
function Lapsed() {
  const refusal = useRefusal('code');
  const { t } = useTranslation('registration');
  const words = refusal?.message ?? Object.values(refusal?.fields ?? {})[0]?.[0] ?? t('problems.codeExpired');
  return (
    <>
      <Banner tone="bad" role="alert">
        <p>{words}</p>
      </Banner>
      <div className={row}>
        <ChangeAddress />
      </div>
    </>
  );
}

/** Asks for the four digits that were mailed, which prove that the person owns the mailbox. */
export function VerificationScreen() {
  const { t } = useTranslation('registration');
  const email = useFact(({ context }) => context.status?.email ?? '');
  const hasCode = useFact(({ context }) => context.status?.code != null);
  const isLapsed = useFact((snapshot) => snapshot.matches({ steps: { verification: { code: 'lapsed' } } }));
  const [asked, setAsked] = useState(0);
  return (
    <StepPage lead={t(hasCode ? 'verification.lead' : 'verification.leadNone', { email })}>
      {isLapsed ? <Lapsed /> : <CodeForm key={asked} takesFocus={asked > 0} />}
      <ResendCode isOnlyWay={isLapsed} asked={asked} onResend={() => setAsked(asked + 1)} />
    </StepPage>
  );
}

/** Changes the address for the code, before one is proved; another kind of user has to start again. */
export function AddressScreen() {
  const { t } = useTranslation('registration');
  const send = useSend();
  const before = useFact(({ context }) => context.status?.email ?? '');
  const form = useForm({
    id: formIds.address,
    fields: { email: { label: t('account.email'), rules: [required, emailAddress] } },
    isBusy: useIsBusy(),
    refusal: useRefusal('email'),
    onSubmit: (answers) => send({ type: 'address.save', answers }),
  });
  return (
    <StepPage lead={t('address.lead')}>
      <Form
        form={form}
        submit={t('address.submit')}
        busy={t('address.busy')}
        ways={
          <>
            <Button variant="quiet" onClick={() => send({ type: 'address.keep' })}>
              {t('address.keep', { email: before })}
            </Button>
            <Button variant="quiet" onClick={() => send({ type: 'start.again' })}>
              {t('signedOut.again')}
            </Button>
          </>
        }
      >
        <EmailInput {...form.field('email')} />
      </Form>
    </StepPage>
  );
}

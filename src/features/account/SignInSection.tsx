import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Failure } from '../../kit/content/Failure.tsx';
import type { AccountDetails } from '../../kit/details/details.queries.ts';
import { EmailInput } from '../../kit/forms/EmailInput.tsx';
import { CodeInput } from '../../kit/forms/CodeInput.tsx';
import { Form } from '../../kit/forms/Form.tsx';
import { PasswordInput } from '../../kit/forms/PasswordInput.tsx';
import { emailAddress, mailedCode, required } from '../../kit/forms/rules.ts';
import { useForm } from '../../kit/forms/use-form.ts';
import { useOpenForm } from '../../kit/forms/use-open-form.ts';
import { paths } from '../../kit/paths.ts';
import type { Profile } from '../../kit/person/profile.ts';
import { muted, stack } from '../../kit/theme/layout.css.ts';
import { Banner } from '../../kit/ui/Banner.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { LiveRegion } from '../../kit/ui/LiveRegion.tsx';
import { StatusMessage } from '../../kit/ui/StatusMessage.tsx';
import { SummaryList } from '../../kit/ui/SummaryList.tsx';
import { useFocusHome } from '../../kit/ui/use-focus-home.ts';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden.tsx';
import { useChangeDetails, useConfirmEmail } from './details.queries.ts';
import { Section } from './Section.tsx';

interface EmailFormProps {
  /** The address for logging in until then. */
  current: string;
  /** Called once a code is on its way. */
  onSent: () => void;
  onCancel: () => void;
}

/** Asks for another e-mail address. */
function EmailForm({ current, onSent, onCancel }: EmailFormProps) {
  const { t } = useTranslation('account');
  const { mutateAsync } = useChangeDetails();
  const form = useForm({
    id: 'account-email',
    fields: {
      email: { label: t('details.email.new'), rules: [required, emailAddress] },
      current_password: { label: t('settings.password.current'), rules: [required], isSecret: true },
    },
    save: false,
    onSubmit: async ({ email, current_password }) => {
      await mutateAsync({ email, current_password });
      onSent();
    },
  });
  return (
    <Form
      form={form}
      submit={t('details.email.send')}
      busy={t('details.email.sending')}
      ways={
        <Button variant="quiet" onClick={onCancel}>
          {t('details.cancel')}
        </Button>
      }
    >
      <EmailInput {...form.field('email')} hint={t('details.email.hint')} />
      <PasswordInput {...form.blank('current_password')} autoComplete="current-password" username={current} />
    </Form>
  );
}

/** The server sends at most one code a minute. */
const waitSeconds = 60;

/** Sends the code again, once that is allowed. */
function ResendCode({ address }: { address: string }) {
  const { t } = useTranslation('account');
  const { mutate, isPending, isSuccess, error } = useChangeDetails();
  const [left, setLeft] = useState(waitSeconds);
  const way = useFocusHome<HTMLSpanElement>('span, button');
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
      <span ref={way}>
        {isWaiting ? (
          <span className={muted}>{t('details.email.wait', { count: left })}</span>
        ) : (
          <Button variant="quiet" busy={isPending ? t('details.email.sending') : undefined} onClick={sendAgain}>
            {t('details.email.again')}
          </Button>
        )}
      </span>
      <Failure error={error} />
    </>
  );
}

interface EmailCodeProps {
  /** The new address, still to be confirmed with its code. */
  address: string;
  onConfirmed: (address: string) => void;
}

/** Confirms the new e-mail address. */
function EmailCode({ address, onConfirmed }: EmailCodeProps) {
  const { t } = useTranslation('account');
  const { mutateAsync } = useConfirmEmail(address);
  const form = useForm({
    id: 'account-email-code',
    fields: { code: { label: t('details.email.code'), rules: [required, mailedCode], isSecret: true } },
    save: false,
    onSubmit: async ({ code }) => {
      await mutateAsync(code.trim());
      onConfirmed(address);
    },
  });
  return (
    <div className={stack.m}>
      <Form
        form={form}
        submit={t('details.email.confirm')}
        busy={t('details.email.confirming')}
        ways={<ResendCode address={address} />}
      >
        <CodeInput {...form.blank('code')} hint={t('details.email.codeHint')} />
      </Form>
    </div>
  );
}

const emailLabels = {
  university_student: 'details.signIn.university',
  junior_college_student: 'details.signIn.junior_college',
  organisation: 'details.signIn.university',
} as const;

interface Props {
  details: AccountDetails;
  userType: Profile['user_type'];
}

/** The e-mail address and password for logging in. Another address takes effect once its code is confirmed. */
export function SignInSection({ details: { email, pending_email }, userType }: Props) {
  const { t } = useTranslation('account');
  const [opened, open] = useOpenForm({ email: 'account-email' });
  const isAsking = opened !== undefined;
  const [changed, setChanged] = useState<string>();
  const [isSent, setIsSent] = useState(false);
  const section = useFocusHome<HTMLDivElement>('input:not([hidden]), button');
  const ask = () => {
    setChanged(undefined);
    setIsSent(false);
    open('email');
  };
  const finish = () => {
    setIsSent(true);
    open(undefined);
  };
  const answers = [
    {
      label: t(emailLabels[userType]),
      value: email,
      ...(!isAsking && { change: { label: t('details.change'), onSelect: ask } }),
    },
    {
      label: t('details.signIn.password'),
      value: (
        <>
          <span aria-hidden="true">••••••••••</span>
          <VisuallyHidden>{t('details.signIn.passwordDots')}</VisuallyHidden>
        </>
      ),
      change: { label: t('details.change'), href: `${paths.mySettings()}#password` },
    },
  ];
  const waiting = t('details.email.waiting', { address: pending_email });
  const code = pending_email !== null && <EmailCode address={pending_email} onConfirmed={setChanged} />;
  return (
    <Section title={t('details.signIn.title')}>
      {changed !== undefined && <StatusMessage>{t('details.email.done', { address: changed })}</StatusMessage>}
      <div ref={section} className={stack.m}>
        <SummaryList answers={answers} />
        {isAsking && <EmailForm current={email} onSent={finish} onCancel={() => open(undefined)} />}
        {!isAsking &&
          pending_email !== null &&
          (isSent ? (
            <StatusMessage tone="info" title={waiting}>
              {code}
            </StatusMessage>
          ) : (
            <Banner title={waiting}>{code}</Banner>
          ))}
      </div>
    </Section>
  );
}

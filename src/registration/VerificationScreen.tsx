import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeInput } from '../forms/CodeInput.tsx';
import { Form } from '../forms/Form.tsx';
import { mailedCode, required } from '../forms/rules.ts';
import { useForm } from '../forms/use-form.ts';
import { row } from '../theme/layout.css.ts';
import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';
import { formIds } from './form-ids.ts';
import { ResendCode } from './ResendCode.tsx';
import { StepPage } from './StepPage.tsx';
import { useRefusal } from './use-refusal.ts';
import { useCan, useFact, useSend } from './use-registration.ts';

/** From how many tries left on it is said how many. */
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

/** `takesFocus` from what asked for another code, and is gone. */
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

/** The code is too old or was tried too often: only another helps. */
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

/** The four digits that were mailed prove the mailbox. */
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

import { useTranslation } from 'react-i18next';
import type { UserType } from '../../../machines/registration/steps.ts';
import { LogIn, StepLoading } from '../../kit/flow/StepFrame.tsx';
import { Form } from '../../kit/forms/Form.tsx';
import { PasswordInput } from '../../kit/forms/PasswordInput.tsx';
import { consent, emailAddress, newPassword, required, sameEmailAs, samePasswordAs } from '../../kit/forms/rules.ts';
import { useForm } from '../../kit/forms/use-form.ts';
import { paths } from '../../kit/paths.ts';
import { row } from '../../kit/theme/layout.css.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Checkbox } from '../../kit/ui/Checkbox.tsx';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { RadioCards } from '../../kit/ui/RadioCards.tsx';
import { TextInput } from '../../kit/ui/TextInput.tsx';
import { PageTitle } from '../../kit/union/PageTitle.tsx';
import { useUnion, type Union } from '../../kit/union/union.ts';
import { formIds, TryAgain, useFact, useIsBusy, useSend } from './registration.flow.ts';
import { StepPage, useRefusal } from './StepPage.tsx';

/** The state of the registration is being read from the server. */
export function OpeningScreen() {
  const { t } = useTranslation('registration');
  return (
    <>
      <PageTitle page={t('opening.heading')} />
      <StepLoading width="inset" />
    </>
  );
}

/** The state of the registration could not be read. */
export function OpenFailedScreen() {
  const { t } = useTranslation(['registration', 'shell']);
  return (
    <StepPage lead={t('openFailed.lead')}>
      <div className={row}>
        <TryAgain />
        <LinkButton variant="quiet" href={paths.home()}>
          {t('shell:backHome')}
        </LinkButton>
      </div>
    </StepPage>
  );
}

/** The session ended. Signing in again leads back to the same step, a new registration to the first. */
export function SignedOutScreen() {
  const { t } = useTranslation('registration');
  const send = useSend();
  return (
    <StepPage lead={t('signedOut.lead')}>
      <div className={row}>
        <LogIn />
        <Button variant="quiet" onClick={() => send({ type: 'start.again' })}>
          {t('signedOut.again')}
        </Button>
      </div>
    </StepPage>
  );
}

const userTypes = ['university_student', 'junior_college_student', 'organisation'] as const satisfies UserType[];

const userTypeIn = (answer: string): UserType => userTypes.find((type) => type === answer) ?? 'university_student';

/** Returns the e-mail domain that a kind of user must have. */
const domainOf = ({ emailDomains }: Union, type: UserType) =>
  (type === 'junior_college_student' ? emailDomains.juniorCollege : emailDomains.university)[0] ?? '';

function useAccountForm() {
  const { t } = useTranslation('registration');
  const send = useSend();
  return useForm({
    id: formIds.account,
    fields: {
      user_type: { label: t('account.userType'), rules: [required] },
      email: { label: t('account.email'), rules: [required, emailAddress] },
      email_repeat: { label: t('account.emailRepeat'), rules: [required, sameEmailAs('email')] },
      password: { label: t('account.password'), rules: [required, newPassword], isSecret: true },
      password_repeat: {
        label: t('account.passwordRepeat'),
        rules: [required, samePasswordAs('password')],
        isSecret: true,
      },
      consent: { label: t('account.consent'), rules: [consent] },
    },
    initial: { user_type: 'university_student' },
    watch: ['user_type'],
    isBusy: useIsBusy(),
    refusal: useRefusal(),
    onSubmit: ({ user_type, email, password }) =>
      send({
        type: 'account.create',
        answers: { user_type: userTypeIn(user_type), email, password, consent: true },
      }),
  });
}

const addressAttributes = { type: 'email', autoCapitalize: 'none', spellCheck: false } as const;

/** The kind of user, the e-mail address, the password and the consent. */
export function AccountScreen() {
  const { t } = useTranslation(['registration', 'forms']);
  const union = useUnion();
  const form = useAccountForm();
  const userType = userTypeIn(form.value('user_type'));
  return (
    <StepPage lead={t('account.lead')} userType={userType}>
      <Form form={form} submit={t('account.submit')} busy={t('account.busy')}>
        <RadioCards
          {...form.field('user_type')}
          options={userTypes.map((type) => ({
            value: type,
            title: t(`account.types.${type}.title`),
            detail: t(`account.types.${type}.detail`, { domain: `@${domainOf(union, type)}` }),
          }))}
        />
        <TextInput
          {...form.field('email')}
          {...addressAttributes}
          hint={t('account.emailHint', { domain: domainOf(union, userType) })}
          autoComplete="username"
          maxLength={254}
        />
        <TextInput {...form.field('email_repeat')} {...addressAttributes} autoComplete="off" maxLength={254} />
        <PasswordInput {...form.blank('password')} hint={t('forms:password.hint')} autoComplete="new-password" />
        <PasswordInput {...form.blank('password_repeat')} autoComplete="new-password" />
        <Checkbox {...form.box('consent')} label={t('account.consent')} />
      </Form>
    </StepPage>
  );
}

/** Shown only to a person who has just proved to own the mailbox: it has an account already. */
export function AccountExistsScreen() {
  const { t } = useTranslation(['registration', 'shell']);
  const send = useSend();
  const email = useFact(({ context }) => context.status?.email ?? '');
  return (
    <StepPage lead={t('accountExists.lead', { email })}>
      <div className={row}>
        <LinkButton variant="act" href={paths.login()}>
          {t('shell:login')}
        </LinkButton>
        <LinkButton variant="line" href={paths.forgotPassword()}>
          {t('accountExists.forgot')}
        </LinkButton>
        <Button variant="quiet" onClick={() => send({ type: 'start.again' })}>
          {t('accountExists.again')}
        </Button>
      </div>
    </StepPage>
  );
}

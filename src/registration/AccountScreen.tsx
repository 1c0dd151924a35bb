import { useTranslation } from 'react-i18next';
import type { UserType } from '../../machines/registration/steps.ts';
import { Form } from '../forms/Form.tsx';
import { PasswordInput } from '../forms/PasswordInput.tsx';
import { consent, emailAddress, newPassword, required, sameEmailAs, samePasswordAs } from '../forms/rules.ts';
import { useForm } from '../forms/use-form.ts';
import { Checkbox } from '../ui/Checkbox.tsx';
import { RadioCards } from '../ui/RadioCards.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { useUnion, type Union } from '../union/union.ts';
import { formIds } from './form-ids.ts';
import { StepPage } from './StepPage.tsx';
import { useRefusal } from './use-refusal.ts';
import { useIsBusy, useSend } from './use-registration.ts';

const userTypes = ['university_student', 'junior_college_student', 'organisation'] as const satisfies UserType[];

const userTypeIn = (answer: string): UserType => userTypes.find((type) => type === answer) ?? 'university_student';

/** The domain of the addresses that prove a kind of user. */
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

/** What kind of user registers, with which address and password, and the consent. */
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

import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../api/api-error.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorSummary } from '../ui/ErrorSummary.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { PageTitle } from '../union/PageTitle.tsx';
import { useLogin } from './auth.queries.ts';
import { answersOf, fieldId, problemsOf, type LoginField } from './login-form.ts';
import * as styles from './Login.css.ts';
import { PasswordInput } from './PasswordInput.tsx';

const fields: readonly LoginField[] = ['email', 'password'];

/** E-mail address and password. What is wrong is said once the person sends them. */
export function LoginForm() {
  const { t } = useTranslation(['auth', 'common', 'shell']);
  const { mutate, isPending, isSuccess, error, reset } = useLogin();
  const [tries, setTries] = useState(0);
  const [problems, setProblems] = useState<ReturnType<typeof problemsOf>>({});
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending || isSuccess) return;
    const answers = answersOf(new FormData(event.currentTarget));
    const found = problemsOf(answers);
    const failAgain = () => setTries((before) => before + 1);
    setProblems(found);
    reset();
    if (Object.keys(found).length > 0) failAgain();
    else mutate(answers, { onError: failAgain });
  };
  const textOf = (field: LoginField) => {
    const problem = problems[field];
    return problem && t(`problems.${problem}`);
  };
  const wrong = fields.flatMap((field) => {
    const text = textOf(field);
    return text === undefined ? [] : [{ fieldId: fieldId(field), text }];
  });
  const refused = error ? [{ text: errorMessage(error) ?? t('problems.unreachable') }] : [];
  const errors = [...wrong, ...refused];
  return (
    <>
      <PageTitle page={t('shell:pages.login')} prefix={errors.length > 0 ? t('common:errorPrefix') : undefined} />
      {errors.length > 0 && <ErrorSummary key={tries} title={t('common:problem')} errors={errors} />}
      <form className={styles.form} noValidate onSubmit={submit}>
        <TextInput
          id={fieldId('email')}
          name="email"
          type="email"
          label={t('email')}
          error={textOf('email')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordInput id={fieldId('password')} name="password" label={t('password')} error={textOf('password')} />
        <div>
          <Button type="submit" variant="act" busy={isPending || isSuccess ? t('signingIn') : undefined}>
            {t('shell:login')}
          </Button>
        </div>
      </form>
    </>
  );
}

/** What a person types to sign in. */
export interface LoginAnswers {
  email: string;
  password: string;
}

/** A field of the form. */
export type LoginField = keyof LoginAnswers;

/** Key of the words that say what to do about an answer. */
export type LoginProblem = 'emailMissing' | 'emailWrong' | 'passwordMissing';

/** Id of a field, for the error summary to lead to. */
export const fieldId = (field: LoginField): string => `login-${field}`;

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

function problemOfEmail(email: string): LoginProblem | undefined {
  if (email === '') return 'emailMissing';
  return emailPattern.test(email) ? undefined : 'emailWrong';
}

/** What is wrong with the answers; empty when they can be sent. */
export function problemsOf({ email, password }: LoginAnswers): Partial<Record<LoginField, LoginProblem>> {
  const ofEmail = problemOfEmail(email);
  return { ...(ofEmail && { email: ofEmail }), ...(password === '' && { password: 'passwordMissing' }) };
}

function textOf(form: FormData, field: LoginField): string {
  const value = form.get(field);
  return typeof value === 'string' ? value : '';
}

/** The answers as they stand in the form. A password keeps its spaces. */
export const answersOf = (form: FormData): LoginAnswers => ({
  email: textOf(form, 'email').trim(),
  password: textOf(form, 'password'),
});

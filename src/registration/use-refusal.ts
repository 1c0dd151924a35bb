import { useTranslation } from 'react-i18next';
import type { Problem } from '../../machines/registration/registration.types.ts';
import type { Refusal } from '../forms/refusal.ts';
import { useFact } from './use-registration.ts';

type Worded = Extract<Problem['code'], 'codeWrong' | 'codeExpired' | 'codeSpent' | 'codeTooSoon' | 'tooMuchMail'>;

const worded: readonly Problem['code'][] = [
  'codeWrong',
  'codeExpired',
  'codeSpent',
  'codeTooSoon',
  'tooMuchMail',
] satisfies Worded[];
const isWorded = (code: Problem['code']): code is Worded => worded.includes(code);

/** What the server refused, for the form that sent it; null where there is nothing to tell there. `field` is what a code's problem is about. */
export function useRefusal(field?: string): Refusal | null {
  const { t } = useTranslation('registration');
  const problem = useFact(({ context }) => context.problem);
  if (problem === null || problem.step !== null) return null;
  const { code, fields } = problem;
  if (!isWorded(code) || Object.keys(fields).length > 0) return { fields };
  const sentence = t(`problems.${code}`);
  return field === undefined || code === 'tooMuchMail'
    ? { fields: {}, message: sentence }
    : { fields: { [field]: [sentence] } };
}

import type { Failure } from '../../machines/registration/registration.types.ts';
import { ApiError } from '../api/api-error.ts';
import { InsecureHost } from '../browser/leave-for.ts';
import { session } from '../session/session.ts';

const codes: Record<string, Failure['code']> = {
  code_wrong: 'codeWrong',
  code_expired: 'codeExpired',
  code_spent: 'codeSpent',
  code_too_soon: 'codeTooSoon',
  too_much_mail: 'tooMuchMail',
  account_exists: 'accountExists',
  step_not_due: 'notDue',
  already_registered: 'notDue',
  // Paid meanwhile, elsewhere: the step is behind.
  permit_exists: 'notDue',
  card_exists: 'notDue',
  donated_already: 'notDue',
  cards_closed: 'notOpen',
};

/** Name of the complaint about the whole, where the server names no field: no form has such a field, so it is told on top. */
const WHOLE = 'body';

function failureOfApi({ status, body }: ApiError): Failure {
  const known = codes[body?.code ?? ''];
  if (known !== undefined) return { code: known, fields: body?.errors ?? {} };
  if (status === 401) return { code: 'signedOut' };
  if (status === 422) return { code: 'invalid', fields: body?.errors ?? {} };
  return { code: 'away', ...(body && { fields: { [WHOLE]: [body.message] } }) };
}

/** The chart's word for a refused call. Whatever does not say more means that the server could not be asked. */
function failureOf(error: unknown): Failure {
  if (error instanceof InsecureHost) return { code: 'insecureHost' };
  return error instanceof ApiError ? failureOfApi(error) : { code: 'away' };
}

/** The same, and where the session has ended this tab is signed out: a token that is refused once is refused always. */
export function toFailure(error: unknown): Failure {
  const failure = failureOf(error);
  if (failure.code === 'signedOut') session.signOut();
  return failure;
}

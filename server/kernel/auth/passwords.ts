import { passwordProblems, type PasswordProblem } from '../../../machines/registration/answers.ts';
import type { ProblemCode } from '../http/problem-texts.ts';
import { Problem } from '../http/problem.ts';
import { isCommon } from './common-passwords.ts';
import { hash, isOfHash } from './hashing.ts';

/** Shorter parts of an address occur in too many words. */
const SHORTEST_TELLING_NAME = 4;

/** A password is the same whether its letters are typed as one character or as two. */
const normal = (password: string): string => password.normalize('NFKC');

/** Hashes a password by Argon2id with its own salt. Throws 503 while too many are waiting. */
export const hashPassword = (password: string): Promise<string> => hash(normal(password));

/** Checks an account's password; takes the same time if there is no account. Throws 503 while too many are waiting. */
export async function isPasswordOf(account: { password_hash: string } | undefined, password: string): Promise<boolean> {
  const isRight = await isOfHash(normal(password), account?.password_hash);
  return account !== undefined && isRight;
}

const codes: Record<PasswordProblem, ProblemCode> = {
  tooShort: 'password_short',
  noSymbol: 'password_symbol',
  noNumber: 'password_number',
  noUpperCase: 'password_upper_case',
  noLowerCase: 'password_lower_case',
};

/** Throws 422 for field `password` with everything that a new password lacks: the rules, that it is not common, and not the address. */
export function demandGoodPassword(password: string, email: string): void {
  const found = passwordProblems(normal(password)).map((problem) => codes[problem]);
  if (isCommon(password)) found.push('password_common');
  if (holdsAddress(password, email)) found.push('password_email');
  const [first] = found;
  if (first !== undefined) throw new Problem(422, first, { fields: { password: found } });
}

function holdsAddress(password: string, email: string): boolean {
  const [name = ''] = email.split('@');
  const told = lettersAndNumbers(name);
  return told.length >= SHORTEST_TELLING_NAME && lettersAndNumbers(password).includes(told);
}

const lettersAndNumbers = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

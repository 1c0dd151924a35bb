/** A password's shortcomings, by the spec's rules; only the server has the list of common passwords. */
export type PasswordProblem = 'tooShort' | 'noSymbol' | 'noNumber' | 'noUpperCase' | 'noLowerCase';

export const SHORTEST_PASSWORD = 10;

/** All the shortcomings of a password; empty for an acceptable one. */
export function passwordProblems(password: string): PasswordProblem[] {
  const missing: [boolean, PasswordProblem][] = [
    [password.length < SHORTEST_PASSWORD, 'tooShort'],
    [!/[^\p{L}\p{N}\s]/u.test(password), 'noSymbol'],
    [!/\p{N}/u.test(password), 'noNumber'],
    [!/\p{Lu}/u.test(password), 'noUpperCase'],
    [!/\p{Ll}/u.test(password), 'noLowerCase'],
  ];
  return missing.flatMap(([isMissing, problem]) => (isMissing ? [problem] : []));
}

/** True for the number of a Maltese ID card: up to seven digits and a letter, such as 0123404M. */
export const isIdCardNumber = (text: string): boolean => /^\d{1,7}[MGAPLHBZ]$/i.test(compact(text));

/** True for a passport's number: letters and digits only. */
export const isPassportNumber = (text: string): boolean => /^[A-Z0-9]{5,12}$/i.test(compact(text));

/** True for a Maltese postcode: three letters and four digits, such as MSD 2080; of one locality only, if `prefix` is given. */
export function isPostcode(text: string, prefix?: string): boolean {
  const code = compact(text).toUpperCase();
  return /^[A-Z]{3}\d{4}$/.test(code) && (prefix === undefined || code.startsWith(prefix));
}

/** True for a possible registration number of a car: letters and digits, such as LUZ 027. */
export const isNumberPlate = (text: string): boolean => /^(?=.*[A-Z0-9])[A-Z0-9]{2,9}$/i.test(compact(text));

/** A number as it is stored: without spaces, dots and hyphens, in capital letters. */
export const compact = (text: string): string => text.replace(/[\s.-]/g, '').toUpperCase();

/** Direction marks that come with a number copied from a list of contacts. */
const UNSEEN = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** A number with its calling code (`+356 9912 3456`, `(+356) ...`, `00356 ...`) as a plus and digits; undefined for any other. */
export function internationalNumber(text: string): string | undefined {
  const [, digits] = /^[\s(]*(?:\+|00)\s*([1-9][\d\s().\u2010-\u2013-]*)$/.exec(text.replace(UNSEEN, '')) ?? [];
  return digits === undefined ? undefined : `+${digits.replace('(0)', '').replace(/\D/g, '')}`;
}

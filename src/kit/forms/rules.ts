import {
  internationalNumber,
  isIdCardNumber,
  isNumberPlate,
  isPassportNumber,
  isPostcode,
  passwordProblems,
  SHORTEST_PASSWORD,
  type PasswordProblem,
} from '../../../machines/registration/answers.ts';
import { phoneParser } from './phone.ts';

/** Rules whose message needs nothing but their name. */
type PlainRule =
  | 'required'
  | 'email'
  | 'sameEmail'
  | 'passwordSymbol'
  | 'passwordNumber'
  | 'passwordUpperCase'
  | 'passwordLowerCase'
  | 'samePassword'
  | 'consent'
  | 'code'
  | 'mobile'
  | 'postcode'
  | 'idCard'
  | 'passport'
  | 'numberPlate'
  | 'endAfterStart'
  | 'euros'
  | 'onePiece'
  | 'minPassengers'
  | 'photoKind'
  | 'documentKind'
  | 'fileSize';

/** A broken rule, with the values that its message in locales/{language}/forms.json uses. */
export type Problem =
  | { rule: PlainRule }
  | { rule: 'minLength' | 'maxLength'; count: number }
  | { rule: 'between'; from: number; to: number }
  | { rule: 'postcodeOf'; prefix: string }
  | { rule: 'notBefore' | 'notAfter'; other: string };

/** An answer as the form has it: text, or a file. */
type Answer = FormDataEntryValue;

type Finding = Problem | undefined;

/**
 * Returns the problem with an answer, if any. `form` holds all answers, for rules that compare two. Only `required` and
 * `consent` judge an empty answer.
 */
export type Rule = (answer: Answer, form: FormData) => Finding | Promise<Finding>;

/** A field without a file has one without a name; a chosen file has a name, even if it is empty. */
const isBlank = (answer: Answer) => (typeof answer === 'string' ? answer.trim() === '' : answer.name === '');

/** The text of a field; empty if there is none. */
export function textIn(form: FormData, name: string): string {
  const answer = form.get(name);
  return typeof answer === 'string' ? answer : '';
}

type TextTest = (answer: string, form: FormData) => boolean | Promise<boolean>;

/** A rule about text that is not empty. */
function text(problem: Problem, isRight: TextTest): Rule {
  return async (answer, form) =>
    typeof answer !== 'string' || isBlank(answer) || (await isRight(answer, form)) ? undefined : problem;
}

/** A rule about a file that is not empty. */
function file(problem: Problem, isRight: (answer: File) => boolean | Promise<boolean>): Rule {
  return async (answer) =>
    typeof answer === 'string' || isBlank(answer) || (await isRight(answer)) ? undefined : problem;
}

/** Something is given. */
export const required: Rule = (answer) => (isBlank(answer) ? { rule: 'required' } : undefined);

/** The box is ticked. */
export const consent: Rule = (answer) => (isBlank(answer) ? { rule: 'consent' } : undefined);

/** A well-formed email address; the server checks more. */
export const emailAddress: Rule = text({ rule: 'email' }, (answer) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(answer.trim()));

const addressIn = (address: string) => address.trim().toLowerCase();

/** The same address as in the other field, ignoring case. */
export const sameEmailAs = (other: string): Rule =>
  text({ rule: 'sameEmail' }, (answer, form) => addressIn(answer) === addressIn(textIn(form, other)));

const passwordRules: Record<PasswordProblem, Problem> = {
  tooShort: { rule: 'minLength', count: SHORTEST_PASSWORD },
  noSymbol: { rule: 'passwordSymbol' },
  noNumber: { rule: 'passwordNumber' },
  noUpperCase: { rule: 'passwordUpperCase' },
  noLowerCase: { rule: 'passwordLowerCase' },
};

/** An acceptable password; reports the first requirement that it fails. */
export const newPassword: Rule = (answer) => {
  if (typeof answer !== 'string' || answer === '') return undefined;
  const [first] = passwordProblems(answer);
  return first && passwordRules[first];
};

/** The same password as in the other field. */
export const samePasswordAs = (other: string): Rule =>
  text({ rule: 'samePassword' }, (answer, form) => answer === textIn(form, other));

const lengthOf = (answer: string) => Array.from(answer.trim()).length;

/** At least that many characters. */
export const minLength = (count: number): Rule =>
  text({ rule: 'minLength', count }, (answer) => lengthOf(answer) >= count);

/** At most that many characters. */
export const maxLength = (count: number): Rule =>
  text({ rule: 'maxLength', count }, (answer) => lengthOf(answer) <= count);

/** Compares numbers as numbers, dates (ISO 8601) as text. */
function isSmaller(a: string, b: string): boolean {
  const [left, right] = [Number(a), Number(b)];
  return Number.isNaN(left) || Number.isNaN(right) ? a < b : left < right;
}

/** A number or a date no smaller than that of the other field; `label` is the other field's name. */
export const notBefore = (other: string, label: string): Rule =>
  text({ rule: 'notBefore', other: label }, (answer, form) => !isSmaller(answer, textIn(form, other)));

/** A number or a date no larger than that of the other field; `label` is the other field's name. */
export const notAfter = (other: string, label: string): Rule =>
  text({ rule: 'notAfter', other: label }, (answer, form) => {
    const bound = textIn(form, other);
    return bound === '' || !isSmaller(bound, answer);
  });

/** A date and time (ISO 8601) after that of the other field. */
export const endAfter = (start: string): Rule =>
  text({ rule: 'endAfterStart' }, (answer, form) => textIn(form, start) < answer);

/** The four digits of an emailed code. */
export const mailedCode: Rule = text({ rule: 'code' }, (answer) => /^\d{4}$/.test(answer.trim()));

/** A number that exists in the country whose calling code is in the field `extension`, or that has its own code. */
export const mobileNumber = (extension: string): Rule =>
  text({ rule: 'mobile' }, async (answer, form) => {
    const parse = await phoneParser();
    // The server checks numbers as well.
    if (parse === null) return true;
    const international = internationalNumber(answer);
    if (international !== undefined) return parse(international)?.isValid() === true;
    const code = textIn(form, extension);
    if (!/^[\d\s().-]+$/.test(answer)) return false;
    const number = parse(`${code}${answer}`);
    return number !== undefined && `+${number.countryCallingCode}` === code && number.isValid();
  });

/** A Maltese postcode. `prefixOf` returns the letters of a locality's postcodes, by the answer in the field `locality`. */
export const maltesePostcode =
  (locality: string, prefixOf: (locality: string) => string | undefined): Rule =>
  (answer, form) => {
    const prefix = prefixOf(textIn(form, locality));
    const broken = prefix === undefined ? ({ rule: 'postcode' } as const) : ({ rule: 'postcodeOf', prefix } as const);
    return text(broken, (typed) => isPostcode(typed, prefix))(answer, form);
  };

const idCardNumber = text({ rule: 'idCard' }, isIdCardNumber);
const passportNumber = text({ rule: 'passport' }, isPassportNumber);

/** The number of the document that the field `kind` names: `id_card` or `passport`. */
export const documentNumber =
  (kind: string): Rule =>
  (answer, form) =>
    textIn(form, kind) === 'passport' ? passportNumber(answer, form) : idCardNumber(answer, form);

/** A car's registration number. */
export const numberPlate: Rule = text({ rule: 'numberPlate' }, isNumberPlate);

/** A sum such as `12`, `12.5` or `12,50` in cents; undefined for anything else. */
export function centsOf(sum: string): number | undefined {
  const [, whole, part = ''] = /^€?\s*(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(sum.trim()) ?? [];
  return whole === undefined ? undefined : Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

/** A sum of euros, more than nothing. */
export const euros: Rule = text({ rule: 'euros' }, (answer) => (centsOf(answer) ?? 0) > 0);

/** A sum of euros, or none: 0. */
export const eurosOrNone: Rule = text({ rule: 'euros' }, (answer) => centsOf(answer) !== undefined);

/** At least one passenger, in a field that holds their number. */
export const onePassenger: Rule = text({ rule: 'minPassengers' }, (answer) => Number(answer) >= 1);

/** Kinds of photograph that the portal takes. */
export const PHOTO_KINDS: readonly string[] = ['image/jpeg', 'image/png'];
/** The largest file that the portal takes, in bytes. */
export const LARGEST_FILE = 10 * 1024 * 1024;

/** The first bytes of a file of each kind. */
const BEGINNINGS = { jpeg: [0xff, 0xd8, 0xff], png: [0x89, 0x50, 0x4e, 0x47], pdf: [0x25, 0x50, 0x44, 0x46, 0x2d] };

/** True if the file's content, whatever its name, is of one of the kinds. */
async function isOneOf(given: File, kinds: readonly (keyof typeof BEGINNINGS)[]): Promise<boolean> {
  if (!kinds.some((kind) => given.type.endsWith(`/${kind}`))) return false;
  const first = new Uint8Array(await given.slice(0, 8).arrayBuffer());
  return kinds.some((kind) => BEGINNINGS[kind].every((byte, place) => first[place] === byte));
}

/** A photograph that the portal takes. */
export const photo: Rule = file({ rule: 'photoKind' }, (given) => isOneOf(given, ['jpeg', 'png']));

/** A document that the portal takes. */
export const portalDocument: Rule = file({ rule: 'documentKind' }, (given) => isOneOf(given, ['pdf', 'jpeg', 'png']));

/** A file no larger than the portal takes. */
export const fileSize: Rule = file({ rule: 'fileSize' }, ({ size }) => size <= LARGEST_FILE);

/** A whole number within these. */
export const between = (from: number, to: number): Rule =>
  text(
    { rule: 'between', from, to },
    (answer) => /^\d+$/.test(answer.trim()) && Number(answer) >= from && Number(answer) <= to,
  );

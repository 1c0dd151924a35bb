import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { compact, internationalNumber, isPostcode } from '../../../machines/registration/answers.ts';
import type { Schemas } from '../http/operation.ts';
import type { Lists } from '../reference/lists.ts';
import { FieldProblems } from '../http/field-problems.ts';
import { tidyLine } from '../http/written-text.ts';

export type Reach = {
  address_line_1: string;
  address_line_2: string | null;
  locality: string;
  postcode: string;
  personal_email: string | null;
  mobile_extension: string;
  mobile_number: string;
};

/** Contact details as stored: the postcode and the number without spaces. Throws 422 for invalid fields. */
export function readReach(given: Schemas['ContactDetails'], { localities }: Lists): Reach {
  const address_line_1 = tidyLine(given.address_line_1);
  const locality = localities.find(({ id }) => id === given.locality);
  const mobile = readMobile(given.mobile);
  const problems = new FieldProblems();
  problems.demand(/[\p{L}\p{N}]/u.test(address_line_1), 'address_line_1', 'missing_field');
  problems.demand(locality !== undefined, 'locality', 'not_in_list');
  problems.demand(isPostcode(given.postcode, locality?.postcode_prefix), 'postcode', 'postcode_invalid');
  problems.demand(mobile !== undefined, 'mobile.number', 'mobile_invalid');
  problems.throwIfAny();
  return {
    address_line_1,
    address_line_2: tidyLine(given.address_line_2 ?? '') || null,
    locality: given.locality,
    postcode: compact(given.postcode),
    personal_email: given.personal_email?.toLowerCase() ?? null,
    mobile_extension: mobile?.extension ?? '',
    mobile_number: mobile?.number ?? '',
  };
}

/** A number as country code and national digits; undefined if it is impossible. A country code in the number itself takes precedence. */
function readMobile({ extension, number }: Schemas['Mobile']): Schemas['Mobile'] | undefined {
  const international = internationalNumber(number);
  if (international === undefined && !/^[\d\s().-]+$/.test(number)) return undefined;
  const parsed = parsePhoneNumberFromString(international ?? `${extension}${number}`);
  if (parsed === undefined || !parsed.isValid()) return undefined;
  const code = `+${parsed.countryCallingCode}`;
  return international !== undefined || code === extension
    ? { extension: code, number: parsed.nationalNumber }
    : undefined;
}

import { isBlank } from '../../../machines/flow/is-blank.ts';
import { compact, isIdCardNumber, isPassportNumber } from '../../../machines/registration/answers.ts';
import type { DocumentKind } from '../db/account-tables.ts';
import type { Schemas } from '../http/operation.ts';
import type { Lists } from '../reference/lists.ts';
import { oneLine } from '../text/words.ts';
import { holdsWebAddress } from '../text/web-address.ts';
import { FieldProblems } from '../http/field-problems.ts';

export type Person = {
  first_name: string;
  last_name: string;
  document_kind: DocumentKind;
  document_number: string;
  nationality: string;
};

/** Personal details as stored: names on one line, the number without spaces. Throws 422 for invalid fields. */
export function readPerson(given: Schemas['PersonalDetails'], { nationalities }: Lists): Person {
  const first_name = oneLine(given.first_name);
  const last_name = oneLine(given.last_name);
  const { document_kind, nationality } = given;
  const isCard = document_kind === 'id_card';
  const isNumber = isCard ? isIdCardNumber(given.document_number) : isPassportNumber(given.document_number);
  const problems = new FieldProblems();
  problems.demand(isName(first_name), 'first_name', 'name_invalid');
  problems.demand(isName(last_name), 'last_name', 'name_invalid');
  problems.demand(!holdsWebAddress(first_name), 'first_name', 'name_with_address');
  problems.demand(!holdsWebAddress(last_name), 'last_name', 'name_with_address');
  problems.demand(isNumber, 'document_number', isCard ? 'id_card_invalid' : 'passport_invalid');
  problems.demand(has(nationalities, nationality), 'nationality', 'not_in_list');
  problems.throwIfAny();
  return { first_name, last_name, document_kind, document_number: compact(given.document_number), nationality };
}

/** True if a list has an entry with this id. */
export const has = (list: readonly { id: string }[], id: string): boolean => list.some((each) => each.id === id);

/** True if a name has a letter that can be seen, and no character that changes the line or the writing direction, or is half of one. */
const isName = (name: string): boolean =>
  /\p{L}/u.test(name) && !isBlank(name) && !/[\p{Cc}\p{Cf}\p{Cs}<>]/u.test(name);

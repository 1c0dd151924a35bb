import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { components } from '../../../openapi/portal.gen.ts';
import { emailAddress, maltesePostcode, mobileNumber, required } from '../forms/rules.ts';
import type { FieldSpecs } from '../forms/validate.ts';
import { localitiesQuery } from '../reference/reference.queries.ts';

export type ContactDetails = components['schemas']['ContactDetails'];
export type ContactField =
  | 'address_line_1'
  | 'address_line_2'
  | 'locality'
  | 'postcode'
  | 'mobile.extension'
  | 'mobile.number'
  | 'personal_email';

/** The fields of contact details, by the contract's names. */
export function useContactSpecs(): FieldSpecs<ContactField> {
  const { t } = useTranslation('details');
  const { data: localities } = useQuery(localitiesQuery);
  const prefixOf = (locality: string) => localities?.find(({ id }) => id === locality)?.postcode_prefix;
  return {
    address_line_1: { label: t('address_line_1'), rules: [required] },
    address_line_2: { label: t('address_line_2') },
    locality: { label: t('locality'), rules: [required] },
    postcode: { label: t('postcode'), rules: [required, maltesePostcode('locality', prefixOf)] },
    'mobile.extension': { label: t('mobile_extension'), rules: [required] },
    'mobile.number': { label: t('mobile_number'), rules: [required, mobileNumber('mobile.extension')] },
    personal_email: { label: t('personal_email'), rules: [emailAddress] },
  };
}

/** The answers in the contract's form; empty ones are left out. */
export function contactOf(answers: Record<ContactField, string>): ContactDetails {
  const { address_line_1, address_line_2, locality, postcode, personal_email } = answers;
  return {
    address_line_1,
    ...(address_line_2 !== '' && { address_line_2 }),
    locality,
    postcode,
    ...(personal_email !== '' && { personal_email }),
    mobile: { extension: answers['mobile.extension'], number: answers['mobile.number'] },
  };
}

/** Saved details, as the fields hold them; without any, the mobile number's code is Malta's. */
export const contactAnswers = (given: ContactDetails | null): Partial<Record<ContactField, string>> =>
  given === null
    ? { 'mobile.extension': '+356' }
    : {
        address_line_1: given.address_line_1,
        address_line_2: given.address_line_2 ?? '',
        locality: given.locality,
        postcode: given.postcode,
        personal_email: given.personal_email ?? '',
        'mobile.extension': given.mobile.extension,
        'mobile.number': given.mobile.number,
      };

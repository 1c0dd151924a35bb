import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { components } from '../../../openapi/portal.gen.ts';
import { EmailInput } from '../forms/EmailInput.tsx';
import { pair } from '../forms/Form.css.ts';
import { splitInto } from '../forms/phone.ts';
import { emailAddress, maltesePostcode, mobileNumber, required } from '../forms/rules.ts';
import type { FieldSpecs } from '../forms/validate.ts';
import { localitiesQuery } from '../reference/reference.queries.ts';
import { TextInput } from '../ui/TextInput.tsx';
import * as styles from './Fields.css.ts';
import { type FormOf, ListSelect } from './ListSelect.tsx';

export type ContactDetails = components['schemas']['ContactDetails'];
type ContactField =
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

const takeCode = splitInto('mobile.extension');

/** Contact details: address, mobile number, a second email address. */
export function ContactFields({ form }: { form: FormOf<ContactField> }) {
  const { t } = useTranslation('details');
  const localities = useQuery(localitiesQuery);
  return (
    <>
      <TextInput
        {...form.field('address_line_1')}
        hint={t('address_line_1_hint')}
        autoComplete="address-line1"
        maxLength={120}
      />
      <TextInput {...form.field('address_line_2')} autoComplete="address-line2" maxLength={120} />
      <div className={pair}>
        <ListSelect {...form.field('locality')} list={localities} autoComplete="address-level2" />
        <TextInput
          {...form.field('postcode')}
          autoComplete="postal-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={10}
        />
      </div>
      <div className={styles.shortThenWide}>
        <TextInput {...form.field('mobile.extension')} type="tel" autoComplete="tel-country-code" maxLength={5} />
        <TextInput
          {...form.field('mobile.number')}
          type="tel"
          autoComplete="tel-national"
          maxLength={30}
          onInput={(event) => void takeCode(event)}
        />
      </div>
      <EmailInput {...form.field('personal_email')} hint={t('personal_email_hint')} />
    </>
  );
}

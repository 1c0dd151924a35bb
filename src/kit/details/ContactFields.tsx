import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { FormOf } from './form-of.ts';
import { pair } from '../forms/Form.css.ts';
import { splitInto } from '../forms/phone.ts';
import { localitiesQuery } from '../reference/reference.queries.ts';
import { TextInput } from '../ui/TextInput.tsx';
import type { ContactField } from './contact.ts';
import * as styles from './Fields.css.ts';
import { ListSelect } from './ListSelect.tsx';

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
      <TextInput
        {...form.field('personal_email')}
        hint={t('personal_email_hint')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
      />
    </>
  );
}

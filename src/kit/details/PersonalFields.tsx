import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { FormOf } from './form-of.ts';
import { nationalitiesQuery } from '../reference/reference.queries.ts';
import { RadioCards } from '../ui/RadioCards.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { ListSelect } from './ListSelect.tsx';
import type { PersonalField } from './personal.ts';

/** Personal details: name, document, nationality. */
export function PersonalFields({ form }: { form: FormOf<PersonalField> }) {
  const { t } = useTranslation('details');
  const nationalities = useQuery(nationalitiesQuery);
  return (
    <>
      <TextInput {...form.field('first_name')} autoComplete="given-name" maxLength={80} />
      <TextInput {...form.field('last_name')} autoComplete="family-name" maxLength={80} />
      <RadioCards
        {...form.field('document_kind')}
        columns="two"
        options={[
          { value: 'id_card', title: t('id_card'), detail: t('id_card_detail') },
          { value: 'passport', title: t('passport'), detail: t('passport_detail') },
        ]}
      />
      <TextInput
        {...form.field('document_number')}
        hint={t('document_hint')}
        width="medium"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={30}
      />
      <ListSelect {...form.field('nationality')} list={nationalities} />
    </>
  );
}

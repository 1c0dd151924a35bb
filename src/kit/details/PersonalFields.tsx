import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { components } from '../../../openapi/portal.gen.ts';
import { documentNumber, required } from '../forms/rules.ts';
import type { FieldSpecs } from '../forms/validate.ts';
import { nationalitiesQuery } from '../reference/reference.queries.ts';
import { RadioCards } from '../ui/RadioCards.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { type FormOf, ListSelect } from './ListSelect.tsx';

export type PersonalDetails = components['schemas']['PersonalDetails'];
type PersonalField = 'first_name' | 'last_name' | 'document_kind' | 'document_number' | 'nationality';

/** The fields of personal details, by the contract's names. */
export function usePersonalSpecs(): FieldSpecs<PersonalField> {
  const { t } = useTranslation('details');
  return {
    first_name: { label: t('first_name'), rules: [required] },
    last_name: { label: t('last_name'), rules: [required] },
    document_kind: { label: t('document_kind'), rules: [required] },
    document_number: { label: t('document_number'), rules: [required, documentNumber('document_kind')] },
    nationality: { label: t('nationality'), rules: [required] },
  };
}

/** The answers in the contract's form. */
export const personalOf = (answers: Record<PersonalField, string>): PersonalDetails => ({
  ...answers,
  document_kind: answers.document_kind === 'passport' ? 'passport' : 'id_card',
});

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

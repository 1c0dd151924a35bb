import { useTranslation } from 'react-i18next';
import type { components } from '../../../openapi/portal.gen.ts';
import { documentNumber, required } from '../forms/rules.ts';
import type { FieldSpecs } from '../forms/validate.ts';

export type PersonalDetails = components['schemas']['PersonalDetails'];
export type PersonalField = 'first_name' | 'last_name' | 'document_kind' | 'document_number' | 'nationality';

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

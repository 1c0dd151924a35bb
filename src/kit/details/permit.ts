import { useTranslation } from 'react-i18next';
import { fileSize, numberPlate, photo, required } from '../forms/rules.ts';
import type { FieldSpecs } from '../forms/validate.ts';

/** `images.0` is the licence's front, `images.1` its back. */
export type PermitField = 'number_plate' | 'images.0' | 'images.1';

/** The fields of a parking permit, by the contract's names. */
export function usePermitSpecs(): FieldSpecs<PermitField> {
  const { t } = useTranslation('details');
  return {
    number_plate: { label: t('number_plate'), rules: [required, numberPlate] },
    'images.0': { label: t('licence_front'), rules: [required, photo, fileSize] },
    'images.1': { label: t('licence_back'), rules: [required, photo, fileSize] },
  };
}

/** The answers in the contract's form. */
export function permitOf(
  answers: Record<PermitField, string>,
  form: FormData,
): { number_plate: string; images: File[] } {
  const files = [form.get('images.0'), form.get('images.1')];
  return { number_plate: answers.number_plate, images: files.filter((file) => file instanceof File) };
}

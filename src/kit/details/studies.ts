import { useTranslation } from 'react-i18next';
import type { components } from '../../../openapi/portal.gen.ts';
import { notBefore, required } from '../forms/rules.ts';
import type { FieldSpecs } from '../forms/validate.ts';

export type Studies = components['schemas']['AcademicDetails'];
export type StudiesField = keyof Studies;

/** The fields of a person's studies, by the contract's names. */
export function useStudiesSpecs(): FieldSpecs<StudiesField> {
  const { t } = useTranslation('details');
  return {
    entity_id: { label: t('entity'), rules: [required] },
    course_id: { label: t('course'), rules: [required] },
    enrollment_type_id: { label: t('enrollment_type'), rules: [required] },
    start_year: { label: t('start_year'), rules: [required] },
    graduation_year: { label: t('graduation_year'), rules: [required, notBefore('start_year', t('start_year'))] },
  };
}

/** The answers in the contract's form. */
export const studiesOf = (answers: Record<StudiesField, string>): Studies => ({
  ...answers,
  start_year: Number(answers.start_year),
  graduation_year: Number(answers.graduation_year),
});

/** Saved studies, as the fields hold them. */
export const studiesAnswers = (given: Studies | null): Partial<Record<StudiesField, string>> =>
  given === null
    ? {}
    : {
        entity_id: given.entity_id,
        course_id: given.course_id,
        enrollment_type_id: given.enrollment_type_id,
        start_year: String(given.start_year),
        graduation_year: String(given.graduation_year),
      };

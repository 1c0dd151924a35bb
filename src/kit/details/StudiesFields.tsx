import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { components } from '../../../openapi/portal.gen.ts';
import { halves } from '../forms/Form.css.ts';
import { notBefore, required } from '../forms/rules.ts';
import type { FieldSpecs } from '../forms/validate.ts';
import { coursesQuery, enrollmentTypesQuery, entitiesQuery } from '../reference/reference.queries.ts';
import { Select } from '../ui/Select.tsx';
import { type FormOf, ListSelect } from './ListSelect.tsx';

type Studies = components['schemas']['AcademicDetails'];
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

/** The longest time ago that a course began, and the longest until it ends, in years. */
const longestBefore = 25;
const longestAfter = 8;

const yearsFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, at) => String(first + at)).map((year) => ({ value: year, label: year }));

interface Props {
  /** It has to watch `entity_id`: the list of courses depends on it. */
  form: FormOf<StudiesField>;
  userType: components['schemas']['Profile']['user_type'];
}

/** A person's studies: place, course, kind of enrolment, start and end. */
export function StudiesFields({ form, userType }: Props) {
  const { t } = useTranslation('details');
  const entityId = form.value('entity_id');
  const entities = useQuery({
    ...entitiesQuery,
    select: (all) => all.filter((entity) => entity.user_type === userType),
  });
  const courses = useQuery(coursesQuery(entityId));
  const enrollmentTypes = useQuery(enrollmentTypesQuery);
  const [thisYear] = useState(() => new Date().getFullYear());
  return (
    <>
      <ListSelect {...form.field('entity_id')} hint={t('entity_hint')} list={entities} />
      <ListSelect key={entityId} {...form.field('course_id')} list={courses} />
      <ListSelect {...form.field('enrollment_type_id')} list={enrollmentTypes} />
      <div className={halves}>
        <Select
          {...form.field('start_year')}
          placeholder={t('choose')}
          options={yearsFrom(thisYear - longestBefore, longestBefore + 2).toReversed()}
        />
        <Select
          {...form.field('graduation_year')}
          placeholder={t('choose')}
          options={yearsFrom(thisYear - 1, longestAfter + 2)}
        />
      </div>
    </>
  );
}

import type { UserType } from '../db/schema.ts';
import type { Schemas } from '../http/operation.ts';
import type { Lists } from '../reference/lists.ts';
import { FieldProblems } from '../http/field-problems.ts';
import { has } from './person.ts';

export type Studies = Schemas['AcademicDetails'];

/** A person's studies, as stored. Throws 422 for a course that is not taught there or to this kind of student, and for years in the wrong order. */
export function readStudies(
  given: Studies,
  userType: UserType,
  { entities, courses, enrollmentTypes }: Lists,
): Studies {
  const { entity_id, course_id, enrollment_type_id, start_year, graduation_year } = given;
  const entity = entities.find(({ id }) => id === entity_id);
  const course = courses.find(({ id }) => id === course_id);
  const problems = new FieldProblems();
  problems.demand(entity?.user_type === userType, 'entity_id', 'not_in_list');
  problems.demand(course?.entity_id === entity_id, 'course_id', 'not_in_list');
  problems.demand(has(enrollmentTypes, enrollment_type_id), 'enrollment_type_id', 'not_in_list');
  problems.demand(graduation_year >= start_year, 'graduation_year', 'year_before_start');
  problems.throwIfAny();
  return { entity_id, course_id, enrollment_type_id, start_year, graduation_year };
}

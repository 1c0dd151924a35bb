import type { Selectable } from 'kysely';
import type { Queryable } from '../../kernel/db/database.ts';
import type { Schema } from '../../kernel/db/schema.ts';
import type { Locale, Schemas } from '../../kernel/http/operation.ts';
import { Problem } from '../../kernel/http/problem.ts';
import type { Lists } from '../../kernel/reference/lists.ts';
import type { AccountAreaDeps } from './deps.ts';

type Details = Schemas['AccountDetails'];
type Row<Table extends keyof Schema> = Selectable<Schema[Table]>;

/** Everything that a person told about themselves, in the caller's language. Throws 401 when the account has gone meanwhile. */
export async function readDetails(
  { clock, lists }: AccountAreaDeps,
  db: Queryable,
  userId: string,
  locale: Locale,
): Promise<Details> {
  const user = await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst();
  if (user === undefined) throw new Problem(401, 'sign_in');
  const personal = await db.selectFrom('personal_details').selectAll().where('user_id', '=', userId).executeTakeFirst();
  const contact = await db.selectFrom('contact_details').selectAll().where('user_id', '=', userId).executeTakeFirst();
  const academic = await db.selectFrom('academic_details').selectAll().where('user_id', '=', userId).executeTakeFirst();
  return {
    email: user.email,
    pending_email: (await pendingEmail(db, user, clock.now())) ?? null,
    locale: user.locale,
    consents: { notifications: user.notifications, adverts: user.adverts },
    personal: personal === undefined ? null : presentPersonal(user, personal),
    contact: contact === undefined ? null : presentContact(contact),
    academic: academic === undefined ? null : presentAcademic(academic, lists, locale),
  };
}

/** The address that an account's code would prove, while that is good and not the account's own. */
export async function pendingEmail(
  db: Queryable,
  { id, email }: Pick<Row<'users'>, 'id' | 'email'>,
  now: Date,
): Promise<string | undefined> {
  const code = await db
    .selectFrom('mailbox_codes')
    .select('email')
    .where('user_id', '=', id)
    .where('email', '<>', email)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return code?.email;
}

function presentPersonal(user: Row<'users'>, row: Row<'personal_details'>): Details['personal'] {
  const { document_kind, document_number, nationality } = row;
  const { first_name, last_name } = user;
  return { first_name, last_name, document_kind, document_number, nationality };
}

function presentContact(row: Row<'contact_details'>): Details['contact'] {
  const { address_line_1, address_line_2, locality, postcode, personal_email } = row;
  return {
    address_line_1,
    ...(address_line_2 !== null && { address_line_2 }),
    locality,
    postcode,
    ...(personal_email !== null && { personal_email }),
    mobile: { extension: row.mobile_extension, number: row.mobile_number },
  };
}

function presentAcademic(row: Row<'academic_details'>, lists: Lists, locale: Locale): Details['academic'] {
  // An entry that has left the lists since is named by its id.
  const nameIn = (list: Lists['courses' | 'entities' | 'enrollmentTypes'], id: string) =>
    list.find((each) => each.id === id)?.name[locale] ?? id;
  const { entity_id, course_id, enrollment_type_id, start_year, graduation_year } = row;
  return {
    entity_id,
    entity: nameIn(lists.entities, entity_id),
    course_id,
    course: nameIn(lists.courses, course_id),
    enrollment_type_id,
    enrollment_type: nameIn(lists.enrollmentTypes, enrollment_type_id),
    start_year,
    graduation_year,
  };
}

import { sql } from 'kysely';
import { hashPassword } from '../auth/passwords.ts';
import { savePerson, saveReach, saveStudies } from '../registration/details.ts';
import { giveBelongings } from './import-belongings.ts';
import type { ImportRun } from './import-run.ts';
import type { Person } from './types.ts';

/** Writes the accounts that come with the content, ready to log in. An account that left the folder stays: people may have used it. */
export async function importPeople(run: ImportRun, people: readonly Person[]): Promise<void> {
  for (const person of people) {
    const name = `person ${person.email.toLowerCase()}`;
    if (run.versions.importedAt(name, person)) continue;
    const userId = await writeAccount(run, person);
    await writeDetails(run, userId, person);
    await giveBelongings(run, userId, person);
    await run.versions.keep(name, person);
    run.changed.push(name);
  }
}

/** Writes the account and returns its id. */
async function writeAccount({ db, now }: ImportRun, person: Person): Promise<string> {
  const account = {
    password_hash: await hashPassword(person.password),
    user_type: person.userType,
    first_name: person.firstName,
    last_name: person.lastName,
    locale: person.locale ?? 'en',
    roles: person.roles ?? [],
    registered: true,
    verified_at: now,
    registered_at: now,
    is_volunteer: person.volunteer ?? false,
    student_organisations: JSON.stringify(person.organisations ?? []),
  };
  const insertion = db.insertInto('users').values({ email: person.email, created_at: now, ...account });
  const { id } = await insertion
    .onConflict((conflict) =>
      conflict
        .expression(sql`lower(email)`)
        .where(sql<boolean>`verified_at is not null`)
        .doUpdateSet(account),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Writes what the person would have told when registering. */
async function writeDetails({ db }: ImportRun, userId: string, person: Person): Promise<void> {
  const { details, contact, studies } = person;
  if (details) {
    await savePerson(db, userId, {
      first_name: person.firstName,
      last_name: person.lastName,
      document_kind: details.documentKind,
      document_number: details.documentNumber,
      nationality: details.nationality,
    });
  }
  if (contact) {
    await saveReach(db, userId, {
      address_line_1: contact.address[0],
      address_line_2: contact.address[1] ?? null,
      locality: contact.locality,
      postcode: contact.postcode,
      personal_email: contact.personalEmail ?? null,
      mobile_extension: contact.mobile.extension,
      mobile_number: contact.mobile.number,
    });
  }
  if (studies) {
    await saveStudies(db, userId, {
      entity_id: studies.entity,
      course_id: studies.course,
      enrollment_type_id: studies.enrollmentType,
      start_year: studies.startYear,
      graduation_year: studies.graduationYear,
    });
  }
}

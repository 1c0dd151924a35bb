import { sql } from 'kysely';
import { hashPassword } from '../auth/passwords.ts';
import { savePerson, saveReach, saveStudies } from '../person/details.ts';
import { giveBelongings } from './import-belongings.ts';
import type { ImportRun } from './import-run.ts';
import type { Person } from './people.ts';

/**
 * Writes the demo accounts of the content, ready to log in, unless they are not wanted here: their passwords are published. Such
 * accounts that exist already, or are no longer in the folder, stay but are closed: people may have used them.
 */
export async function importPeople(run: ImportRun, people: readonly Person[]): Promise<void> {
  const wanted = run.demoAccounts ? people : [];
  await writePeople(run, wanted);
  await closeOthers(run, wanted);
}

/** Reopens the wanted ones, and closes all others: nobody can log in, and anyone logged in is logged out. */
async function closeOthers({ db, now }: ImportRun, wanted: readonly Person[]): Promise<void> {
  const names = ['', ...wanted.map(({ email }) => email.toLowerCase())];
  await db
    .updateTable('users')
    .set({ disabled_at: null })
    .where('demo_name', 'in', names)
    .where('disabled_at', 'is not', null)
    .execute();
  const closed = await db
    .updateTable('users')
    .set({ disabled_at: now })
    .where('demo_name', 'not in', names)
    .where('disabled_at', 'is', null)
    .returning('id')
    .execute();
  const ids = closed.map(({ id }) => id);
  if (ids.length === 0) return;
  await db.updateTable('sessions').set({ revoked_at: now }).where('user_id', 'in', ids).execute();
  await db.deleteFrom('recovery_links').where('user_id', 'in', ids).execute();
}

async function writePeople(run: ImportRun, people: readonly Person[]): Promise<void> {
  for (const person of people) {
    const name = `person ${person.email.toLowerCase()}`;
    if (run.versions.importedAt(name, person)) continue;
    const userId = await writeAccount(run, person);
    if (userId === undefined) continue;
    await writeDetails(run, userId, person);
    await giveOffices(run, userId, person);
    await giveBelongings(run, userId, person);
    if (person.secondFactor !== undefined) await giveSecret(run, userId, person.secondFactor);
    await run.versions.keep(name, person);
    run.changed.push(name);
  }
}

/** Writes the account and returns its id; undefined if a real person has that address. */
async function writeAccount({ db, now }: ImportRun, person: Person): Promise<string | undefined> {
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
    demo_name: person.email.toLowerCase(),
  };
  const insertion = db.insertInto('users').values({ email: person.email, created_at: now, ...account });
  const written = await insertion
    .onConflict((conflict) =>
      conflict
        .expression(sql`lower(email)`)
        .where(sql<boolean>`verified_at is not null`)
        .doUpdateSet(account)
        .where('users.demo_name', 'is not', null),
    )
    .returning('id')
    .executeTakeFirst();
  return written?.id;
}

/** Makes the person an officer of these organisations, and of no others. */
async function giveOffices({ db, now }: ImportRun, user_id: string, { organisations = [] }: Person): Promise<void> {
  await db.deleteFrom('organisation_officers').where('user_id', '=', user_id).execute();
  if (organisations.length === 0) return;
  await db
    .insertInto('organisation_officers')
    .values(organisations.map((organisation) => ({ user_id, organisation, since: now, until: null, invited_by: null })))
    .execute();
}

/** Sets up a staff account's second factor with a published secret. */
async function giveSecret({ db, now }: ImportRun, userId: string, secret: string): Promise<void> {
  await db
    .insertInto('second_factors')
    .values({ user_id: userId, secret, confirmed_at: now, last_step: null })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ secret, confirmed_at: now }))
    .execute();
}

/** Writes the details that the person would have given when registering. */
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

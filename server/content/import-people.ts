import { sql } from 'kysely';
import { hashPassword } from '../auth/passwords.ts';
import type { ImportRun } from './import-run.ts';
import type { Person } from './types.ts';

/** Writes the accounts that come with the content, ready to log in. An account that left the folder stays: people may have used it. */
export async function importPeople(run: ImportRun, people: readonly Person[]): Promise<void> {
  for (const person of people) {
    const name = `person ${person.email.toLowerCase()}`;
    if (run.versions.importedAt(name, person)) continue;
    await writePerson(run, person);
    await run.versions.keep(name, person);
    run.changed.push(name);
  }
}

async function writePerson({ db, now }: ImportRun, person: Person): Promise<void> {
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
  await insertion
    .onConflict((conflict) =>
      conflict
        .expression(sql`lower(email)`)
        .where(sql<boolean>`verified_at is not null`)
        .doUpdateSet(account),
    )
    .execute();
}

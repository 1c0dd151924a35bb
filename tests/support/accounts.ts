import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import { hashPassword } from '../../server/kernel/auth/passwords.ts';
import type { Database } from '../../server/kernel/db/database.ts';
import type { Schema } from '../../server/kernel/db/schema.ts';
import { type Client, clientOf } from './client.ts';
import { addresses, fetchFrom } from './from-address.ts';

/** The password of everybody who is staged here. */
export const PASSWORD = 'Qamar-f’Xagħra-77';
const passwordHash = hashPassword(PASSWORD);
const nextAddress = addresses();

export type Person = { id: string; email: string; token: string; client: Client };
export type PersonSettings = Partial<Insertable<Schema['users']>>;

/** Somebody with a complete account, who has not signed in yet. */
export async function insertPerson(db: Database, settings: PersonSettings = {}) {
  const now = new Date();
  return db
    .insertInto('users')
    .values({
      email: `${randomUUID()}@uni.example`,
      password_hash: await passwordHash,
      user_type: 'university_student',
      first_name: 'Ċetta',
      last_name: 'Għigo',
      registered: true,
      created_at: now,
      verified_at: now,
      registered_at: now,
      ...settings,
    })
    .returning(['id', 'email', 'registered'])
    .executeTakeFirstOrThrow();
}

/** Makes somebody an officer of organisations, since the beginning of time. */
export async function makeOfficer<Who extends { id: string }>(
  db: Database,
  who: Who,
  ...organisations: [string, ...string[]]
): Promise<Who> {
  await db
    .insertInto('organisation_officers')
    .values(
      organisations.map((organisation) => ({
        user_id: who.id,
        organisation,
        since: new Date(0),
        until: null,
        invited_by: null,
      })),
    )
    .execute();
  return who;
}

/** Someone with a complete account, signed in over HTTP from a network address of their own. */
export async function stagePerson(db: Database, url: string, settings: PersonSettings = {}): Promise<Person> {
  const { id, email } = await insertPerson(db, settings);
  return { id, email, ...(await signIn(url, email)) };
}

/** Signs somebody in once more, as on another device. */
export async function signIn(
  url: string,
  email: string,
  password = PASSWORD,
): Promise<Pick<Person, 'token' | 'client'>> {
  const fetch = fetchFrom(nextAddress());
  const { data, response } = await clientOf(url, undefined, fetch).POST('/auth/login', { body: { email, password } });
  if (data === undefined) throw new Error(`${email} could not sign in: ${response.status}`);
  const token = data.data.authToken;
  return { token, client: clientOf(url, { token }, fetch) };
}

/** The status of a request with this token: 200 while it is valid. */
export const statusOfToken = async (url: string, token: string): Promise<number> =>
  (await clientOf(url, { token }).GET('/auth/me')).response.status;

/** Details that the registration accepts. */
export const answers = {
  personal: {
    first_name: 'Ġużeppa',
    last_name: 'Żammit Ħaż-Żebbuġ',
    document_kind: 'id_card' as const,
    document_number: '0123404M',
    nationality: 'MT',
  },
  contact: {
    address_line_1: '12, Triq il-Kbira',
    address_line_2: 'Dar iċ-Ċawsli',
    locality: 'msida',
    postcode: 'MSD2080',
    personal_email: 'gegexa@posta.example',
    mobile: { extension: '+356', number: '79123456' },
  },
  academic: {
    entity_id: 'faculty-of-arts',
    course_id: 'ba-maltese',
    enrollment_type_id: 'full-time',
    start_year: 2026,
    graduation_year: 2029,
  },
};

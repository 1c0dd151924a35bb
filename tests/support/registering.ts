import { randomUUID } from 'node:crypto';
import type { components } from '../../openapi/portal.gen.ts';
import { createFingerprint } from '../../server/kernel/auth/fingerprint.ts';
import type { Database } from '../../server/kernel/db/database.ts';
import { type CodeRow, codeOf } from '../../server/kernel/auth/mailbox-codes.ts';
import { type Client, clientOf } from './client.ts';
import { addresses, fetchFrom } from './from-address.ts';
import { SESSION_SECRET } from './portal-process.ts';

type Status = components['schemas']['RegistrationStatus'];
type UserType = components['schemas']['UserType'];

/** A registration under way on one device. */
export type Registration = { email: string; token: string; client: Client };
type Device = Pick<Registration, 'client'>;
type Claim = { email?: string; userType?: UserType; url?: string; password?: string; address?: string };

export const PASSWORD = 'Bajtar-ta’-Wied-12';
export const newMailbox = (domain = 'uni.example') => `${randomUUID()}@${domain}`;

/** Valid answers, written as people write them. */
export const person = {
  first_name: ' Ġużeppa  Marija ',
  last_name: 'Żammit Ħaż-Żebbuġ',
  document_kind: 'id_card' as const,
  document_number: '0123 404m',
  nationality: 'MT',
};
export const reach = {
  address_line_1: '12, Triq il-Kbira',
  locality: 'msida',
  postcode: 'msd 2080',
  mobile: { extension: '+356', number: '7912 3456' },
};
export const studies = {
  entity_id: 'faculty-of-arts',
  course_id: 'ba-maltese',
  enrollment_type_id: 'full-time',
  start_year: 2026,
  graduation_year: 2029,
};

/** People who register, each from a network address of their own. `db` gives tests the codes without the mails. */
export function registrarOf(url: string, db: Database) {
  const nextAddress = addresses();

  const claim = (wish: Claim = {}, headers = {}) => {
    const {
      email = newMailbox(),
      userType = 'university_student',
      password = PASSWORD,
      address = nextAddress(),
    } = wish;
    const body = { user_type: userType, email, password, consent: true };
    return clientOf(wish.url ?? url, undefined, fetchFrom(address)).POST('/auth/register', { body, headers });
  };

  /** Somebody who claims a mailbox. */
  async function begin(wish: Claim = {}): Promise<Registration> {
    const email = wish.email ?? newMailbox();
    const { data, error } = await claim({ ...wish, email });
    if (data === undefined) throw new Error(`The registration did not begin: ${JSON.stringify(error)}`);
    const token = data.data.authToken;
    return { email, token, client: clientOf(wish.url ?? url, { token }, fetchFrom(nextAddress())) };
  }

  /** The codes of every claim to a mailbox, the oldest first, as only the portal can know them. */
  async function codesFor(email: string): Promise<string[]> {
    const rows = await db
      .selectFrom('mailbox_codes')
      .innerJoin('users', 'users.id', 'mailbox_codes.user_id')
      .selectAll('mailbox_codes')
      .where('users.email', '=', email)
      .orderBy('users.created_at')
      .execute();
    return rows.map(codeIn);
  }

  /** Somebody whose mailbox is proved. */
  async function proved(wish: Claim = {}): Promise<Registration> {
    const registration = await begin(wish);
    const [code = ''] = await codesFor(registration.email);
    const { status } = await verify(registration, code);
    if (status !== 200) throw new Error(`The mailbox was not proved: ${status}`);
    return registration;
  }

  return { claim, begin, codesFor, proved, nextAddress };
}

const codeIn = (row: CodeRow): string =>
  codeOf({ fingerprint: createFingerprint(SESSION_SECRET) }, 'registration', row.user_id, row);

/** A code that differs from this one. */
export const wrongCode = (code: string, other = 1) => String((Number(code) + other) % 10_000).padStart(4, '0');

export async function statusOf({ client }: Device): Promise<Status> {
  return (await client.GET('/auth/register/status')).data?.data as Status;
}

export async function verify({ client }: Device, code: string) {
  const { data, error, response } = await client.POST('/auth/register/verification', { body: { code } });
  return { status: response.status, code: error?.code, errors: error?.errors, data: data?.data };
}

export const skip = ({ client }: Device, step: 'PARKING' | 'STUDENT_CARD' | 'SOLIDARITY_FUND') =>
  client.PUT('/auth/register/status', { body: { step } });

/** The step that an answer gives as the next. */
export const dueAfter = (answer: { data?: { data: Status } }) => answer.data?.data.due;

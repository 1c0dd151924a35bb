import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { hashPassword } from '../../server/auth/passwords.ts';
import { clientOf } from '../support/client.ts';
import { addresses, fetchFrom } from '../support/from-address.ts';
import { linkIn, mailsTo, nthMailTo } from '../support/mailbox.ts';
import { openStage } from '../support/stage.ts';

const { urls, dataDir } = inject('portal');
const db = openStage(dataDir);
const nextAddress = addresses();
afterAll(() => db.destroy());

const PASSWORD = 'Qamar-f’Xagħra-77';
const passwordHash = hashPassword(PASSWORD);

/** A complete account with a password, that nobody has signed in to yet. */
async function stageAccount(): Promise<{ id: string; email: string }> {
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
    })
    .returning(['id', 'email'])
    .executeTakeFirstOrThrow();
}

const from = (address = nextAddress(), url = urls[0]) => clientOf(url, undefined, fetchFrom(address));
const login = async (email: string, password: string, address?: string, url?: string) => {
  const { data, error, response } = await from(address, url).POST('/auth/login', { body: { email, password } });
  return { status: response.status, code: error?.code, token: data?.data.authToken ?? '', response };
};
const whoIs = async (token: string, url = urls[1]) => {
  const { data, response } = await clientOf(url, { token }).GET('/auth/me');
  return { status: response.status, profile: data?.data };
};

describe('signing in', () => {
  it('opens a session that names its device, and tells who is there', async () => {
    const { id, email } = await stageAccount();
    const { data } = await clientOf(urls[0], undefined, fetchFrom(nextAddress())).POST('/auth/login', {
      body: { email: email.toUpperCase(), password: PASSWORD },
      headers: { 'user-agent': 'Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0' },
    });
    const { profile } = await whoIs(data?.data.authToken ?? '');
    expect(profile).toMatchObject({ id, email, locale: 'en', profile_picture: null, deletion_due_at: null });
    const sessions = await db.selectFrom('sessions').select('device').where('user_id', '=', id).execute();
    expect(sessions).toEqual([{ device: 'Firefox, Android' }]);
  });

  it('tells when an account is to be deleted, and where its picture is', async () => {
    const { id, email } = await stageAccount();
    const due = new Date('2030-01-31T12:00:00Z');
    const picture = randomUUID();
    await db.updateTable('users').set({ deletion_due_at: due, picture_id: picture }).where('id', '=', id).execute();
    const { profile } = await whoIs((await login(email, PASSWORD)).token);
    expect(profile).toMatchObject({
      deletion_due_at: due.toISOString(),
      profile_picture: `/auth/profile-picture?v=${picture}`,
    });
  });
});

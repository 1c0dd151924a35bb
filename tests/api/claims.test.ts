import { afterAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import type { AccountDeps } from '../../server/kernel/auth/deps.ts';
import { createFingerprint } from '../../server/kernel/auth/fingerprint.ts';
import { forgetOldAccountRows } from '../../server/kernel/auth/housekeeping.ts';
import { MOST_PER_ADDRESS } from '../../server/kernel/auth/mail-quotas.ts';
import { systemClock } from '../../server/kernel/clock.ts';
import { readUnion } from '../../server/kernel/content/union.ts';
import type { Call } from '../../server/kernel/http/operation.ts';
import { claimMailbox } from '../../server/features/registration/claim.ts';
import { inParallel } from '../support/attacks.ts';
import { callerAt } from '../support/caller.ts';
import { type Client, clientOf } from '../support/client.ts';
import { timeAt } from '../support/clock.ts';
import { fillHashing } from '../support/fill-hashing.ts';
import { addresses } from '../support/from-address.ts';
import { mailsTo, nthMailTo } from '../support/mailbox.ts';
import { SESSION_SECRET } from '../support/portal-process.ts';
import {
  newMailbox,
  PASSWORD,
  type Registration,
  registrarOf,
  statusOf,
  verify,
  wrongCode,
} from '../support/registering.ts';
import { openStage } from '../support/stage.ts';

const { urls, dataDir } = inject('portal');
const db = openStage(dataDir);
afterAll(() => db.destroy());
const { claim, begin, codesFor, proved } = registrarOf(urls[0], db);
const nextAddress = addresses();
const union = readUnion(new URL('../../content', import.meta.url).pathname);
const codeFor = async ({ email }: Registration) => (await codesFor(email))[0] ?? '';

describe('a claim to a mailbox', () => {
  it.each([
    ['university_student', 'jc.example', 'email_university'],
    ['university_student', 'gmail.example', 'email_university'],
    ['university_student', 'evil-uni.example', 'email_university'],
    ['junior_college_student', 'uni.example', 'email_junior_college'],
    ['organisation', 'jc.example', 'email_university'],
  ] as const)('of a %s at %s is refused', async (userType, domain, code) => {
    const { error, response } = await claim({ email: newMailbox(domain), userType });
    expect([response.status, error?.code, Object.keys(error?.errors ?? {})]).toEqual([422, code, ['email']]);
  });

  it('of a Junior College student is taken at its own domain, in any case', async () => {
    const { client } = await begin({
      email: newMailbox('JC.example').toUpperCase(),
      userType: 'junior_college_student',
    });
    expect((await statusOf({ client })).email).toMatch(/^[-0-9a-f]+@jc\.example$/);
  });

  it.each([
    ['Qwertyuiop1!', 'password_common'],
    ['P@$$w0rd2027!', 'password_common'],
    ['Għawdex-2027', 'password_common'],
    ['bajtar-ta-wied-12', 'password_upper_case'],
    ['Gulja.Zammit-7', 'password_email'],
  ])('with the password %s is refused', async (password, code) => {
    const { error, response } = await claim({ email: 'gulja.zammit@uni.example', password });
    expect([response.status, error?.code, Object.keys(error?.errors ?? {})]).toEqual([422, code, ['password']]);
  });

  it('needs consent', async () => {
    const body = { user_type: 'university_student' as const, email: newMailbox(), password: PASSWORD, consent: false };
    const { error } = await clientOf(urls[0]).POST('/auth/register', { body });
    expect(error).toMatchObject({ code: 'consent_needed', errors: { consent: [expect.any(String)] } });
  });

  it('of a mailbox that has an account is told so only to whoever proves to read it, and ends', async () => {
    const owner = await proved();
    const second = await begin({ email: owner.email.toUpperCase(), password: 'Xemx-u-Xita-f’April-3' });
    // The first account is untouched by the claim, and by guesses at its code.
    const [right = ''] = await codesFor(owner.email);
    expect((await verify(second, wrongCode(right))).code).toBe('code_wrong');
    const told = await verify(second, right);
    expect([told.status, told.code, Object.keys(told.errors ?? {})]).toEqual([409, 'account_exists', ['email']]);
    expect((await second.client.GET('/auth/me')).response.status).toBe(401);
    const logins = await Promise.all(
      [PASSWORD, 'Xemx-u-Xita-f’April-3'].map((password) =>
        clientOf(urls[1]).POST('/auth/login', { body: { email: owner.email, password } }),
      ),
    );
    expect(logins.map(({ response }) => response.status)).toEqual([200, 422]);
  });

  it('past the day’s share of a network is refused before its password is hashed', async () => {
    const [address, fresh] = [nextAddress(), nextAddress()];
    const spent = await inParallel(Array.from({ length: MOST_PER_ADDRESS }), 4, () => claim({ address }));
    expect(new Set(spent.map(({ response }) => response.status))).toEqual(new Set([200]));
    // The portal's own day: the machine's may have begun since.
    const now = new Date(await timeAt(urls[0]));
    const deps = { db, clock: { now: () => now }, union, fingerprint: createFingerprint(SESSION_SECRET) };
    const claimFrom = (ip: string) => {
      const body = { user_type: 'university_student', email: newMailbox(), password: PASSWORD, consent: true };
      return claimMailbox(
        deps as AccountDeps,
        { body, locale: 'en', request: { ...callerAt(ip), headers: {} } } as Call<'register'>,
      );
    };
    onTestFinished(fillHashing());
    await expect(claimFrom(address)).rejects.toMatchObject({ status: 429, code: 'too_much_mail' });
    await expect(claimFrom(fresh)).rejects.toMatchObject({ status: 503, code: 'too_busy' });
  });

  it('opens nothing until it is proved, and belongs to whoever proves it first', async () => {
    const email = newMailbox();
    const [first, second] = [await begin({ email }), await begin({ email, password: 'Xemx-u-Xita-f’April-3' })];
    const unproved = await clientOf(urls[0]).POST('/auth/login', { body: { email, password: PASSWORD } });
    expect(unproved.response.status).toBe(422);
    const codes = await codesFor(email);
    const tries = await Promise.all([first, second].flatMap((each) => codes.map((code) => verify(each, code))));
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
    const owners = await db
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .where('verified_at', 'is not', null)
      .execute();
    expect(owners).toHaveLength(1);
  });

  it('that nobody proves is forgotten after a week', async () => {
    const [old, recent] = [await begin(), await begin()];
    const eightDaysAgo = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000);
    await db.updateTable('users').set({ created_at: eightDaysAgo }).where('email', '=', old.email).execute();
    await forgetOldAccountRows({ db, clock: systemClock });
    expect((await old.client.GET('/auth/me')).response.status).toBe(401);
    expect((await recent.client.GET('/auth/me')).response.status).toBe(200);
  });
});

describe('guesses at a code (B1)', () => {
  /** All 500 at once, at two servers; the right code among the last. */
  async function guess({ client, token }: Registration, right: string) {
    const clients = [client, clientOf(urls[1], { token })];
    const wrong = Array.from({ length: 499 }, (_, at) => wrongCode(right, at + 1));
    return inParallel([...wrong, right], 64, (code, at) => verify({ client: clients[at % 2] as Client }, code));
  }

  it('are evaluated five times, however many come at once', async () => {
    const registration = await begin();
    const answers = await guess(registration, await codeFor(registration));
    const evaluated = answers.filter(({ code, status }) => code === 'code_wrong' || status === 200);
    expect(evaluated).toHaveLength(5);
    expect(answers.filter(({ code, status }) => code === 'code_spent' && status === 429)).toHaveLength(495);
    expect((await statusOf(registration)).code?.tries_left).toBe(0);
  });

  it('would be evaluated more often, were they counted after the comparison', async () => {
    const { id } = await db
      .selectFrom('users')
      .select('id')
      .where('email', '=', (await begin()).email)
      .executeTakeFirstOrThrow();
    const own = db.updateTable('mailbox_codes').where('user_id', '=', id);
    const evaluated = await inParallel(Array.from({ length: 40 }), 20, async () => {
      const { tries } = await db
        .selectFrom('mailbox_codes')
        .select('tries')
        .where('user_id', '=', id)
        .executeTakeFirstOrThrow();
      if (tries >= 5) return false;
      await own.set({ tries: tries + 1 }).execute();
      return true;
    });
    expect(evaluated.filter(Boolean).length).toBeGreaterThan(5);
  });

  it('leave the last of five tries to the right code, and that is good once', async () => {
    const registration = await begin();
    const right = await codeFor(registration);
    for (let time = 0; time < 4; time += 1)
      expect((await verify(registration, wrongCode(right))).code).toBe('code_wrong');
    expect((await statusOf(registration)).code?.tries_left).toBe(1);
    expect((await verify(registration, right)).status).toBe(200);
    expect((await verify(registration, right)).status).not.toBe(200);
  });
});

describe('mails of codes (C5)', () => {
  it.each(['a\r\nBcc: x@evil.example', 'a\nb', 'a,b', '<a>', '"a b"', 'a b', 'ä', 'a\0'])(
    'never go to %j',
    async (name) => {
      const { response } = await claim({ email: `${name}@uni.example` });
      expect([400, 422]).toContain(response.status);
    },
  );

  it('say nothing that the person wrote but the address', async () => {
    const { email } = await begin();
    const { raw } = await nthMailTo(dataDir, email);
    expect(raw.split('\r\n\r\n')[0]?.match(/^(?:To|Cc|Bcc):.*$/gim)).toEqual([`To: ${email}`]);
    expect(await mailsTo(dataDir, email)).toHaveLength(1);
  });
});

import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { createFingerprint } from '../../server/kernel/auth/fingerprint.ts';
import { makeLink } from '../../server/kernel/auth/recovery-mail.ts';
import { insertPerson, PASSWORD } from '../support/accounts.ts';
import { inParallel } from '../support/attacks.ts';
import { clientOf } from '../support/client.ts';
import { doorOf } from '../support/door.ts';
import { SESSION_SECRET } from '../support/portal-process.ts';
import { openStage } from '../support/stage.ts';

const { urls, dataDir } = inject('portal');
const db = openStage(dataDir);
afterAll(() => db.destroy());
const { from, login, whoIs, nextAddress } = doorOf(urls);
const stageAccount = () => insertPerson(db);

describe('signing in', () => {
  it('opens a session that names its device, and tells who is there', async () => {
    const { id, email } = await stageAccount();
    const { data } = await from().POST('/auth/login', {
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

describe('an account that is closed', () => {
  it('opens for no password, no mailed link and no token; the answer is that of a wrong password', async () => {
    const { id, email } = await stageAccount();
    const { token } = await login(email, PASSWORD);
    await db.updateTable('users').set({ disabled_at: new Date() }).where('id', '=', id).execute();
    expect((await whoIs(token)).status).toBe(401);
    expect(await login(email, PASSWORD)).toMatchObject({ status: 422, code: 'wrong_login' });
    const deps = { fingerprint: createFingerprint(SESSION_SECRET) };
    const expiresAt = new Date(Date.now() + 60_000);
    const link = await makeLink(deps, db, { linkId: randomUUID(), userId: id, expiresAt });
    const body = { token: link, email, password: 'Kewkba-fuq-il-Port-88' };
    expect((await from().POST('/auth/reset', { body })).error?.code).toBe('link_invalid');
    await db.updateTable('users').set({ disabled_at: null }).where('id', '=', id).execute();
    expect((await from().POST('/auth/reset', { body })).response.status).toBe(200);
  });
});

describe('guesses at a password (B2)', () => {
  const attack = (email: string, guessers: string[]) =>
    inParallel(guessers, 50, async (address, at) => {
      const { response, error } = await from(address, urls[at % 2]).POST('/auth/login', {
        body: { email, password: `Guess-${at}-of-many` },
        headers: { 'x-forwarded-for': `203.0.113.${at % 250}`, forwarded: `for=198.51.100.${at % 250}` },
      });
      return { status: response.status, code: error?.code, wait: Number(response.headers.get('retry-after')) };
    });
  const evaluated = (answers: { status: number }[]) => answers.filter(({ status }) => status === 422).length;

  it('are evaluated five times in five minutes, from however many addresses; the owner gets in from elsewhere', async () => {
    const { email } = await stageAccount();
    const home = nextAddress();
    expect((await login(email, PASSWORD, home)).status).toBe(200);
    const guessers = Array.from({ length: 100 }, nextAddress);
    const answers = await attack(email, [...guessers, ...guessers, ...guessers]);
    expect(evaluated(answers)).toBe(5);
    const refused = answers.filter(({ status }) => status !== 422);
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['too_many_tries']));
    expect(refused.every(({ wait }) => wait > 0 && wait <= 300)).toBe(true);
    // Even the right password is not evaluated from there; from a place where the owner has been, it is.
    expect((await login(email, PASSWORD, guessers[0])).status).toBe(429);
    expect((await login(email, PASSWORD, home, urls[1])).status).toBe(200);
  });

  it('would be evaluated more often, were they counted by address', async () => {
    const { id, email } = await stageAccount();
    const guessers = Array.from({ length: 20 }, nextAddress);
    for (const address of guessers) expect((await login(email, PASSWORD, address)).status).toBe(200);
    const known = await db.selectFrom('known_addresses').select('address').where('user_id', '=', id).execute();
    expect(known).toHaveLength(20);
    expect(evaluated(await attack(email, guessers))).toBe(20);
  });

  it('are counted also where there is no such account', async () => {
    const answers = await attack(`${randomUUID()}@uni.example`, Array.from({ length: 30 }, nextAddress));
    expect(evaluated(answers)).toBe(5);
  });

  it('at many accounts are evaluated fifty times from one network; who came from there before still gets in', async () => {
    const [regular, newcomer] = [await stageAccount(), await stageAccount()];
    const campus = nextAddress();
    expect((await login(regular.email, PASSWORD, campus)).status).toBe(200);
    const accounts = Array.from({ length: 70 }, () => `${randomUUID()}@uni.example`);
    const answers = await inParallel(accounts, 10, (email, at) =>
      login(email, 'Xemx-tal-Pont-2027', campus, urls[at % 2]),
    );
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(50);
    expect(answers.filter(({ code }) => code === 'too_many_tries')).toHaveLength(20);
    expect((await login(newcomer.email, PASSWORD, campus)).status).toBe(429);
    expect((await login(newcomer.email, PASSWORD)).status).toBe(200);
    expect((await login(regular.email, PASSWORD, campus, urls[1])).status).toBe(200);
  });

  it('leave the count when they were right: nobody is kept out by coming often', async () => {
    const { email } = await stageAccount();
    for (let time = 0; time < 8; time += 1) expect((await login(email, PASSWORD)).status).toBe(200);
  });
});

describe('a token (B5)', () => {
  it('is refused everywhere once its session is over', async () => {
    const { email } = await stageAccount();
    const { token } = await login(email, PASSWORD);
    expect((await whoIs(token)).status).toBe(200);
    await clientOf(urls[0], { token }).POST('/auth/logout');
    expect([(await whoIs(token, urls[0])).status, (await whoIs(token, urls[1])).status]).toEqual([401, 401]);
  });

  it('is refused with any sign changed, left out or added', async () => {
    const { email } = await stageAccount();
    const { token } = await login(email, PASSWORD);
    const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const last = signs.split('').map((sign) => token.slice(0, -1) + sign);
    const anywhere = Array.from({ length: 140 }, (_, at) => {
      const place = Math.floor((at * token.length) / 140);
      return token.slice(0, place) + signs[(signs.indexOf(token[place] ?? 'A') + 1 + at) % 64] + token.slice(place + 1);
    });
    const header = (facts: object) => Buffer.from(JSON.stringify(facts)).toString('base64url');
    const [, payload, signature] = token.split('.');
    const forged = [`${header({ alg: 'none' })}.${payload}.`, `${header({ alg: 'none' })}.${payload}.${signature}`];
    const mutated = [...last, ...anywhere, ...forged, `${token}A`, token.slice(0, -1)].filter((each) => each !== token);
    expect(mutated.length).toBeGreaterThan(200);
    const answers = await inParallel(mutated, 8, async (each) => (await whoIs(each)).status);
    expect(new Set(answers)).toEqual(new Set([401]));
    expect((await whoIs(token)).status).toBe(200);
  });

  it('follows the roles that its owner has now, and goes with the account', async () => {
    const { id, email } = await stageAccount();
    const users = db.updateTable('users').where('id', '=', id);
    await users.set({ roles: ['organisation'] }).execute();
    const { token } = await login(email, PASSWORD);
    expect((await whoIs(token)).profile?.roles).toEqual(['organisation']);
    await users.set({ roles: [] }).execute();
    expect((await whoIs(token)).profile?.roles).toEqual([]);
    await db.deleteFrom('users').where('id', '=', id).execute();
    expect((await whoIs(token)).status).toBe(401);
  });
});

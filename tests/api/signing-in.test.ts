import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { hashPassword } from '../../server/auth/passwords.ts';
import { areaUnderCurve, inParallel, timesOf } from '../support/attacks.ts';
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
    // Even the right password is not looked at from there; from where the owner has been, it is.
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

  it('leave the count when they were right: nobody is kept out by coming often', async () => {
    const { email } = await stageAccount();
    for (let time = 0; time < 8; time += 1) expect((await login(email, PASSWORD)).status).toBe(200);
  });
});

describe('what an answer gives away (B3)', () => {
  const SIZE = 60;
  /** Four standard errors around one half, at this size. */
  const MARGIN = 4 / Math.sqrt(6 * SIZE);
  const unknown = () => `${randomUUID()}@uni.example`;
  const register = async (email: string) => {
    const { error, response } = await from().POST('/auth/register', {
      body: { user_type: 'university_student', email, password: PASSWORD, consent: true },
    });
    return { status: response.status, error };
  };
  const recover = async (email: string) => {
    const { error, response } = await from().POST('/auth/recovery', { body: { email } });
    return { status: response.status, error };
  };
  const tryLogin = async (email: string) => {
    const { error, response } = await from().POST('/auth/login', { body: { email, password: 'Not-the-1-it-is' } });
    return { status: response.status, error };
  };

  it.each([
    ['register', register, 200],
    ['login', tryLogin, 422],
    ['recovery', recover, 204],
  ])('%s: nothing about whether there is an account', async (_, ask, status) => {
    const accounts = await Promise.all(Array.from({ length: SIZE }, stageAccount));
    const answers: unknown[] = [];
    const [known, strange] = await timesOf(
      SIZE,
      async (at) => answers.push(await ask(accounts[at]?.email ?? '')),
      async () => answers.push(await ask(unknown())),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status });
    expect(Math.abs(areaUnderCurve(known, strange) - 0.5)).toBeLessThan(MARGIN);
  });

  it('would show in the time, were there a shorter way', async () => {
    const [whole, short] = await timesOf(
      20,
      () => register(unknown()),
      () => register(`${randomUUID()}@elsewhere.example`),
    );
    expect(areaUnderCurve(whole, short)).toBeGreaterThan(0.95);
  });
});

describe('a new password by mail (B4)', () => {
  const NEW_PASSWORD = 'Kewkba-fuq-il-Port-88';
  const askLink = async (email: string, headers: Record<string, string> = {}) => {
    const { response } = await from().POST('/auth/recovery', { body: { email }, headers });
    expect(response.status).toBe(204);
    const count = (await mailsTo(dataDir, email)).length + 1;
    return linkIn(await nthMailTo(dataDir, email, count));
  };
  const reset = async (body: { token: string; email: string; password?: string }, headers = {}) => {
    const { data, error, response } = await from().POST('/auth/reset', {
      body: { password: NEW_PASSWORD, ...body },
      headers,
    });
    return { status: response.status, code: error?.code, error, token: data?.data.authToken ?? '' };
  };

  it('works once, ends every session and every other link, and is told to the owner', async () => {
    const { email } = await stageAccount();
    const before = (await login(email, PASSWORD)).token;
    const other = await askLink(email);
    const { token } = await askLink(email);
    expect(token.length).toBeGreaterThanOrEqual(22);
    const done = await reset({ token, email });
    expect(done.status).toBe(200);
    expect((await whoIs(done.token)).profile).toMatchObject({ email });
    expect((await whoIs(before)).status).toBe(401);
    expect(await reset({ token, email })).toMatchObject({ status: 422, code: 'link_invalid' });
    expect(await reset({ token: other.token, email })).toMatchObject({ status: 422, code: 'link_invalid' });
    expect((await login(email, PASSWORD)).status).toBe(422);
    expect((await login(email, NEW_PASSWORD)).status).toBe(200);
    expect((await nthMailTo(dataDir, email, 3)).subject).toBe('Your password was changed');
  });

  it('is mailed in the language of the account, with the link behind a # on the portal’s own address', async () => {
    const { id, email } = await stageAccount();
    await db.updateTable('users').set({ locale: 'mt' }).where('id', '=', id).execute();
    const link = await askLink(email, { host: 'evil.example', 'x-forwarded-host': 'evil.example' });
    expect(urls).toContain(link.url.origin);
    expect(link.url.pathname + link.url.search).toBe('/login/password/create');
    expect(link.email).toBe(email);
    const { subject, html, raw } = await nthMailTo(dataDir, email);
    expect(subject).toBe('Oħloq password ġdida');
    expect(html).toContain('<html lang="mt">');
    expect(raw).not.toContain('evil.example');
    // What the server keeps opens nothing.
    const kept = await db.selectFrom('recovery_links').selectAll().where('user_id', '=', id).execute();
    expect(JSON.stringify(kept)).not.toContain(link.token);
  });

  it('is refused for a link that is altered, aged, or somebody else’s', async () => {
    const [owner, stranger] = [await stageAccount(), await stageAccount()];
    const { token } = await askLink(owner.email);
    const altered = token
      .split('')
      .map((sign, at) => token.slice(0, at) + (sign === 'A' ? 'B' : 'A') + token.slice(at + 1));
    const answers = await inParallel(altered, 8, (guess) => reset({ token: guess, email: owner.email }));
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['link_invalid']));
    expect(await reset({ token, email: stranger.email })).toMatchObject({ code: 'link_invalid' });
    const links = db.updateTable('recovery_links').where('user_id', '=', owner.id);
    await links.set({ expires_at: new Date(0) }).execute();
    expect(await reset({ token, email: owner.email })).toMatchObject({ code: 'link_invalid' });
    // The very same link would have worked.
    await links.set({ expires_at: new Date(Date.now() + 60_000) }).execute();
    expect((await reset({ token, email: owner.email })).status).toBe(200);
  });

  it('is not spent by a password that will not do, and says what is wrong with it', async () => {
    const { email } = await stageAccount();
    const { token } = await askLink(email);
    const refused = await reset({ token, email, password: 'Password12345!' });
    expect(refused).toMatchObject({ status: 422, code: 'password_common' });
    expect(Object.keys(refused.error?.errors ?? {})).toEqual(['password']);
    expect((await reset({ token, email })).status).toBe(200);
  });

  it('repeated with one key opens one session', async () => {
    const { email } = await stageAccount();
    const { token } = await askLink(email);
    const key = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all(Array.from({ length: 4 }, () => reset({ token, email }, key)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const sessionOf = (jwt: string) => JSON.parse(atob(jwt.split('.')[1] ?? '')) as { sid: string };
    expect(new Set(answers.map((each) => sessionOf(each.token).sid)).size).toBe(1);
    expect(await reset({ token, email, password: 'Another-Xemx-44' }, key)).toMatchObject({ code: 'key_reused' });
  });

  it('is mailed five times a day at most', async () => {
    const { email } = await stageAccount();
    const ask = async () => (await from().POST('/auth/recovery', { body: { email } })).response;
    const answers = [];
    for (let time = 0; time < 6; time += 1) answers.push(await ask());
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204, 204, 429]);
    expect(Number(answers[5]?.headers.get('retry-after'))).toBeGreaterThan(0);
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

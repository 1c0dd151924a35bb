import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { insertPerson, PASSWORD } from '../support/accounts.ts';
import { inParallel } from '../support/attacks.ts';
import { linkIn, mailsTo, mailAbout, nthMailTo } from '../support/mailbox.ts';
import { doorOf } from '../support/door.ts';
import { openStage } from '../support/stage.ts';

const { urls, dataDir } = inject('portal');
const db = openStage(dataDir);
afterAll(() => db.destroy());
const { from, login, whoIs, nextAddress } = doorOf(urls);
const stageAccount = () => insertPerson(db);

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
    await mailAbout(dataDir, email, 'Your password has been changed');
  });

  it('is mailed in the language of the account, with the link behind a # on the portal’s own address', async () => {
    const { id, email } = await stageAccount();
    await db.updateTable('users').set({ locale: 'mt' }).where('id', '=', id).execute();
    const link = await askLink(email, { host: 'evil.example', 'x-forwarded-host': 'evil.example' });
    expect(urls).toContain(link.url.origin);
    expect(link.url.pathname + link.url.search).toBe('/login/password/create?lang=mt');
    expect(link.email).toBe(email);
    const { subject, html, raw } = await nthMailTo(dataDir, email);
    expect(subject).toBe('Oħloq password ġdida');
    expect(html).toContain('<html lang="mt">');
    expect(raw).not.toContain('evil.example');
    // The stored row does not open the account.
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

  describe('is mailed a few times a day', () => {
    const ask = async (email: string, address: string) =>
      (await from(address).POST('/auth/recovery', { body: { email } })).response;
    const statusesOf = async (count: number, email: () => string, address: () => string) => {
      const answers = [];
      for (let time = 0; time < count; time += 1) answers.push(await ask(email(), address()));
      return answers.map(({ status }) => status);
    };

    it('to one mailbox from one network; what a stranger asked for does not keep the owner from asking', async () => {
      const { email } = await stageAccount();
      const [stranger, home] = [nextAddress(), nextAddress()];
      expect(
        await statusesOf(
          6,
          () => email,
          () => stranger,
        ),
      ).toEqual([204, 204, 204, 204, 204, 429]);
      expect(Number((await ask(email, stranger)).headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await ask(email, home)).status).toBe(204);
    });

    it('to one mailbox from anywhere, however its address is written', async () => {
      const { email } = await stageAccount();
      const written = (at: number) => email.replace('@', at % 2 === 0 ? `+${at}@` : '@').toUpperCase();
      let time = 0;
      const statuses = await statusesOf(31, () => written(time++), nextAddress);
      expect(statuses).toEqual([...Array.from({ length: 30 }, () => 204), 429]);
    });
  });
});

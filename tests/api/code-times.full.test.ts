import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../server/kernel/db/database.ts';
import { clientOf } from '../support/client.ts';
import { fetchFrom } from '../support/from-address.ts';
import { codeIn, nthMailTo } from '../support/mailbox.ts';
import { type PortalProcess, startPortalProcess } from '../support/portal-process.ts';
import { readyFolder } from '../support/ready-cluster.ts';
import { newMailbox, type Registration, registrarOf, statusOf, verify } from '../support/registering.ts';
import { openStage } from '../support/stage.ts';

/** A portal of its own, whose clock is moved: others on the same database would run its jobs by theirs. */
let later: PortalProcess;
let folder: Awaited<ReturnType<typeof readyFolder>>;
let db: Database;
let registrar: ReturnType<typeof registrarOf>;
beforeAll(async () => {
  folder = await readyFolder();
  later = await startPortalProcess({ dataDir: folder.path });
  db = openStage(folder.path, 1);
  registrar = registrarOf(later.url, db);
});
afterAll(async () => {
  await db.destroy();
  await later.stop();
  await folder.remove();
});
const mailTo = (email: string, count = 1) => nthMailTo(folder.path, email, count);
const advance = (advanceSeconds: number) =>
  fetch(`${later.url}/test/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ advanceSeconds }),
  });
const resend = async ({ client }: Registration, email: string) => {
  const { data, error, response } = await client.POST('/auth/register/email', { body: { email } });
  return { status: response.status, code: error?.code, data: data?.data, wait: response.headers.get('retry-after') };
};

describe('time', () => {
  it('ends a code after ten minutes, and lets another be sent after one; the old one is over then', async () => {
    const registration = await registrar.begin();
    const { email } = registration;
    const first = codeIn(await mailTo(email));
    expect(await resend(registration, email)).toMatchObject({ status: 429, code: 'code_too_soon', wait: '60' });
    await advance(59);
    expect(await resend(registration, email)).toMatchObject({ status: 429, wait: '1' });
    await advance(1);
    const sent = await resend(registration, email);
    expect(sent.status).toBe(200);
    const { sent_at = '', resend_at = '', expires_at = '' } = sent.data?.code ?? {};
    expect([resend_at, expires_at].map((moment) => Date.parse(moment) - Date.parse(sent_at))).toEqual([
      60_000, 600_000,
    ]);
    const second = codeIn(await mailTo(email, 2));
    if (first !== second) expect((await verify(registration, first)).code).toBe('code_wrong');
    await advance(600);
    expect(await verify(registration, second)).toMatchObject({ status: 422, code: 'code_expired' });
    await resend(registration, email);
    await advance(599);
    expect((await verify(registration, codeIn(await mailTo(email, 3)))).status).toBe(200);
  });

  it('is kept of a session to the hour', async () => {
    const registration = await registrar.begin();
    const usedAt = async () => {
      expect((await registration.client.GET('/auth/me')).response.status).toBe(200);
      const used = db.selectFrom('sessions').innerJoin('users', 'users.id', 'sessions.user_id');
      const row = used.select('last_used_at').where('email', '=', registration.email);
      return (await row.executeTakeFirstOrThrow()).last_used_at?.getTime() ?? 0;
    };
    const opened = await usedAt();
    await advance(59 * 60);
    expect(await usedAt()).toBe(opened);
    await advance(60);
    expect(await usedAt()).toBe(opened + 60 * 60 * 1000);
  });

  it('lets a mistyped address be mended at once, within the kind of user', async () => {
    const registration = await registrar.begin();
    const mended = newMailbox();
    const refused = await resend(registration, newMailbox('jc.example'));
    expect(refused).toMatchObject({ status: 422, code: 'email_university' });
    expect((await resend(registration, mended)).status).toBe(200);
    expect((await statusOf(registration)).email).toBe(mended);
    expect((await verify(registration, codeIn(await mailTo(mended)))).status).toBe(200);
  });

  it('gives a mailbox five codes a day, and no sixth until midnight', async () => {
    const email = newMailbox();
    const statuses = [];
    for (let time = 0; time < 6; time += 1) statuses.push((await registrar.claim({ email })).response.status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    await advance(24 * 60 * 60);
    expect((await registrar.claim({ email })).response.status).toBe(200);
  });

  it('gives an address twenty codes a day, not counting those that came back', async () => {
    const address = registrar.nextAddress();
    const claimThere = async () => (await registrar.claim({ address })).response.status;
    const email = newMailbox();
    const { data } = await registrar.claim({ address, email });
    const there = clientOf(later.url, { token: data?.data.authToken ?? '' }, fetchFrom(address));
    const registration = { email, token: '', client: there };
    const others = [];
    for (let time = 0; time < 19; time += 1) others.push(await claimThere());
    expect(new Set(others)).toEqual(new Set([200]));
    expect(await claimThere()).toBe(429);
    expect((await verify(registration, codeIn(await mailTo(email)))).status).toBe(200);
    expect(await claimThere()).toBe(200);
    expect(await claimThere()).toBe(429);
  });
});

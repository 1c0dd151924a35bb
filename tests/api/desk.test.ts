import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { codeAt } from '../../server/kernel/staff/second-factor.ts';
import { csvOf } from '../../server/kernel/staff/csv.ts';
import { signIn } from '../support/accounts.ts';
import type { Client } from '../support/client.ts';
import { mailAbout } from '../support/mailbox.ts';
import { SESSION_SECRET } from '../support/portal-process.ts';
import { usePurchases } from '../support/purchasing.ts';
import { stageStaff, stageStuckRefund } from '../support/staff.ts';

const {
  urls,
  dataDir,
  db,
  sandbox,
  person,
  apply,
  opened,
  permitOf,
  orderCard,
  cardOf,
  sessionOf,
  untilState,
  filesOf,
} = usePurchases();

/** The portal's own time. */
async function portalTime(): Promise<Date> {
  return new Date((await fetch(`${urls[0]}/healthz`)).headers.get('date') ?? '');
}

const STEP_MS = 30_000;
/** The code this many steps from now. */
const codeIn = async (secret: string, steps: number) =>
  codeAt(secret, new Date((await portalTime()).getTime() + steps * STEP_MS));

const give = async (client: Client, code: string) => {
  const { data, error, response } = await client.POST('/desk/session', { body: { code } });
  return { status: response.status, code: error?.code, recovery: data?.data.recovery_codes };
};
const factorOf = async (client: Client) => (await client.GET('/desk/session')).data?.data.second_factor;

const run = promisify(execFile);

/** The output of the union's command; the connections to the portal stay open meanwhile. */
async function staff(...given: string[]): Promise<string> {
  const cli = resolve(import.meta.dirname, '../../server/kernel/staff/cli.ts');
  const env = { ...process.env, DATA_DIR: dataDir, SESSION_SECRET };
  const { stdout, stderr } = await run(process.execPath, [cli, ...given], { env }).catch(
    (failure: { stdout: string; stderr: string }) => failure,
  );
  return stdout + stderr;
}

describe('the second factor', () => {
  it('is set up once, shows recovery codes once, and takes no code twice', async () => {
    const { client, id } = await stageStaff(db, urls[0], 'services', { withSecondFactor: false });
    expect(await factorOf(client)).toBe('none');
    expect((await client.GET('/desk/permits')).error?.code).toBe('second_factor_needed');
    const { data } = await client.POST('/desk/second-factor');
    const { secret = '', uri = '' } = data?.data ?? {};
    expect(uri).toContain(`secret=${secret}`);
    expect(await give(client, '000000')).toMatchObject({ status: 422, code: 'second_factor_wrong' });
    const first = await codeIn(secret, 0);
    const { status, recovery = [] } = await give(client, first);
    expect([status, recovery?.length, new Set(recovery).size]).toEqual([200, 10, 10]);
    expect(await factorOf(client)).toBe('given');
    expect((await client.GET('/desk/permits')).response.status).toBe(200);

    expect(await give(client, first)).toMatchObject({ status: 422 });
    expect(await give(client, await codeIn(secret, -1))).toMatchObject({ status: 422 });
    expect(await give(client, await codeIn(secret, 1))).toEqual({ status: 200, code: undefined, recovery: null });
    expect((await client.POST('/desk/second-factor')).error?.code).toBe('second_factor_set');

    const [spare = ''] = recovery ?? [];
    expect(await give(client, spare.toLowerCase())).toMatchObject({ status: 200, recovery: null });
    expect(await give(client, spare)).toMatchObject({ status: 422 });
    const kept = await db.selectFrom('recovery_codes').select('code_hash').where('user_id', '=', id).execute();
    expect(JSON.stringify(kept)).not.toContain(spare.replaceAll('-', ''));
  });

  it('rests after five wrong codes, also for the right one', async () => {
    const { client } = await stageStaff(db, urls[0], 'services', { withSecondFactor: false });
    const { data } = await client.POST('/desk/second-factor');
    for (let n = 0; n < 5; n += 1) expect((await give(client, `00000${n}`)).status).toBe(422);
    expect((await give(client, await codeIn(data?.data.secret ?? '', 0))).status).toBe(429);
  });

  it('of a demo account is published: the command prints its code, and nobody else’s', async () => {
    const email = 'services@su.uni.example';
    const { client } = await signIn(urls[0], email, 'Luzzu-2027');
    expect(await factorOf(client)).toBe('set');
    const { secret } = await db
      .selectFrom('second_factors')
      .innerJoin('users', 'users.id', 'second_factors.user_id')
      .select('secret')
      .where('demo_name', '=', email)
      .executeTakeFirstOrThrow();
    expect(await staff('code', email)).toMatch(/^\d{6}\n$/);
    expect((await give(client, await codeIn(secret, 0))).status).toBe(200);
    const other = await stageStaff(db, urls[0], 'admin');
    expect(await staff('code', other.email)).toContain('only the person’s own app knows the code');
  });

  it('is set up by the first admin, whom a command lets in once', async () => {
    const email = `${crypto.randomUUID()}@su.uni.example`;
    const [, link = ''] = /(http\S+)/.exec(await staff('add', email, '--role', 'admin')) ?? [];
    const token = new URLSearchParams(new URL(link).hash.slice(1)).get('token') ?? '';
    const password = 'Gallarija-tal-Injam-28';
    const made = await fetch(`${urls[0]}/api/auth/reset`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token, email, password }),
    });
    expect(made.status).toBe(200);
    const { client } = await signIn(urls[0], email, password);
    expect(await factorOf(client)).toBe('none');
    const again = await client.POST('/auth/reset', { body: { token, email, password } });
    expect(again.error?.code).toBe('link_invalid');
    expect(await staff()).toContain(`${email}  admin`);
    expect(await staff('add', email, '--role', 'king')).toContain('npm run staff -- add');
  });
});

describe('people at the desk', () => {
  it('are found, logged out, closed and opened again, and see who looked', async () => {
    const admin = await stageStaff(db, urls[0], 'admin');
    const owner = await person();
    const path = { person: owner.id };
    const found = await admin.client.GET('/desk/people', { params: { query: { search: owner.email } } });
    expect(found.data?.data).toMatchObject([{ id: owner.id, is_disabled: false }]);
    const change = async (
      what: 'sessions.end' | 'account.disable' | 'account.enable' | 'card.block' | 'card.restore',
    ) => admin.client.POST('/desk/people/{person}', { params: { path }, body: { change: what } });
    expect((await change('card.block')).error?.code).toBe('not_in_this_state');
    expect((await change('account.disable')).data?.data).toMatchObject({ is_disabled: true, sessions: 0 });
    expect((await owner.client.GET('/auth/me')).response.status).toBe(401);
    expect((await change('account.disable')).error?.code).toBe('not_in_this_state');
    expect((await change('account.enable')).data?.data).toMatchObject({ is_disabled: false });
    const { error } = await admin.client.POST('/desk/people/{person}', {
      params: { path: { person: admin.id } },
      body: { change: 'account.disable' },
    });
    expect(error?.code).toBe('not_yourself');
    const own = await admin.client.GET('/desk/people/{person}', { params: { path: { person: admin.id } } });
    expect(own.data?.data.changes).toEqual(['sessions.end']);
    const seen = await db
      .selectFrom('staff_views')
      .select('what')
      .where('subject_id', '=', owner.id)
      .orderBy('id')
      .execute();
    expect(seen.map(({ what }) => what)).toEqual(['account.disable', 'account.enable']);
  });

  it('lose a second factor by an admin, and every session that gave it', async () => {
    const admin = await stageStaff(db, urls[0], 'admin');
    const { client, id } = await stageStaff(db, urls[0], 'services', { withSecondFactor: false });
    const { data } = await client.POST('/desk/second-factor');
    await give(client, await codeIn(data?.data.secret ?? '', 0));
    expect(await factorOf(client)).toBe('given');
    await admin.client.POST('/desk/people/{person}', {
      params: { path: { person: id } },
      body: { change: 'second_factor.reset' },
    });
    expect(await factorOf(client)).toBe('none');
    expect((await client.GET('/desk/permits')).error?.code).toBe('second_factor_needed');
  });

  it('have their student card blocked and restored', async () => {
    const admin = await stageStaff(db, urls[0], 'admin');
    const owner = await person();
    const purchase = await opened(orderCard(owner));
    await sandbox.pay(sessionOf(purchase));
    await untilState(purchase, 'paid');
    const change = (what: 'card.block' | 'card.restore') =>
      admin.client.POST('/desk/people/{person}', { params: { path: { person: owner.id } }, body: { change: what } });
    const before = await cardOf(owner);
    await change('card.block');
    expect(await cardOf(owner)).toMatchObject({ state: 'none', number: null, can_order: false });
    await change('card.restore');
    expect(await cardOf(owner)).toEqual(before);
  });
});

describe('what is stuck', () => {
  it('is listed and tried again at once', async () => {
    const { client } = await stageStaff(db, urls[0], 'admin');
    const { id, next_try_at } = await stageStuckRefund(db);
    const listed = async () => (await client.GET('/desk/stuck')).data?.data.find((each) => each.id === id);
    expect(await listed()).toMatchObject({ what: 'refund', tries: 4, last_error: 'declined' });
    expect((await client.POST('/desk/stuck', { body: { what: 'refund', id } })).response.status).toBe(204);
    expect(new Date((await listed())?.next_try_at ?? '').getTime()).toBeLessThan(next_try_at.getTime());
    expect((await client.POST('/desk/stuck', { body: { what: 'hold', id } })).response.status).toBe(404);
  });
});

describe('a parking permit at the desk', () => {
  async function waiting(plate = 'LUZ 027') {
    const owner = await person();
    const purchase = await opened(apply(owner, plate));
    await sandbox.pay(sessionOf(purchase));
    await untilState(purchase, 'paid');
    const { id } = await db
      .selectFrom('parking_permits')
      .select('id')
      .where('user_id', '=', owner.id)
      .executeTakeFirstOrThrow();
    return { owner, purchase, path: { permit: id } };
  }

  it('is found, looked at, declined with a reason, sent again without paying, and approved', async () => {
    const { client } = await stageStaff(db, urls[0], 'services');
    const { owner, purchase, path } = await waiting();
    const queue = await client.GET('/desk/permits', { params: { query: { search: owner.email } } });
    expect(queue.data?.data).toMatchObject([{ id: path.permit, number_plate: 'LUZ027', state: 'under_review' }]);
    const shown = await client.GET('/desk/permits/{permit}', { params: { path } });
    expect(shown.data?.data).toMatchObject({ email: owner.email, events: ['permit.approve', 'permit.decline'] });
    const photo = await client.GET('/desk/permits/{permit}/licence/{side}', {
      params: { path: { ...path, side: 'back' } },
      parseAs: 'arrayBuffer',
    });
    expect([...new Uint8Array(photo.data as unknown as ArrayBuffer).slice(0, 2)]).toEqual([0xff, 0xd8]);

    let version = shown.data?.data.version ?? '';
    const decide = (decision: { event: 'permit.approve' | 'permit.decline'; reason?: string }) =>
      client.POST('/desk/permits/{permit}', { params: { path }, body: { ...decision, version } });
    const silent = await decide({ event: 'permit.decline', reason: '  ' });
    expect([silent.response.status, Object.keys(silent.error?.errors ?? {})]).toEqual([422, ['reason']]);
    const reason = 'Ir-ritratt mhux ċar.';
    const declined = await decide({ event: 'permit.decline', reason });
    expect(declined.data?.data).toMatchObject({ state: 'refused', events: [] });
    version = declined.data?.data.version ?? '';
    expect((await decide({ event: 'permit.approve' })).error?.code).toBe('not_in_this_state');
    const mail = await mailAbout(dataDir, owner.email, /send your licence again/);
    expect(mail.text).toContain(reason);
    expect(await permitOf(owner)).toMatchObject({ state: 'refused', refusal: reason, can_apply: true });

    const before = await filesOf(owner);
    const again = await opened(apply(owner, 'HBZ 001'));
    expect(again).toMatchObject({ id: purchase.id, state: 'paid', url: null });
    expect(await permitOf(owner)).toMatchObject({ state: 'under_review', refusal: null, number_plate: 'HBZ001' });
    const after = await filesOf(owner);
    expect([after.length, after.some(({ id }) => before.some((each) => each.id === id))]).toEqual([2, false]);

    // What was sent again is to be looked at first.
    expect((await decide({ event: 'permit.approve' })).error?.code).toBe('changed_meanwhile');
    version = (await client.GET('/desk/permits/{permit}', { params: { path } })).data?.data.version ?? '';
    const approved = await decide({ event: 'permit.approve' });
    expect(approved.data?.data.history).toMatchObject([
      { event: 'payment.receive', by: null, note: null },
      { event: 'permit.decline', by: 'Ħarries Żerafa', note: reason },
      { event: 'application.resend', to_state: 'under_review' },
      { event: 'permit.approve', by: 'Ħarries Żerafa', to_state: 'valid' },
    ]);
    await mailAbout(dataDir, owner.email, 'Your parking permit is valid');
    const { data } = await owner.client.GET('/auth/export');
    expect(data?.data['seen_by_staff']).toMatchObject(
      ['parking_permits', 'licence', 'parking_permits'].map((what) => ({ what })),
    );
  });

  it('is decided once where two of the staff decide at the same moment', async () => {
    const { path, owner } = await waiting();
    const two = await Promise.all([0, 1].map(() => stageStaff(db, urls[0], 'services')));
    const { data } = (await two[0]?.client.GET('/desk/permits/{permit}', { params: { path } })) ?? {};
    const body = { event: 'permit.approve', version: data?.data.version ?? '' } as const;
    const answers = await Promise.all(
      two.map(({ client }) => client.POST('/desk/permits/{permit}', { params: { path }, body })),
    );
    expect(new Set(answers.map(({ response }) => response.status))).toEqual(new Set([200, 409]));
    expect(await permitOf(owner)).toMatchObject({ state: 'valid' });
  });

  it('is exported as text: no name is a formula for a spreadsheet', async () => {
    const { client } = await stageStaff(db, urls[0], 'services');
    const { owner } = await waiting();
    await db.updateTable('users').set({ first_name: '=1+1', last_name: '"Ħ", x' }).where('id', '=', owner.id).execute();
    const { data } = await client.GET('/desk/permits/export', { parseAs: 'text' });
    const row = String(data)
      .split('\r\n')
      .find((line) => line.includes(owner.email));
    expect(row).toMatch(/^"'=1\+1 ""Ħ"", x",/);
    expect(csvOf(['a'], [['\t=x'], ['+4'], ['@b'], [-4], ['plain']])).toBe(
      '\uFEFFa\r\n"\'\t=x"\r\n"\'+4"\r\n"\'@b"\r\n-4\r\nplain\r\n',
    );
  });
});

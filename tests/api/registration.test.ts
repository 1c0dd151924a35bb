import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createFingerprint } from '../../server/auth/fingerprint.ts';
import { forgetOldAccountRows } from '../../server/auth/housekeeping.ts';
import { systemClock } from '../../server/clock.ts';
import type { Database } from '../../server/db/database.ts';
import { codeOf } from '../../server/registration/codes.ts';
import type { components } from '../../openapi/portal.gen.ts';
import { inParallel } from '../support/attacks.ts';
import { type Client, clientOf } from '../support/client.ts';
import { addresses, fetchFrom } from '../support/from-address.ts';
import { codeIn, mailsTo, nthMailTo } from '../support/mailbox.ts';
import { type PortalProcess, SESSION_SECRET, startPortalProcess, temporaryFolder } from '../support/portal-process.ts';
import { openStage } from '../support/stage.ts';

type Status = components['schemas']['RegistrationStatus'];
type UserType = components['schemas']['UserType'];

const { urls, dataDir } = inject('portal');
const db = openStage(dataDir);
const nextAddress = addresses();
afterAll(() => db.destroy());

const PASSWORD = 'Bajtar-ta’-Wied-12';
const newMailbox = (domain = 'uni.example') => `${randomUUID()}@${domain}`;

type Registration = { email: string; token: string; client: Client };
type Claim = { email?: string; userType?: UserType; url?: string; password?: string; address?: string };

const claim = ({ email = newMailbox(), userType = 'university_student', ...way }: Claim = {}, headers = {}) =>
  clientOf(way.url ?? urls[0], undefined, fetchFrom(way.address ?? nextAddress())).POST('/auth/register', {
    body: { user_type: userType, email, password: way.password ?? PASSWORD, consent: true },
    headers,
  });

/** Somebody who claims a mailbox, on the first device. */
async function begin(settings: Claim = {}): Promise<Registration> {
  const email = settings.email ?? newMailbox();
  const { data, response } = await claim({ ...settings, email });
  expect(response.status).toBe(200);
  const token = data?.data.authToken ?? '';
  return { email, token, client: clientOf(settings.url ?? urls[0], { token }, fetchFrom(nextAddress())) };
}

const statusOf = async ({ client }: Pick<Registration, 'client'>): Promise<Status> =>
  (await client.GET('/auth/register/status')).data?.data as Status;
const verify = async ({ client }: Pick<Registration, 'client'>, code: string, headers = {}) => {
  const { data, error, response } = await client.POST('/auth/register/verification', { body: { code }, headers });
  return { status: response.status, code: error?.code, errors: error?.errors, data: data?.data, response };
};
/** The code as only the portal can know it; the mails are read where they matter. */
async function codeFor({ email }: Registration): Promise<string> {
  const row = await db.selectFrom('mailbox_codes').selectAll().where('email', '=', email).executeTakeFirstOrThrow();
  return codeOf({ fingerprint: createFingerprint(SESSION_SECRET) }, 'registration', row.user_id, row);
}
async function proved(settings: Claim = {}): Promise<Registration> {
  const registration = await begin(settings);
  expect((await verify(registration, await codeFor(registration))).status).toBe(200);
  return registration;
}
const wrongCode = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0');

const person = {
  first_name: ' Ġużeppa  Marija ',
  last_name: 'Żammit Ħaż-Żebbuġ',
  document_kind: 'id_card' as const,
  document_number: '0123 404m',
  nationality: 'MT',
};
const reach = {
  address_line_1: '12, Triq il-Kbira',
  locality: 'msida',
  postcode: 'msd 2080',
  mobile: { extension: '+356', number: '7912 3456' },
};
const studies = {
  entity_id: 'faculty-of-arts',
  course_id: 'ba-maltese',
  enrollment_type_id: 'full-time',
  start_year: 2026,
  graduation_year: 2029,
};
const dueAfter = (answer: { data?: { data: Status } }) => answer.data?.data.due;
const skip = ({ client }: Pick<Registration, 'client'>, step: 'PARKING' | 'STUDENT_CARD' | 'SOLIDARITY_FUND') =>
  client.PUT('/auth/register/status', { body: { step } });

describe('a whole registration', () => {
  it('goes step by step, from a mail in the person’s language to an account, on two devices', async () => {
    const email = newMailbox();
    const { data } = await claim({ email }, { 'accept-language': 'mt' });
    const phone = clientOf(urls[0], { token: data?.data.authToken ?? '' });
    const mail = await nthMailTo(dataDir, email);
    expect(mail.subject).toBe('Il-kodiċi ta’ verifika tiegħek');
    expect(mail.html).toContain(codeIn(mail));
    const begun = await statusOf({ client: phone });
    expect(begun).toMatchObject({ registered: false, email, due: 'VERIFICATION', code: { tries_left: 5 } });
    const verified = await verify({ client: phone }, codeIn(mail));
    expect(verified.data).toMatchObject({ due: 'PERSONAL', code: null, authToken: null });

    expect(dueAfter(await phone.POST('/auth/register/nationality', { body: person }))).toBe('CONTACT');
    // The browser is closed here; another device goes on at the very step.
    const login = await clientOf(urls[1]).POST('/auth/login', { body: { email, password: PASSWORD } });
    const desk = clientOf(urls[1], { token: login.data?.data.authToken ?? '' });
    expect(await statusOf({ client: desk })).toMatchObject({ due: 'CONTACT' });
    expect(dueAfter(await desk.POST('/auth/register/contact-details', { body: reach }))).toBe('COURSE');
    expect(dueAfter(await desk.POST('/auth/register/academic-details', { body: studies }))).toBe('PARKING');
    expect(dueAfter(await skip({ client: desk }, 'PARKING'))).toBe('STUDENT_CARD');
    expect(dueAfter(await skip({ client: phone }, 'STUDENT_CARD'))).toBe('SOLIDARITY_FUND');
    expect(dueAfter(await skip({ client: desk }, 'SOLIDARITY_FUND'))).toBe('VOLUNTEERING');
    const last = await desk.PUT('/auth/volunteer', { body: { is_volunteer: true } });
    expect(last.data?.data).toMatchObject({ registered: true, due: null });
    const states = last.data?.data.steps.map(({ state }) => state);
    expect(states).toEqual(['done', 'done', 'done', 'done', 'skipped', 'skipped', 'skipped', 'done']);

    // The answer carries a token that says so; what is kept is in one form.
    const me = await clientOf(urls[0], { token: last.data?.data.authToken ?? '' }).GET('/auth/me');
    const name = { first_name: 'Ġużeppa Marija', last_name: 'Żammit Ħaż-Żebbuġ' };
    expect(me.data?.data).toMatchObject({ ...name, email, registered: true, is_volunteer: true, locale: 'mt' });
    const id = me.data?.data.id ?? '';
    const row = (table: 'personal_details' | 'contact_details') =>
      db.selectFrom(table).selectAll().where('user_id', '=', id).executeTakeFirst();
    expect(await row('personal_details')).toMatchObject({ document_number: '0123404M', nationality: 'MT' });
    expect(await row('contact_details')).toMatchObject({ postcode: 'MSD2080', mobile_number: '79123456' });
    const kept = await db.selectFrom('idempotency_keys').select('response').where('user_id', '=', id).execute();
    expect(JSON.stringify(kept)).not.toContain('eyJ');
  });

  it('of an organisation ends with how it can be reached, and gives no role', async () => {
    const registration = await proved({ email: newMailbox('su.uni.example'), userType: 'organisation' });
    const { client } = registration;
    await client.POST('/auth/register/nationality', { body: person });
    const { data } = await client.POST('/auth/register/contact-details', { body: reach });
    expect(data?.data).toMatchObject({ registered: true, due: null });
    expect(data?.data.steps.map(({ step }) => step)).toEqual(['VERIFICATION', 'PERSONAL', 'CONTACT']);
    const { data: me } = await clientOf(urls[1], { token: data?.data.authToken ?? '' }).GET('/auth/me');
    expect(me?.data).toMatchObject({ registered: true, roles: [], student_organisations: [] });
    const volunteering = await client.PUT('/auth/volunteer', { body: { is_volunteer: true } });
    expect(volunteering.response.status).toBe(403);
  });

  it('takes each step once for one key, also twice at once', async () => {
    const registration = await proved();
    const headers = { 'idempotency-key': randomUUID() };
    const save = () => registration.client.POST('/auth/register/nationality', { body: person, headers });
    const answers = await Promise.all([save(), save(), save()]);
    expect(answers.map(({ response }) => response.status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    const other = { ...person, first_name: 'Oħra' };
    const reused = await registration.client.POST('/auth/register/nationality', { body: other, headers });
    expect(reused.error).toMatchObject({ code: 'key_reused' });
  });

  it('begun twice with one key is begun once', async () => {
    const email = newMailbox();
    const headers = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all(Array.from({ length: 4 }, () => claim({ email }, headers)));
    expect(answers.map(({ response }) => response.status)).toEqual([200, 200, 200, 200]);
    const rows = await db.selectFrom('users').select('id').where('email', '=', email).execute();
    expect(rows).toHaveLength(1);
  });
});

describe('a step', () => {
  const codeAnd = ({ error, response }: { error?: { code: string }; response: Response }) => [
    response.status,
    error?.code,
  ];

  it('that is not due is refused', async () => {
    const unproved = await begin();
    const early = await unproved.client.POST('/auth/register/nationality', { body: person });
    expect(codeAnd(early)).toEqual([409, 'step_not_due']);
    const registration = await proved();
    const { client } = registration;
    expect(codeAnd(await client.POST('/auth/register/contact-details', { body: reach }))).toEqual([
      409,
      'step_not_due',
    ]);
    expect(codeAnd(await skip(registration, 'PARKING'))).toEqual([409, 'step_not_due']);
    expect(codeAnd(await client.PUT('/auth/volunteer', { body: { is_volunteer: true } }))).toEqual([
      409,
      'step_not_due',
    ]);
    expect(codeAnd(await client.POST('/auth/register/email', { body: { email: newMailbox() } }))).toEqual([
      409,
      'step_not_due',
    ]);
    expect(await statusOf(registration)).toMatchObject({ due: 'PERSONAL' });
  });

  it('left to take keeps the person from booking', async () => {
    const { client } = await proved();
    const body = { occurrence_id: randomUUID(), attendees: [{ ticket_id: randomUUID() }] };
    expect(codeAnd(await client.POST('/bookings', { body }))).toEqual([403, 'not_registered']);
  });

  it('that is done can be corrected until all are behind', async () => {
    const registration = await proved({ email: newMailbox('su.uni.example'), userType: 'organisation' });
    const { client } = registration;
    const save = (first_name: string) => client.POST('/auth/register/nationality', { body: { ...person, first_name } });
    expect(dueAfter(await save('Ċensu'))).toBe('CONTACT');
    expect(dueAfter(await save('Ċensa'))).toBe('CONTACT');
    await client.POST('/auth/register/contact-details', { body: reach });
    expect(codeAnd(await save('Ċensinu'))).toEqual([409, 'already_registered']);
    expect((await client.GET('/auth/me')).data?.data.first_name).toBe('Ċensa');
  });

  it('that this kind of user does not have is refused', async () => {
    const registration = await proved({ email: newMailbox('su.uni.example'), userType: 'organisation' });
    const { client } = registration;
    await client.POST('/auth/register/nationality', { body: person });
    expect(codeAnd(await client.POST('/auth/register/academic-details', { body: studies }))).toEqual([
      403,
      'forbidden',
    ]);
    expect(codeAnd(await skip(registration, 'PARKING'))).toEqual([403, 'forbidden']);
  });

  it.each([
    ['nationality', { ...person, document_number: '12345678X' }, 'document_number'],
    ['nationality', { ...person, document_kind: 'passport', document_number: 'AB-1' }, 'document_number'],
    ['nationality', { ...person, nationality: 'XX' }, 'nationality'],
    ['nationality', { ...person, first_name: '  ' }, 'first_name'],
    ['nationality', { ...person, last_name: 'Borg\u202eexe' }, 'last_name'],
    ['contact-details', { ...reach, locality: 'atlantis' }, 'locality'],
    ['contact-details', { ...reach, postcode: 'VLT 1010' }, 'postcode'],
    ['contact-details', { ...reach, mobile: { extension: '+356', number: '12' } }, undefined],
    ['contact-details', { ...reach, mobile: { extension: '+356', number: '1234 5678 9012' } }, 'mobile.number'],
    ['contact-details', { ...reach, mobile: { extension: '+35', number: '679123456' } }, 'mobile.number'],
    ['contact-details', { ...reach, mobile: { extension: '+356', number: '7912 3456;ext=1' } }, 'mobile.number'],
  ])('%s with %j says which field is wrong', async (path, body, field) => {
    const { client } = await readyFor;
    const { error, response } = await client.POST(`/auth/register/${path}` as '/auth/register/nationality', {
      body: body as typeof person,
    });
    expect(response.status).toBe(field === undefined ? 400 : 422);
    if (field !== undefined) expect(Object.keys(error?.errors ?? {})).toEqual([field]);
  });
});

/** Somebody to whom both steps are open. */
let readyFor: Promise<Registration>;
beforeAll(() => {
  readyFor = proved().then(async (registration) => {
    await registration.client.POST('/auth/register/nationality', { body: person });
    return registration;
  });
});

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
    const { rows } = await pendingOf(owner.email);
    const right = codeOf({ fingerprint: createFingerprint(SESSION_SECRET) }, 'registration', rows[0]?.user_id ?? '', {
      email: owner.email,
      nonce: rows[0]?.nonce ?? '',
    });
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

  it('opens nothing until it is proved, and belongs to whoever proves it first', async () => {
    const email = newMailbox();
    const [first, second] = [await begin({ email }), await begin({ email, password: 'Xemx-u-Xita-f’April-3' })];
    const unproved = await clientOf(urls[0]).POST('/auth/login', { body: { email, password: PASSWORD } });
    expect(unproved.response.status).toBe(422);
    const { rows } = await pendingOf(email);
    const codes = rows.map((row) =>
      codeOf({ fingerprint: createFingerprint(SESSION_SECRET) }, 'registration', row.user_id, row),
    );
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

async function pendingOf(email: string) {
  const rows = await db
    .selectFrom('mailbox_codes')
    .innerJoin('users', 'users.id', 'mailbox_codes.user_id')
    .selectAll('mailbox_codes')
    .where('users.email', '=', email)
    .orderBy('users.created_at')
    .execute();
  return { rows };
}

describe('guesses at a code (B1)', () => {
  /** All 500 at once, at two servers; the right code among the last. */
  async function guess({ client, token }: Registration, right: string) {
    const clients = [client, clientOf(urls[1], { token })];
    const wrong = Array.from({ length: 499 }, (_, at) => String((Number(right) + 1 + at) % 10_000).padStart(4, '0'));
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

describe('time', () => {
  /** A portal of its own, whose clock is moved: others on the same database would work its jobs by theirs. */
  let later: PortalProcess;
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let stage: Database;
  beforeAll(async () => {
    folder = await temporaryFolder();
    later = await startPortalProcess({ dataDir: folder.path });
    stage = openStage(folder.path, 1);
  });
  afterAll(async () => {
    await stage.destroy();
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

  it('ends a code after ten minutes, and lets another be sent after one; the old one is over then', async () => {
    const registration = await begin({ url: later.url });
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
    const registration = await begin({ url: later.url });
    const usedAt = async () => {
      expect((await registration.client.GET('/auth/me')).response.status).toBe(200);
      const used = stage.selectFrom('sessions').innerJoin('users', 'users.id', 'sessions.user_id');
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
    const registration = await begin({ url: later.url });
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
    for (let time = 0; time < 6; time += 1) statuses.push((await claim({ email, url: later.url })).response.status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    await advance(24 * 60 * 60);
    expect((await claim({ email, url: later.url })).response.status).toBe(200);
  });

  it('gives an address twenty codes a day, not counting those that came back', async () => {
    const address = nextAddress();
    const claimThere = async () => (await claim({ address, url: later.url })).response.status;
    const email = newMailbox();
    const { data } = await claim({ address, email, url: later.url });
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

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { clientOf } from '../support/client.ts';
import { codeIn, mailsTo, nthMailTo } from '../support/mailbox.ts';
import {
  dueAfter,
  newMailbox,
  PASSWORD,
  person,
  reach,
  type Registration,
  registrarOf,
  skip,
  statusOf,
  studies,
  verify,
} from '../support/registering.ts';
import { sandboxOf } from '../support/sandbox.ts';
import { openStage } from '../support/stage.ts';

const { urls, dataDir } = inject('portal');
const db = openStage(dataDir);
afterAll(() => db.destroy());
const { claim, begin, proved } = registrarOf(urls[0], db);

/** Somebody for whom both steps are open. */
let readyFor: Promise<Registration>;
beforeAll(() => {
  readyFor = proved().then(async (registration) => {
    await registration.client.POST('/auth/register/nationality', { body: person });
    return registration;
  });
});

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
    // The browser is closed here; another device continues at the same step.
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

    // A newly registered person is welcomed, once, in their language.
    const welcome = await nthMailTo(dataDir, email, 2);
    expect(welcome.subject).toBe('Merħba abbord, Ġużeppa Marija');
    expect(welcome.text).toContain('/account?lang=mt');
    expect(await mailsTo(dataDir, email)).toHaveLength(2);

    // The answer carries a token with the new state; the details are stored in one format.
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

describe('a step that is paid for', () => {
  const sandbox = sandboxOf(dataDir);
  async function atDonation(): Promise<Registration> {
    const registration = await proved();
    const { client } = registration;
    await client.POST('/auth/register/nationality', { body: person });
    await client.POST('/auth/register/contact-details', { body: reach });
    await client.POST('/auth/register/academic-details', { body: studies });
    await skip(registration, 'PARKING');
    expect(dueAfter(await skip(registration, 'STUDENT_CARD'))).toBe('SOLIDARITY_FUND');
    return registration;
  }
  async function donate({ client }: Registration): Promise<string> {
    const query = { type: 'session' as const, source: 'registration' as const };
    const { data } = await client.POST('/auth/register/solidarity', { params: { query } });
    return data?.data.session_id ?? '';
  }

  it('is behind once it is paid, not before', async () => {
    const registration = await atDonation();
    const session = await donate(registration);
    expect(await statusOf(registration)).toMatchObject({
      due: 'SOLIDARITY_FUND',
      purchases: [{ product: 'research_fund', state: 'open', amount: { amount: 100 } }],
    });
    await sandbox.pay(session);
    await expect.poll(async () => (await statusOf(registration)).due).toBe('VOLUNTEERING');
    expect((await statusOf(registration)).steps).toContainEqual({ step: 'SOLIDARITY_FUND', state: 'done' });
  });

  it('can be left out, which ends its payment', async () => {
    const registration = await atDonation();
    const session = await donate(registration);
    expect(dueAfter(await skip(registration, 'SOLIDARITY_FUND'))).toBe('VOLUNTEERING');
    expect(await sandbox.pay(session)).toEqual({ paid: false, error: 'expired' });
    expect((await statusOf(registration)).purchases).toMatchObject([{ state: 'ended' }]);
  });
});

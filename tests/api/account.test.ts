import { describe, expect, it } from 'vitest';
import { answers, PASSWORD, type Person, signIn, statusOfToken } from '../support/accounts.ts';
import { clientOf } from '../support/client.ts';
import { mailsTo, nthMailTo } from '../support/mailbox.ts';
import { detailsOf, newKey, newMailbox, usePeople } from '../support/use-people.ts';

const { urls, dataDir, db, person: stage } = usePeople();

describe('my details', () => {
  it('are empty at first, and what is sent, and only that, changes', async () => {
    const person = await stage();
    expect(await detailsOf(person)).toEqual({
      email: person.email,
      pending_email: null,
      locale: 'en',
      consents: { notifications: false, adverts: false },
      personal: null,
      contact: null,
      academic: null,
    });
    const first = await person.client.PUT('/auth/me', { body: answers });
    const { academic, ...others } = answers;
    const told = { ...others, academic: expect.objectContaining(academic) as object };
    expect(first.data?.data).toMatchObject({ locale: 'en', ...told });
    await person.client.PUT('/auth/me', { body: { locale: 'mt', consents: { notifications: true, adverts: false } } });
    const details = await detailsOf(person);
    const settings = { locale: 'mt', consents: { notifications: true, adverts: false } };
    expect(details).toMatchObject({ ...settings, ...told, email: person.email });
    expect((await person.client.GET('/auth/me')).data?.data).toMatchObject({ first_name: 'Ġużeppa', locale: 'mt' });
  });

  it('name what is studied in the language of the caller', async () => {
    const person = await stage();
    await person.client.PUT('/auth/me', { body: { academic: answers.academic } });
    const inLanguage = async (locale: 'en' | 'mt') =>
      (await person.client.GET('/auth/me/details', { params: { query: { locale } } })).data?.data.academic?.entity;
    expect([await inLanguage('en'), await inLanguage('mt')]).toEqual(['Faculty of Arts', 'Fakultà tal-Arti']);
  });

  it('go by the rules of the registration; a wrong field is named by its place, and nothing changes', async () => {
    const person = await stage();
    const change = (body: object) => person.client.PUT('/auth/me', { body });
    const refused = await change({
      locale: 'mt',
      personal: { ...answers.personal, document_number: 'X123', first_name: '<b>' },
    });
    expect(refused.response.status).toBe(422);
    expect(Object.keys(refused.error?.errors ?? {})).toEqual(['personal.first_name', 'personal.document_number']);
    expect(await detailsOf(person)).toMatchObject({ locale: 'en', personal: null });
    const contact = await change({ contact: { ...answers.contact, postcode: 'XYZ 1234' } });
    expect(Object.keys(contact.error?.errors ?? {})).toEqual(['contact.postcode']);
    const academic = await change({ academic: { ...answers.academic, graduation_year: 2020 } });
    expect(Object.keys(academic.error?.errors ?? {})).toEqual(['academic.graduation_year']);
    expect((await change({})).response.status).toBe(400);
  });

  it('keep the letters of Maltese, and one line where more were sent (C5, C6)', async () => {
    const person = await stage();
    const names = { first_name: 'Ċikku\r\nBcc: Karm', last_name: 'Għaxaq  Ħal Żebbuġ' };
    await person.client.PUT('/auth/me', { body: { personal: { ...answers.personal, ...names } } });
    const told = (await detailsOf(person))?.personal;
    expect(told).toMatchObject({ first_name: 'Ċikku Bcc: Karm', last_name: 'Għaxaq Ħal Żebbuġ' });
  });

  it('of studies are for those who study', async () => {
    const person = await stage({ user_type: 'organisation' });
    const { response } = await person.client.PUT('/auth/me', { body: { academic: answers.academic } });
    expect(response.status).toBe(403);
  });

  it('wait for the end of the registration; the language does not', async () => {
    const person = await stage({ registered: false, registered_at: null });
    const details = await person.client.PUT('/auth/me', { body: { personal: answers.personal } });
    expect([details.response.status, details.error?.code]).toEqual([403, 'not_registered']);
    expect((await person.client.PUT('/auth/me', { body: { email: newMailbox() } })).response.status).toBe(403);
    const language = await person.client.PUT('/auth/me', { body: { locale: 'mt' } });
    expect(language.data?.data.locale).toBe('mt');
  });
});

describe('the password', () => {
  const NEW = 'Kewkba-fuq-il-Port-88';
  const change = ({ client }: Pick<Person, 'client'>, current_password: string, password = NEW, headers = {}) =>
    client.PUT('/auth/password', { body: { current_password, password }, headers });

  it('changes for whoever knows it; every other device is logged out at once, and the owner told (B5)', async () => {
    const person = await stage();
    const others = [await signIn(urls[0], person.email), await signIn(urls[1], person.email)];
    const again = newKey();
    expect((await change(person, PASSWORD, NEW, again)).response.status).toBe(204);
    expect((await change(person, PASSWORD, NEW, again)).response.status).toBe(204);
    for (const { token } of others)
      expect(await Promise.all(urls.map((url) => statusOfToken(url, token)))).toEqual([401, 401]);
    expect(await statusOfToken(urls[1], person.token)).toBe(200);
    await expect(signIn(urls[0], person.email)).rejects.toThrow('could not sign in');
    await signIn(urls[0], person.email, NEW);
    expect((await nthMailTo(dataDir, person.email)).subject).toBe('Your password has been changed');
    expect(await mailsTo(dataDir, person.email)).toHaveLength(1);
  });

  it('is tried five times in five minutes, together with the login (B2)', async () => {
    const person = await stage();
    const guesses = await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        at % 2 === 0
          ? change(person, `Guess-${at}-of-12`)
          : person.client.POST('/auth/login', { body: { email: person.email, password: `Guess-${at}-of-12` } }),
      ),
    );
    const statuses = guesses.map(({ response }) => response.status).sort((a, b) => a - b);
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 429, 429, 429, 429, 429, 429]);
    expect((await change(person, PASSWORD)).response.status).toBe(429);
    expect((await person.client.DELETE('/auth/delete', { body: { password: PASSWORD } })).response.status).toBe(429);
  });

  it('must be a good one, and the current one right: each is told at its field', async () => {
    const person = await stage();
    const weak = await change(person, PASSWORD, 'Password12345!');
    expect([weak.response.status, Object.keys(weak.error?.errors ?? {})]).toEqual([422, ['password']]);
    const wrong = await change(person, 'not-the-password');
    expect([wrong.response.status, wrong.error?.code]).toEqual([422, 'password_wrong']);
    expect(Object.keys(wrong.error?.errors ?? {})).toEqual(['current_password']);
    await signIn(urls[0], person.email);
  });
});

describe('my sessions', () => {
  const list = async ({ client }: Pick<Person, 'client'>) => (await client.GET('/auth/sessions')).data?.data ?? [];

  it('are listed with their devices, the latest first, and end one by one', async () => {
    const person = await stage();
    const desk = await signIn(urls[1], person.email);
    const sessions = await list(person);
    expect(sessions.filter(({ is_current }) => is_current)).toHaveLength(1);
    expect(sessions).toHaveLength(2);
    const session = sessions.find(({ is_current }) => !is_current)?.id ?? '';
    const end = (headers = {}) =>
      person.client.DELETE('/auth/sessions/{session}', { params: { path: { session } }, headers });
    const again = newKey();
    expect((await end(again)).response.status).toBe(204);
    expect(await statusOfToken(urls[0], desk.token)).toBe(401);
    expect((await end(again)).response.status).toBe(204);
    expect((await end()).response.status).toBe(404);
    expect(await list(person)).toHaveLength(1);
  });

  it('of others cannot be seen or ended', async () => {
    const [person, other] = [await stage(), await stage()];
    const [theirs] = await list(other);
    const { response } = await person.client.DELETE('/auth/sessions/{session}', {
      params: { path: { session: theirs?.id ?? '' } },
    });
    expect(response.status).toBe(404);
    expect(await statusOfToken(urls[0], other.token)).toBe(200);
  });
});

describe('deleting the account', () => {
  const remove = ({ client }: Pick<Person, 'client'>, password = PASSWORD) =>
    client.DELETE('/auth/delete', { body: { password } });

  it('needs the password, ends every session at once, and tells how to keep the account (B5)', async () => {
    const person = await stage({ locale: 'mt' });
    const other = await signIn(urls[1], person.email);
    expect((await remove(person, 'not-the-password')).error?.code).toBe('password_wrong');
    const before = Date.now();
    const due = (await remove(person)).data?.data.deletion_due_at ?? '';
    expect((Date.parse(due) - before) / 86_400_000).toBeCloseTo(30, 1);
    for (const { token } of [person, other])
      expect(await Promise.all(urls.map((url) => statusOfToken(url, token)))).toEqual([401, 401]);
    const mail = await nthMailTo(dataDir, person.email);
    expect(mail.subject).toBe('Il-kont tiegħek se jitħassar');
    expect(urls.some((url) => mail.text.includes(`\n${url}/account/my-settings?lang=mt\n`))).toBe(true);
  });

  it('is taken back by logging in and keeping it; asked again meanwhile, the first date stays', async () => {
    const person = await stage();
    const first = (await remove(person)).data?.data;
    const back = await signIn(urls[1], person.email);
    expect((await back.client.GET('/auth/me')).data?.data).toMatchObject(first ?? {});
    expect((await remove(back)).data?.data).toEqual(first);
    const { client } = await signIn(urls[0], person.email);
    expect((await client.POST('/auth/keep')).data?.data).toMatchObject({ id: person.id, deletion_due_at: null });
    expect((await client.GET('/auth/me')).data?.data.deletion_due_at).toBeNull();
    await fetch(`${urls[0]}/test/sweep`, { method: 'POST' });
    expect((await client.GET('/auth/me')).response.status).toBe(200);
  });

  it('of a mailbox that nobody proved is for good, and mails nobody', async () => {
    const email = newMailbox();
    const { data } = await clientOf(urls[0]).POST('/auth/register', {
      body: { user_type: 'university_student', email, password: PASSWORD, consent: true },
    });
    const client = clientOf(urls[0], { token: data?.data.authToken ?? '' });
    await nthMailTo(dataDir, email);
    expect((await remove({ client })).response.status).toBe(200);
    await fetch(`${urls[0]}/test/sweep`, { method: 'POST' });
    const left = await db.selectFrom('users').select('id').where('email', '=', email).execute();
    expect(left).toEqual([]);
    expect(await mailsTo(dataDir, email)).toHaveLength(1);
  });
});

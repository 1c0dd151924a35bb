import { beforeEach, expect, it } from 'vitest';
import { findCallerBy } from '../../../src/kit/api/caller.ts';
import { formDataOf } from '../../../src/kit/api/form-data.ts';
import { client } from '../../../src/kit/api/portal-client.ts';
import { keepPlace } from '../../../src/kit/api/session-end.ts';

let asked: Request[] = [];
let token: string | undefined;
let answers: (Response | Error)[] = [];

beforeEach(() => {
  [asked, answers, token] = [[], [], undefined];
  findCallerBy(() => ({
    language: 'en',
    token,
    fetch: async (request) => {
      asked.push(request);
      const answer = answers.shift() ?? Response.json({ data: {} });
      if (answer instanceof Error) throw answer;
      return answer;
    },
  }));
});

const keys = () => asked.map(({ headers }) => headers.get('idempotency-key'));
const volunteer = (isVolunteer: boolean) =>
  client.PUT('/auth/volunteer', { body: { is_volunteer: isVolunteer } }).catch(() => undefined);
const photo = (name: string) => {
  const body = { profile_picture: new File(['picture'], name, { type: 'image/png' }) };
  return client.POST('/auth/profile-picture', { body, bodySerializer: formDataOf }).catch(() => undefined);
};

it('sends the values of an array under its name with brackets', async () => {
  const query: Record<string, unknown> = { 'kinds[]': undefined, kinds: ['talk', 'film & food'], limit: 4 };
  await client.GET('/events', { params: { query } });
  expect([...new URL(asked[0]?.url ?? '').searchParams]).toEqual([
    ['kinds[]', 'talk'],
    ['kinds[]', 'film & food'],
    ['limit', '4'],
    ['locale', 'en'],
  ]);
});

it.each([
  ['a write', () => volunteer(true)],
  ['an upload', () => photo('face.png')],
])('%s keeps its key until the server has answered', async (_, write) => {
  answers = [
    new TypeError('lost'),
    Response.json({}, { status: 503 }),
    Response.json({ message: 'no' }, { status: 422 }),
  ];
  for (let tries = 0; tries < 4; tries += 1) await write();
  const [first, second, third, fourth] = keys();
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect([second, third]).toEqual([first, first]);
  expect(fourth).not.toBe(first);
});

it('two different writes have two keys, and keep the body', async () => {
  answers = [new TypeError('lost'), new TypeError('lost')];
  await volunteer(true);
  await volunteer(false);
  expect(new Set(keys()).size).toBe(2);
  expect(await asked[1]?.json()).toEqual({ is_volunteer: false });
});

it('a write without an answer keeps its key over the end of the session and the next login', async () => {
  answers = [new TypeError('lost'), Response.json({ message: 'no' }, { status: 401 })];
  for (const each of ['first', 'first', 'second']) {
    token = each;
    await client.PUT('/auth/volunteer', { ...keepPlace, body: { is_volunteer: true } }).catch(() => undefined);
  }
  const [first, second, third] = keys();
  expect([second, third]).toEqual([first, first]);
});

import { randomInt } from 'node:crypto';
import { insertPerson, makeOfficer, PASSWORD, signIn, statusOfToken } from '../../support/accounts.ts';
import { stageSession } from '../../support/actors.ts';
import { type Operation, operations } from '../../support/contract.ts';
import { addresses, fetchFrom } from '../../support/from-address.ts';
import { stageStaff } from '../../support/staff.ts';
import { control, type Figure, inLanes, none } from '../figure.ts';
import type { TwoServers } from '../two-servers.ts';

const MUTATIONS = 1000;
const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const secured = operations.filter(({ isSecured }) => isSecured);
const nextAddress = addresses();

/** Calls an operation with nothing in it: who calls is looked at first. */
async function call(url: string, { method, path }: Operation, token: string): Promise<number> {
  const place = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => (name === 'side' ? 'front' : crypto.randomUUID()));
  const headers = { authorization: `Bearer ${token}` };
  return (await fetchFrom(nextAddress())(new Request(`${url}/api${place}`, { method, headers }))).status;
}

/** The operations, at both servers in turn, that answer otherwise than with one of these. */
async function taken(
  urls: readonly [string, string],
  token: string,
  refusals: readonly number[],
  which: readonly Operation[] = secured,
): Promise<string[]> {
  const wrong: string[] = [];
  await inLanes(which, 12, async (operation, at) => {
    const status = await call(urls[at % 2] ?? urls[0], operation, token);
    if (!refusals.includes(status)) wrong.push(`${operation.id} ${status}`);
  });
  return wrong;
}

/** A token with a few signs changed, left out, doubled or swapped, or with other facts under the old signature. */
function mutated(token: string): string {
  const place = randomInt(token.length);
  const sign = SIGNS[randomInt(SIGNS.length)] ?? 'A';
  const [head = '', payload = '', signature = ''] = token.split('.');
  const facts = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
  const packed = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const ways = [
    () => token.slice(0, place) + sign + token.slice(place + 1),
    () => token.slice(0, place) + token.slice(place + 1),
    () => token.slice(0, place) + sign + token.slice(place),
    () => token.slice(0, place),
    () => `${head}.${packed({ ...facts, exp: Number(facts['exp']) + randomInt(1, 1_000_000) })}.${signature}`,
    () => `${head}.${packed({ ...facts, sub: crypto.randomUUID() })}.${signature}`,
    () =>
      `${packed({ alg: ['none', 'HS384', 'RS256', 'ES256'][randomInt(4)] })}.${payload}.${randomInt(2) ? signature : ''}`,
    () => `${head}.${payload}.${Buffer.from(signature, 'base64url').reverse().toString('base64url')}`,
  ];
  return ways[randomInt(ways.length)]?.() ?? '';
}

/** B5: changed tokens, and those of sessions that are over, at every operation that needs one. */
export async function oldTokens({ db, urls }: TwoServers): Promise<Figure[]> {
  const figures: Figure[] = [];
  const { email } = await insertPerson(db);
  const { token } = await signIn(urls[0], email);
  const mutations = Array.from({ length: MUTATIONS }, () => mutated(token)).map((each) =>
    each === token ? `${each}A` : each,
  );
  let accepted = 0;
  await inLanes(mutations, 24, async (each, at) => {
    if ((await statusOfToken(urls[at % 2] ?? urls[0], each)) !== 401) accepted += 1;
  });
  figures.push(none(`of ${MUTATIONS} changed tokens, those accepted`, accepted));
  figures.push(control('the token unchanged', Number((await statusOfToken(urls[1], token)) === 200)));

  const person = async () => {
    const made = await insertPerson(db);
    return { ...made, ...(await signIn(urls[0], made.email)) };
  };
  const ends = {
    logout: async () => {
      const { token: old, client } = await person();
      await client.POST('/auth/logout');
      return old;
    },
    'a changed password': async () => {
      const { token: old, email: mailbox } = await person();
      const { client } = await signIn(urls[1], mailbox);
      await client.PUT('/auth/password', {
        body: { current_password: PASSWORD, password: 'Kewkba-fuq-il-Port-88' },
      });
      return old;
    },
    'a session ended elsewhere': async () => {
      const { token: old, email: mailbox } = await person();
      const { client } = await signIn(urls[1], mailbox);
      const sessions = (await client.GET('/auth/sessions')).data?.data ?? [];
      for (const { id, is_current } of sessions)
        if (!is_current) await client.DELETE('/auth/sessions/{session}', { params: { path: { session: id } } });
      return old;
    },
    deletion: async () => {
      const { token: old, id } = await person();
      await db
        .updateTable('users')
        .set({ deletion_due_at: new Date(0) })
        .where('id', '=', id)
        .execute();
      await fetch(`${urls[0]}/test/sweep`, { method: 'POST' });
      await fetch(`${urls[0]}/test/sweep/rows`, { method: 'POST' });
      return old;
    },
    'the desk’s closing of the account': async () => {
      const { token: old, id } = await person();
      const admin = await stageStaff(db, urls[1], 'admin');
      await admin.client.POST('/desk/people/{person}', {
        params: { path: { person: id } },
        body: { change: 'account.disable' },
      });
      return old;
    },
  };
  for (const [what, end] of Object.entries(ends)) {
    const wrong = await taken(urls, await end(), [401]);
    figures.push({
      ...none(`after ${what}, of ${secured.length} operations those open`, wrong.length),
      measured: wrong.join(', ') || '0',
    });
  }

  for (const role of ['admin', 'events', 'door', 'services', 'careers', 'complaints', 'reports'] as const) {
    const staff = await stageStaff(db, urls[0], role);
    const theirs = secured.filter(({ roles }) => roles.includes(role));
    const before = (await taken(urls, staff.token, [401, 403], theirs)).length;
    await db.updateTable('users').set({ roles: [] }).where('id', '=', staff.id).execute();
    const wrong = await taken(urls, staff.token, [401, 403], theirs);
    figures.push({
      ...none(`after losing ${role}, of its ${theirs.length} operations those open`, wrong.length),
      measured: wrong.join(', ') || '0',
    });
    figures.push(control(`with ${role}`, before));
  }
  const officer = await makeOfficer(db, await stageSession(db), 'medika');
  const theirs = secured.filter(({ roles }) => roles.includes('organisation') && !roles.includes('student'));
  const before = (await taken(urls, officer.token, [401, 403], theirs)).length;
  await db
    .updateTable('organisation_officers')
    .set({ until: new Date(1) })
    .where('user_id', '=', officer.id)
    .execute();
  const wrong = await taken(urls, officer.token, [401, 403], theirs);
  figures.push({
    ...none('after leaving an organisation, of its officers’ operations those open', wrong.length),
    measured: wrong.join(', ') || '0',
  });
  figures.push(control('as its officer', before));
  return figures;
}

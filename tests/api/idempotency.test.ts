import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { insertPerson, PASSWORD } from '../support/accounts.ts';
import { filesFor, type Owner, stageOpenShow, stageOwner } from '../support/actors.ts';
import { cases, type OperationId, type Sent } from '../support/cases.ts';
import { type Operation, operations } from '../support/contract.ts';
import { addresses, fetchFrom } from '../support/from-address.ts';
import { openStage, type Show } from '../support/stage.ts';

const { urls, dataDir } = inject('portal');
const db = openStage(dataDir);
const nextAddress = addresses();
afterAll(() => db.destroy());

let show: Show;
beforeAll(async () => {
  show = await stageOpenShow(db);
});

const takesKey = ({ parameters }: Operation) => parameters.some(({ name }) => name === 'Idempotency-Key');
const writes = operations.filter(({ method }) => method !== 'GET');

it('every write of the contract takes an Idempotency-Key', () => {
  const others = writes.filter((operation) => !takesKey(operation)).map(({ id }) => id);
  expect(others.sort()).toEqual([
    // A new secret replaces the one before.
    'beginSecondFactor',
    // These change nothing.
    'checkSeating',
    'checkTicket',
    'createIcal',
    // A friend's places are refused once.
    'declineShare',
    // A ticket is refused once.
    'declineTransfer',
    // A code is accepted once.
    'giveSecondFactor',
    // A new link replaces the one before.
    'issueInterviewLink',
    // It only reads.
    'listAvailableParking',
    // A session ends once.
    'logout',
    // These only read.
    'lookAtOfficerInvitation',
    'lookAtShare',
    'lookAtTransfer',
    // The same outcome again changes nothing.
    'noteInterviewOutcome',
    // These only read.
    'readInterviewCv',
    'readInterviewList',
    // What is due already is tried once.
    'retryStuck',
    // A link works once.
    'undoEmail',
  ]);
});

async function send(operation: Operation, sent: Sent, key: string, token: string): Promise<object> {
  const { path = {}, query = {}, body, form } = sent;
  const place = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => path[name] ?? '');
  const answer = await fetchFrom(nextAddress())(
    new Request(`${urls[0]}/api${place}?${new URLSearchParams(query)}`, {
      method: operation.method,
      headers: {
        'idempotency-key': key,
        ...(operation.isSecured && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(form !== undefined && { body: form() }),
    }),
  );
  return { status: answer.status, text: await answer.text() };
}

/** The operations that the owner of everything can call at once, with success. */
const sendable = writes.filter((operation) => {
  const known = cases[operation.id as OperationId];
  return takesKey(operation) && 'owner' in known && known.owner < 300;
});

describe.each(sendable)('$id', (operation) => {
  it('sent again with its key is answered the same, and with its key for another request it is refused', async () => {
    const owner: Owner = await stageOwner(db, urls[0], show, filesFor(operation));
    const key = randomUUID();
    const sent = cases[operation.id as OperationId].send(owner);
    const first = await send(operation, sent, key, owner.token);
    expect(first).toMatchObject({ status: expect.toSatisfy((status: number) => status < 300) });
    const again = await send(operation, sent, key, owner.token);
    // It ends every session, including the one that would repeat the call.
    if (operation.id === 'deleteAccount') return expect(again).toMatchObject({ status: 401 });
    expect(again).toEqual(first);
    const other = operation.id === 'extendBooking' ? 'payBooking' : 'extendBooking';
    const another = writes.find(({ id }) => id === other) as Operation;
    const refused = await send(another, { path: { booking: owner.booking } }, key, owner.token);
    expect(refused).toMatchObject({ status: 422, text: expect.stringContaining('key_reused') });
  });
});

it('a login sent again with its key opens no second session', async () => {
  const { id, email } = await insertPerson(db);
  const login = writes.find((operation) => operation.id === 'login') as Operation;
  const key = randomUUID();
  const body = { email, password: PASSWORD };
  expect(await send(login, { body }, key, '')).toMatchObject({ status: 200 });
  expect(await send(login, { body }, key, '')).toMatchObject({ status: 200 });
  const sessions = await db.selectFrom('sessions').select('id').where('user_id', '=', id).execute();
  expect(sessions).toHaveLength(1);
  expect(await send(login, { body: { ...body, password: 'Another-1-it-is' } }, key, '')).toMatchObject({ status: 422 });
});

it('a login with a key of another call is refused', async () => {
  const { id, email } = await insertPerson(db);
  const login = writes.find((operation) => operation.id === 'login') as Operation;
  const key = randomUUID();
  const kept = {
    user_id: id,
    key,
    operation: 'updateProfile',
    request_hash: 'x',
    response: '{}',
    created_at: new Date(),
  };
  await db.insertInto('idempotency_keys').values(kept).execute();
  const refused = await send(login, { body: { email, password: PASSWORD } }, key, '');
  expect(refused).toMatchObject({ status: 422, text: expect.stringContaining('key_reused') });
});

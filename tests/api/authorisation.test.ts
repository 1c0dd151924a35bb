import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { staffRoles } from '../../server/kernel/http/roles.ts';
import { makeOfficer } from '../support/accounts.ts';
import {
  filesFor,
  snapshotOf,
  stageOpenShow,
  stageOwner,
  stageSession,
  stageStrangers,
  strangers,
} from '../support/actors.ts';
import { type Case, cases, type OperationId, type Sent } from '../support/cases.ts';
import { contractBreach, type Operation, operations } from '../support/contract.ts';
import { addresses, fetchFrom } from '../support/from-address.ts';
import { someOf } from '../support/size.ts';
import { openStage, type Show } from '../support/stage.ts';
import { stageStaff } from '../support/staff.ts';

const { urls, dataDir } = inject('portal');
const db = openStage(dataDir);
const nextAddress = addresses();
afterAll(() => db.destroy());

let show: Show;
beforeAll(async () => {
  show = await stageOpenShow(db);
});
const stage = (operation: Pick<Operation, 'id'>) => stageOwner(db, urls[0], show, filesFor(operation));

const stageWithStrangers = async () => {
  const owner = await stageOwner(db, urls[0], show, { withPicture: true, withDocument: true });
  return { owner, tokens: await stageStrangers(db, owner) };
};
let shared: ReturnType<typeof stageWithStrangers>;
/** Requests that change nothing have one owner in common; staged by the first of them. */
const stageShared = () => (shared ??= stageWithStrangers());

async function stageFor(operation: Operation): ReturnType<typeof stageWithStrangers> {
  if (operation.method === 'GET') return stageShared();
  const owner = await stage(operation);
  return { owner, tokens: await stageStrangers(db, owner) };
}

type Seen = { status: number; text: string; breach: string | undefined; isKept: boolean };

async function send(operation: Operation, sent: Sent, token: string | undefined): Promise<Seen> {
  const { path = {}, query = {}, body, form } = sent;
  const place = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => path[name] ?? '');
  const request = new Request(`${urls[0]}/api${place}?${new URLSearchParams(query)}`.replace(/\?$/, ''), {
    method: operation.method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(form !== undefined && { body: form() }),
  });
  const answer = await fetchFrom(nextAddress())(request);
  const text = await answer.text();
  const isJson = answer.headers.get('content-type')?.includes('application/json') ?? false;
  const content: unknown = isJson ? JSON.parse(text) : text;
  const isKept = answer.headers.get('cache-control')?.includes('no-store') !== true;
  return { status: answer.status, text, breach: contractBreach(operation, answer.status, content), isKept };
}

const caseOf = ({ id }: Operation): Case => cases[id as OperationId];

/** The status that anybody else must get for a request that names the owner's things. */
function dueTo(stranger: (typeof strangers)[number], operation: Operation): number {
  const known = caseOf(operation);
  // An invalid token is refused even where none is needed.
  const isStale = stranger === 'expired' || stranger === 'revoked' || stranger === 'crossed';
  if ('everyone' in known) return operation.isOptional && isStale ? 401 : known.everyone;
  const hasAccount = stranger === 'student' || stranger === 'organisation' || stranger === 'newcomer';
  return hasAccount ? known[stranger] : 401;
}

it('every operation of the contract has its case', () => {
  expect(Object.keys(cases).sort()).toEqual(operations.map(({ id }) => id).sort());
  const open = operations.filter((operation) => 'everyone' in caseOf(operation));
  expect(open.map(({ id }) => id).sort()).toEqual(
    operations
      .filter((each) => !each.isSecured)
      .map(({ id }) => id)
      .sort(),
  );
});

it('the search finds the owner’s things, and every change, where there are any', async () => {
  const owner = await stage({ id: 'exportAccount' });
  const operation = (id: OperationId) => operations.find((each) => each.id === id) as Operation;
  const { text } = await send(operation('exportAccount'), {}, owner.token);
  expect(owner.needles.filter((needle) => !text.includes(needle))).toEqual([]);
  let before = await snapshotOf(db, owner.id);
  for (const id of ['updateAttendees', 'endSession', 'updateMe'] as const) {
    await send(operation(id), cases[id].send(owner), owner.token);
    const after = await snapshotOf(db, owner.id);
    expect(after, id).not.toBe(before);
    before = after;
  }
});

describe.each(someOf(operations, 40))('$id (B6)', (operation) => {
  const known = caseOf(operation);

  it('gives nobody else the owner’s things, and lets nobody else change them', async () => {
    const { owner, tokens } = await stageFor(operation);
    const before = await snapshotOf(db, owner.id);
    for (const stranger of strangers) {
      const { status, text, breach } = await send(operation, known.send(owner), tokens[stranger]);
      expect({ stranger, status, breach }).toEqual({ stranger, status: dueTo(stranger, operation), breach: undefined });
      expect(owner.needles.filter((needle) => text.includes(needle))).toEqual([]);
    }
    expect(await snapshotOf(db, owner.id)).toBe(before);
    // The very same request succeeds when its owner sends it.
    const mine = await send(operation, known.send(owner), owner.token);
    const due = 'everyone' in known ? known.everyone : known.owner;
    // Caches keep only what is the same for everybody.
    const others = mine.isKept ? await send(operation, known.send(owner), undefined) : mine;
    expect(others.text).toBe(mine.text);
    expect({ status: mine.status, breach: mine.breach }).toEqual({ status: due, breach: undefined });
  });

  it('refuses what a caller may not say of themselves', async () => {
    const { owner } = await stageShared();
    const sent = known.send(owner);
    const before = await snapshotOf(db, owner.id);
    const token = await allowedToken(operation, owner.token);
    for (const more of withSmuggled(sent)) {
      const { status, breach } = await send(operation, more, token);
      expect({ more, status, breach }).toEqual({ more, status: 400, breach: undefined });
    }
    expect(await snapshotOf(db, owner.id)).toBe(before);
  });
});

/** For operations of a staff role: anybody else is refused before the request is looked at. */
async function allowedToken({ roles }: Operation, ownersToken: string): Promise<string> {
  if (roles.length === 0 || roles.includes('student')) return ownersToken;
  if (roles.includes('organisation')) return (await makeOfficer(db, await stageSession(db), 'medika')).token;
  const role = staffRoles.find((each) => roles.includes(each)) ?? 'admin';
  return (await stageStaff(db, urls[0], role)).token;
}

/** Fields that an attacker would want the server to accept unasked. */
const smuggled: Record<string, unknown> = {
  roles: ['organisation'],
  registered: true,
  verified_at: '2020-01-01T00:00:00Z',
  user_id: '00000000-0000-4000-8000-000000000000',
  student_organisations: [{ id: 'kor-tal-kampus', name: 'Il-Kor tal-Kampus' }],
  price: 0,
  amount: 0,
  state: 'paid',
  is_volunteer: true,
};

/** The request with one field too many: in the query, the form, or anywhere in the body. */
function withSmuggled(sent: Sent): Sent[] {
  const { body, form, query } = sent;
  return Object.entries(smuggled).flatMap(([name, value]): Sent[] => {
    if (form !== undefined) return [{ ...sent, form: () => withField(form(), name, JSON.stringify(value)) }];
    if (body !== undefined) return variants(body, name, value).map((more) => ({ ...sent, body: more as typeof body }));
    return [{ ...sent, query: { ...query, [name]: JSON.stringify(value) } }];
  });
}

function withField(form: FormData, name: string, value: string): FormData {
  form.append(name, value);
  return form;
}

/** A value with the field put into each of its objects in turn. */
function variants(value: unknown, name: string, extra: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  const deeper = Object.entries(value).flatMap(([key, part]) =>
    variants(part, name, extra).map((more) =>
      Array.isArray(value) ? value.with(Number(key), more) : { ...value, [key]: more },
    ),
  );
  return Array.isArray(value) || name in value ? deeper : [{ ...value, [name]: extra }, ...deeper];
}

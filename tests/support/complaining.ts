import { createHash, randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { components } from '../../openapi/portal.gen.ts';
import { codeFrom, columnsFor } from '../../server/features/complaints/code.ts';
import { secretOf } from '../../server/features/complaints/proof.ts';
import type { Database } from '../../server/kernel/db/database.ts';
import type { Schema } from '../../server/kernel/db/schema.ts';
import { openKeyring } from '../../server/kernel/sealing/keyring.ts';
import type { Case, OperationId } from './cases.ts';
import { clientOf } from './client.ts';
import { timeAt } from './clock.ts';
import type { Staff } from './staff.ts';
import { blobOf, formOf } from './forms.ts';

const nothing = () => ({});
const all = (status: number) => ({ owner: status, student: status, organisation: status, newcomer: status });
const anyComplaint = () => ({ path: { complaint: randomUUID() } });

/** The calls of complaints; see `cases`. */
export const complaintCases = {
  listComplaintCases: { send: nothing, ...all(403) },
  getComplaintStatistics: { send: nothing, ...all(403) },
  getComplaintCase: { send: anyComplaint, ...all(403) },
  handleComplaint: {
    send: () => ({ ...anyComplaint(), form: () => formOf({ event: 'complaint.close' }) }),
    ...all(403),
  },
  getComplaintFile: { send: () => ({ path: { ...anyComplaint().path, file: randomUUID() } }), ...all(403) },
  getComplaintChallenge: { send: nothing, everyone: 200 },
  // The proof of work is missing.
  sendComplaint: {
    send: () => ({ form: () => formOf({ type: 'other', feedback: 'Saħħa', anonymous: 'true' }) }),
    everyone: 422,
  },
  // The code is missing.
  readAnonymousComplaint: { send: nothing, everyone: 400 },
  writeAnonymously: { send: () => ({ form: () => formOf({ text: 'Saħħa' }) }), everyone: 400 },
  getAnonymousComplaintFile: { send: () => ({ path: { file: randomUUID() } }), everyone: 400 },
  listComplaints: { send: nothing, ...all(200) },
  getComplaint: { send: anyComplaint, ...all(404) },
  writeToComplaint: { send: () => ({ ...anyComplaint(), form: () => formOf({ text: 'Saħħa' }) }), ...all(404) },
  getMyComplaintFile: { send: () => ({ path: { ...anyComplaint().path, file: randomUUID() } }), ...all(404) },
} satisfies Partial<Record<OperationId, Case>>;

export type Challenge = components['schemas']['WorkChallenge'];
type Receipt = components['schemas']['ComplaintReceipt'];
export type Sent = { status: number; code: string; error: string | undefined; retryAfter: number; fields: string[] };

/** The proof of work that a browser does, as it sends it. */
export function solve({ challenge, salt, maxnumber, ...rest }: Challenge): string {
  for (let number = 0; number <= maxnumber; number += 1)
    if (createHash('sha256').update(`${salt}${number}`).digest('hex') === challenge)
      return Buffer.from(JSON.stringify({ ...rest, challenge, salt, number })).toString('base64');
  throw new Error('No number meets the challenge');
}

export async function newProof(url: string): Promise<string> {
  const { data } = await clientOf(url).GET('/complaint/challenge');
  if (data === undefined) throw new Error('There was no challenge');
  return solve(data.data);
}

export type Wish = {
  type?: string;
  feedback?: string;
  anonymous?: 'true' | 'false';
  proof?: string;
  files?: { bytes: Buffer; type: string }[];
  token?: string;
  headers?: Record<string, string>;
};

/** Sends a complaint, anonymous by default. */
export async function complain(url: string, wish: Wish = {}, fetch = globalThis.fetch): Promise<Sent> {
  const { type = 'other', feedback = `Ilment ${randomUUID()}`, anonymous = 'true', files = [], token, headers } = wish;
  const proof = wish.proof ?? (anonymous === 'true' ? await newProof(url) : undefined);
  const form = formOf({
    type,
    feedback,
    anonymous,
    ...(proof !== undefined && { proof }),
    ...(files.length > 0 && { files: files.map((file) => blobOf(file.bytes, file.type)) }),
  });
  const answer = await fetch(
    new Request(`${url}/api/complaint`, {
      method: 'POST',
      body: form,
      headers: { ...headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    }),
  );
  const body = (await answer.json()) as { data?: Receipt; code?: string; errors?: object };
  return {
    status: answer.status,
    code: body.data?.code ?? '',
    error: body.code,
    retryAfter: Number(answer.headers.get('retry-after')),
    fields: Object.keys(body.errors ?? {}),
  };
}

/** One test at a time has the turn of complaints without a name: the others wait. */
const awaitOthers = (trx: Transaction<Schema>) =>
  sql`select pg_advisory_xact_lock(hashtext('complaint turn'))`.execute(trx);

/** Lets the next anonymous complaint in at once, as soon as no other test has the turn. */
export const releaseBrake = (db: Database): Promise<unknown> =>
  db.transaction().execute(async (trx) => {
    await awaitOthers(trx);
    await trx.deleteFrom('complaint_brake').execute();
  });

/**
 * Takes the turn of complaints without a name for so many seconds, as somebody else's complaint would. No other test gives it back before
 * the function that is returned was called.
 */
export async function takeTurn(db: Database, url: string, seconds: number): Promise<() => Promise<unknown>> {
  const trx = await db.startTransaction().execute();
  await awaitOthers(trx);
  const next_at = new Date((await timeAt(url)) + seconds * 1000);
  await db
    .insertInto('complaint_brake')
    .values({ next_at })
    .onConflict((conflict) => conflict.column('singleton').doUpdateSet({ next_at }))
    .execute();
  return () => trx.commit().execute();
}

/** Writes that another complaint came with this work, so that the server refuses it from then on. Returns that complaint, which has no text. */
export async function spendWork(db: Database, dataDir: string, { challenge }: Challenge): Promise<string> {
  const keyring = await openKeyring(db, { complaintsKey: undefined, dataDir });
  const code = codeFrom(secretOf(keyring, { challenge }));
  const [id, now] = [randomUUID(), new Date()];
  const row = { id, user_id: null, type: 'other', state: 'unassigned' as const, created_at: now, changed_at: now };
  await db
    .insertInto('complaints')
    .values({ ...row, ...(await columnsFor(keyring, code)) })
    .execute();
  return id;
}

export const byCode = (code: string) => ({ header: { 'Complaint-Code': code } });

type Handling = components['schemas']['ComplaintHandling'];

type Extras = { key?: string; files?: Blob[] };

/** Somebody who complains, and the staff who read it. */
export function complainer(stage: () => { url: string; db: Database; staff: Staff }) {
  return {
    /** The code of an anonymous complaint that was let in at once. */
    sent: async (wish: Wish = {}): Promise<string> => {
      const { url, db } = stage();
      const proof = wish.proof ?? (await newProof(url));
      const feedback = wish.feedback ?? `Ilment ${randomUUID()}`;
      // Other tests on this portal take turns too.
      const attempt = async (): Promise<Sent> => {
        await releaseBrake(db);
        const answer = await complain(url, { ...wish, proof, feedback });
        return answer.status === 429 ? attempt() : answer;
      };
      const { status, code } = await attempt();
      if (status !== 201) throw new Error(`The complaint was refused: ${status}`);
      return code;
    },
    read: async (code: string) => {
      const params = byCode(code);
      const { data, error, response } = await clientOf(stage().url).GET('/complaints/anonymous', { params });
      return { complaint: data?.data, status: response.status, error: error?.code };
    },
    add: async (code: string, text: string, { key, files = [] }: Extras = {}) => {
      const params = { header: { ...byCode(code).header, 'Idempotency-Key': key ?? randomUUID() } };
      const call = { params, body: { text }, bodySerializer: () => formOf({ text, files }) };
      const { response, error } = await clientOf(stage().url).POST('/complaints/anonymous/messages', call);
      return { status: response.status, error: error?.code };
    },
    /** The one case that began with this text, as the staff see it. Throws if there are none or several. */
    caseOf: async (text: string): Promise<string> => {
      const { db, staff } = stage();
      const found: string[] = [];
      for (const { id } of await db.selectFrom('complaints').select('id').execute()) {
        const params = { path: { complaint: id } };
        const { data } = await staff.client.GET('/desk/complaints/{complaint}', { params });
        if (data?.data.messages[0]?.text === text) found.push(id);
      }
      const [only] = found;
      if (only === undefined || found.length > 1) throw new Error(`${found.length} complaints begin with ${text}`);
      return only;
    },
    handle: async (complaint: string, body: Omit<Handling, 'files'>, files: Blob[] = []) => {
      const call = {
        params: { path: { complaint } },
        body,
        bodySerializer: () => formOf({ ...body, files }),
      };
      const { data, error, response } = await stage().staff.client.POST('/desk/complaints/{complaint}', call);
      return { status: response.status, error: error?.code, case: data?.data };
    },
  };
}

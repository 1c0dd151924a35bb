import { randomUUID } from 'node:crypto';
import type { Trx } from '../../kernel/db/database.ts';
import type { SignedIn } from '../../kernel/auth/signed-in.ts';
import type { Call, Schemas } from '../../kernel/http/operation.ts';
import { Problem } from '../../kernel/http/problem.ts';
import type { UploadedFile } from '../../kernel/http/uploaded-file.ts';
import { readText } from '../../kernel/http/written-text.ts';
import { complaintLife } from '../../kernel/lifecycle/lives.ts';
import { codeFrom, columnsFor, findByCode, holderBy } from './code.ts';
import { type ComplaintDeps, type ComplaintRow, addMessage, momentOf, readMessages } from './conversation.ts';
import { withSealed } from './files.ts';
import { badProof, readProof, secretOf, takeTurn } from './proof.ts';
import { DAY_MS } from '../../../machines/flow/durations.ts';

type Receipt = Schemas['ComplaintReceipt'];
type Body = Call<'sendComplaint'>['body'];
type Given = { type: string; text: string; files: readonly UploadedFile[] };
type Owner = Pick<ComplaintRow, 'id' | 'user_id' | 'code_name' | 'code_salt' | 'code_key'>;

const MOST_A_DAY = 10;

/** Takes a complaint in. Throws 422 for one without a name that says who sends it: the caller has to leave that out. */
export async function sendComplaint(deps: ComplaintDeps, call: Call<'sendComplaint'>): Promise<Receipt> {
  const { user, body } = call;
  const isAnonymous = body.anonymous === 'true';
  if (isAnonymous && user !== undefined)
    throw new Problem(422, 'complaint_not_anonymous', { fields: { anonymous: ['complaint_not_anonymous'] } });
  const given = readGiven(deps, body);
  if (isAnonymous) return sendAnonymously(deps, given, body.proof);
  if (user === undefined) throw new Problem(401, 'sign_in');
  return sendAs(deps, user, given, call);
}

function readGiven({ site }: ComplaintDeps, { type, feedback, files = [] }: Body): Given {
  const text = readText(feedback, 'feedback');
  if (!site.complaintTypes.some(({ id }) => id === type))
    throw new Problem(422, 'invalid_field', { fields: { type: ['invalid_field'] } });
  return { type, text, files };
}

/** Nothing of the request but the kind, the text, the files and the work ever comes here. */
async function sendAnonymously(deps: ComplaintDeps, given: Given, work: string | undefined): Promise<Receipt> {
  const proof = readProof(deps, work);
  const code = codeFrom(secretOf(deps.keyring, proof));
  const receipt = { id: null, code };
  if (await isSentAlready(deps, code, given)) return receipt;
  if (proof.expiresAt < deps.clock.now()) throw badProof();
  await takeTurn(deps);
  const owner = { id: randomUUID(), user_id: null, ...(await columnsFor(deps.keyring, code)) };
  try {
    await keep(deps, given, owner, (write) => deps.db.transaction().execute(write));
  } catch (error) {
    // The same call may have been quicker a moment ago.
    if (!(await isSentAlready(deps, code, given))) throw error;
  }
  return receipt;
}

/** Throws 422 where another complaint came with the same work. */
async function isSentAlready({ db, keyring }: ComplaintDeps, code: string, { type, text }: Given): Promise<boolean> {
  const row = await findByCode(db, keyring, code);
  if (row === undefined) return false;
  const [first] = await readMessages(db, row, [await holderBy(code, row)]);
  if (row.type !== type || first?.text !== text) throw badProof();
  return true;
}

function sendAs(deps: ComplaintDeps, user: SignedIn, given: Given, call: Call<'sendComplaint'>): Promise<Receipt> {
  const owner = { id: randomUUID(), user_id: user.id, code_name: null, code_salt: null, code_key: null };
  // The id is all that is kept for a repetition: texts are nowhere unsealed.
  const receipt: Receipt = { id: owner.id, code: null };
  return call.request.once<Receipt>(async (transact) => {
    await keep(deps, given, owner, (write) =>
      transact(async (trx) => {
        await demandFewToday(deps, trx, user.id);
        await write(trx);
        return receipt;
      }),
    );
    return receipt;
  });
}

async function demandFewToday({ clock }: ComplaintDeps, trx: Trx, userId: string): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
  const { count } = await trx
    .selectFrom('complaints')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .where('created_at', '>', new Date(clock.now().getTime() - DAY_MS))
    .executeTakeFirstOrThrow();
  if (Number(count) >= MOST_A_DAY) throw new Problem(429, 'complaints_many', { retryAfterSeconds: 3600 });
}

type Run = (write: (trx: Trx) => Promise<void>) => Promise<unknown>;

/** Stores the files sealed; then writes, with `run`, the complaint and its first message. */
async function keep(deps: ComplaintDeps, { type, text, files }: Given, owner: Owner, run: Run): Promise<void> {
  const moment = momentOf(deps, deps.clock.now(), owner.user_id === null);
  await withSealed(deps, owner, { about: owner.id, files }, (kept) =>
    run(async (trx) => {
      const row = { ...owner, type, state: complaintLife.initial, created_at: moment, changed_at: moment };
      await trx.insertInto('complaints').values(row).execute();
      await addMessage(deps, trx, owner, { position: 1, isFromStaff: false, said: { text, files: kept } });
    }),
  );
}

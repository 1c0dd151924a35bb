import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { present } from '../../kernel/http/guards.ts';
import { dayOf } from '../../kernel/calendar/scholastic-year.ts';
import { idFrom } from '../../kernel/hashes.ts';
import { keyIn } from '../../kernel/http/once.ts';
import type { Handlers, Schemas } from '../../kernel/http/operation.ts';
import { pageOf } from '../../kernel/http/paging.ts';
import { Problem } from '../../kernel/http/problem.ts';
import { readText } from '../../kernel/http/written-text.ts';
import { complaintLife } from '../../kernel/lifecycle/lives.ts';
import { findByCode, holderBy, unknownCode } from './code.ts';
import {
  type ComplaintDeps,
  type ComplaintRow,
  markSeen,
  openMessages,
  presentComplaint,
  typeName,
  write,
} from './conversation.ts';
import { openFile, withSealed } from './files.ts';
import { newChallenge } from './proof.ts';
import { sendComplaint } from './send.ts';

type Operations =
  | 'getComplaintChallenge'
  | 'sendComplaint'
  | 'readAnonymousComplaint'
  | 'writeAnonymously'
  | 'getAnonymousComplaintFile'
  | 'listComplaints'
  | 'getComplaint'
  | 'writeToComplaint'
  | 'getMyComplaintFile';

/** Complaints, with a name and without one. Calls by code look at the code and at nothing else of the request. */
export function complaintHandlers(deps: ComplaintDeps): Pick<Handlers, Operations> {
  const { db, keyring } = deps;
  const own = async (id: string, userId: string): Promise<ComplaintRow> => {
    const row = db.selectFrom('complaints').selectAll().where('id', '=', id).where('user_id', '=', userId);
    return (await row.executeTakeFirst()) ?? notFound();
  };
  const byCode = async (code: string) => {
    const row = (await findByCode(db, keyring, code)) ?? unknownCode();
    return { row, holders: [await holderBy(code, row)] };
  };
  return {
    getComplaintChallenge: async () => ({ data: newChallenge(deps) }),
    sendComplaint: async (call) => ({ data: await sendComplaint(deps, call) }),
    readAnonymousComplaint: async ({ request, query, locale }) => {
      const { row, holders } = await byCode(codeIn(request));
      const complaint = await presentComplaint(deps, db, row, { holders, locale });
      await markSeen(db, row.id, complaint.messages.length);
      const { data: messages, meta } = pageOf(complaint.messages, query);
      return { data: { ...complaint, messages }, meta };
    },
    writeAnonymously: async ({ request, body, locale }) => {
      const { row, holders } = await byCode(codeIn(request));
      const text = readText(body.text, 'text');
      const key = keyIn(request);
      const id = key === undefined ? randomUUID() : idFrom(`${row.id} ${key}`);
      await withSealed(deps, row, { about: id, files: body.files ?? [] }, async (files) => {
        const isNew = await db
          .transaction()
          .execute(async (trx) =>
            write(deps, trx, await complaintLife.lock(trx, row.id), { id, said: { text, files } }),
          );
        if (isNew) return;
        // The first call's files are there already.
        await deps.files.remove(files.map((file) => file.id));
        const first = (await openMessages(db, row, holders)).find((message) => message.id === id);
        if (first?.said.text !== text) throw new Problem(422, 'key_reused');
      });
      const { row: now } = await byCode(codeIn(request));
      return { data: await presentComplaint(deps, db, now, { holders, locale }) };
    },
    getAnonymousComplaintFile: async ({ params, request, reply }) => {
      const { row, holders } = await byCode(codeIn(request));
      return asDownload(reply, await openFile(deps, db, row, { file: params.file, holders }));
    },
    listComplaints: async ({ user, locale }) => ({ data: await listOwn(deps, present(user).id, locale) }),
    getComplaint: async ({ params, user, locale }) => {
      const row = await own(params.complaint, present(user).id);
      const data = await presentComplaint(deps, db, row, { holders: keyring.holders, locale });
      await markSeen(db, row.id, data.messages.length);
      return { data };
    },
    writeToComplaint: async (call) => {
      const { id, code_key } = await own(call.params.complaint, present(call.user).id);
      const text = readText(call.body.text, 'text');
      const about = randomUUID();
      // Only the id is kept for a repetition: texts are nowhere unsealed.
      await call.request.once((transact) =>
        withSealed(deps, { code_key }, { about, files: call.body.files ?? [] }, (files) =>
          transact(async (trx) => {
            await write(deps, trx, await complaintLife.lock(trx, id), { id: about, said: { text, files } });
            return { id };
          }),
        ),
      );
      const row = await own(id, present(call.user).id);
      return { data: await presentComplaint(deps, db, row, { holders: keyring.holders, locale: call.locale }) };
    },
    getMyComplaintFile: async ({ params, user, reply }) => {
      const row = await own(params.complaint, present(user).id);
      return asDownload(reply, await openFile(deps, db, row, { file: params.file, holders: keyring.holders }));
    },
  };
}

/** Sends a file that no cache keeps and no browser opens by itself. */
export function asDownload(reply: FastifyReply, bytes: Buffer): Buffer {
  void reply.headers({ 'cache-control': 'private, no-store', 'content-disposition': 'attachment' });
  void reply.type('application/octet-stream');
  return bytes;
}

const notFound = (): never => {
  throw new Problem(404, 'not_found');
};

const codeIn = ({ headers }: FastifyRequest): string => headers['complaint-code']?.toString() ?? '';

async function listOwn(deps: ComplaintDeps, userId: string, locale: 'en' | 'mt'): Promise<Schemas['ComplaintEntry'][]> {
  const rows = await deps.db
    .selectFrom('complaints')
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom('complaint_messages')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .whereRef('complaint_id', '=', 'complaints.id')
        .whereRef('position', '>', 'seen')
        .where('from_staff', '=', true)
        .as('new_messages'),
    )
    .where('user_id', '=', userId)
    .orderBy('changed_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ id, type, state, created_at, new_messages }) => ({
    id,
    type_name: typeName(deps, type, locale),
    state,
    sent_on: dayOf(created_at, deps.union),
    new_messages: Number(new_messages),
  }));
}

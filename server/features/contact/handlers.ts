import type { AccountDeps } from '../../kernel/auth/deps.ts';
import type { Trx } from '../../kernel/db/database.ts';
import { countMail } from '../../kernel/auth/mail-quotas.ts';
import { newMessageReference } from '../../kernel/readable-codes.ts';
import type { Call, Handlers, Schemas } from '../../kernel/http/operation.ts';
import { Problem } from '../../kernel/http/problem.ts';
import { keyIn, requestHash } from '../../kernel/http/once.ts';
import { readMessage } from './read-message.ts';
import { takeTurns } from '../../kernel/db/take-turns.ts';

type Receipt = Schemas['ContactReceipt'];

/** Takes a visitor's message in: it goes to the union's mailbox as a mail, and is kept nowhere else. */
export function contactHandlers(deps: AccountDeps): Pick<Handlers, 'sendMessage'> {
  return {
    sendMessage: async (call) => {
      const message = readMessage(call.body);
      const data = await deps.db.transaction().execute((trx) =>
        once(deps, trx, call, async () => {
          const { email } = message;
          await countMail(deps, trx, { kind: 'message', email, address: call.request.ip });
          const receipt = { reference: newMessageReference(), sent_at: deps.clock.now().toISOString() };
          const { reference, sent_at: sentAt } = receipt;
          await deps.jobs.send(trx, 'contact-mail', { ...message, reference, sentAt, locale: call.locale });
          return receipt;
        }),
      );
      return { data };
    },
  };
}

/** Takes a message in at most once per Idempotency-Key. Throws 422 when the key came with another message. */
async function once(
  { fingerprint }: AccountDeps,
  trx: Trx,
  call: Call<'sendMessage'>,
  send: () => Promise<Receipt>,
): Promise<Receipt> {
  const key = keyIn(call.request);
  if (key === undefined) return send();
  const request_hash = requestHash(fingerprint, 'sendMessage', call);
  await takeTurns(trx, key);
  const first = await trx.selectFrom('message_receipts').selectAll().where('key', '=', key).executeTakeFirst();
  if (first !== undefined && first.request_hash !== request_hash) throw new Problem(422, 'key_reused');
  if (first !== undefined) return { reference: first.reference, sent_at: first.sent_at.toISOString() };
  const receipt = await send();
  const { reference, sent_at } = receipt;
  await trx
    .insertInto('message_receipts')
    .values({ key, request_hash, reference, sent_at: new Date(sent_at) })
    .execute();
  return receipt;
}

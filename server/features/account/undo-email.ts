import { randomUUID } from 'node:crypto';
import type { AccountDeps } from '../../kernel/auth/deps.ts';
import type { Trx } from '../../kernel/db/database.ts';
import { makeLink } from '../../kernel/auth/recovery-mail.ts';
import { endSessions } from '../../kernel/auth/sessions.ts';
import { hashOfSecret } from '../../kernel/hashes.ts';
import type { Schemas } from '../../kernel/http/operation.ts';
import { Problem } from '../../kernel/http/problem.ts';
import { forgetCode } from '../../kernel/auth/mailbox-codes.ts';
import { lockAccount } from '../../kernel/products/progress.ts';
import { DAY_MS, HOUR_MS } from '../../../machines/flow/durations.ts';

const UNDO_LIFE_MS = 7 * DAY_MS;
const LINK_LIFE_MS = HOUR_MS;
/** As what a password is kept that nobody has. */
const NO_PASSWORD = '!';

/** The token of an undo link: 256 bits that follow from its id and the portal's secret. */
export const undoTokenOf = ({ fingerprint }: Pick<AccountDeps, 'fingerprint'>, undoId: string): string =>
  fingerprint('email-undo', undoId);

/** Lets a former address take the account back for seven days. Returns the id of the link; its token is kept only as its hash. */
export async function offerUndo(deps: AccountDeps, trx: Trx, userId: string, formerEmail: string): Promise<string> {
  const id = randomUUID();
  const expires_at = new Date(deps.clock.now().getTime() + UNDO_LIFE_MS);
  const token_hash = hashOfSecret(undoTokenOf(deps, id));
  const undo = { id, token_hash, user_id: userId, former_email: formerEmail, expires_at, used_at: null };
  await trx.insertInto('email_undos').values(undo).execute();
  return id;
}

/**
 * Gives an account back to a former address, whatever its address is by now: sessions, codes and links end, the password no longer counts,
 * and what is returned is the right to make a new one. Later changes can no longer be undone: they were made by whoever this one is
 * undone against. Throws 422 for a link that was used or is too old, 409 when another account has the address by now.
 */
export async function undoEmail(deps: AccountDeps, trx: Trx, token: string): Promise<Schemas['EmailRestored']> {
  const now = deps.clock.now();
  const found = trx.selectFrom('email_undos').selectAll().where('token_hash', '=', hashOfSecret(token));
  const owner = (await found.executeTakeFirst())?.user_id;
  if (owner === undefined) throw linkInvalid();
  await lockAccount(trx, owner);
  const undo = await found.where('used_at', 'is', null).where('expires_at', '>', now).executeTakeFirst();
  if (undo === undefined) throw linkInvalid();
  await trx.updateTable('email_undos').set({ used_at: now }).where('id', '=', undo.id).execute();
  await trx.deleteFrom('email_undos').where('user_id', '=', owner).where('sequence', '>', undo.sequence).execute();
  await tellReplaced(deps, trx, owner);
  await trx
    .updateTable('users')
    .set({ email: undo.former_email, password_hash: NO_PASSWORD })
    .where('id', '=', owner)
    .execute();
  await trx.deleteFrom('recovery_links').where('user_id', '=', owner).where('used_at', 'is', null).execute();
  await forgetCode(trx, owner);
  await endSessions(deps, trx, owner);
  const expiresAt = new Date(now.getTime() + LINK_LIFE_MS);
  return {
    email: undo.former_email,
    token: await makeLink(deps, trx, { linkId: randomUUID(), userId: owner, expiresAt }),
  };
}

/** Tells the address that has the account until now. */
async function tellReplaced({ jobs, clock }: AccountDeps, trx: Trx, userId: string): Promise<void> {
  const user = trx.selectFrom('users').select('email').where('id', '=', userId);
  const { email: formerEmail } = await user.executeTakeFirstOrThrow();
  const changedAt = clock.now().toISOString();
  await jobs.send(trx, 'account-mail', { kind: 'email_restored', userId, formerEmail, changedAt });
}

const linkInvalid = () => new Problem(422, 'link_invalid', { fields: { token: ['link_invalid'] } });

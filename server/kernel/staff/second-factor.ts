import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { tryPassword } from '../auth/attempts.ts';
import type { AccountDeps } from '../auth/deps.ts';
import type { Caller } from '../auth/pace-refusals.ts';
import type { SignedIn } from '../auth/signed-in.ts';
import type { Queryable, Trx } from '../db/database.ts';
import { hashOfSecret } from '../hashes.ts';
import { Problem } from '../http/problem.ts';

const STEP_MS = 30_000;
/** The steps by which a phone's clock may be off. */
const WINDOW = 1;
const RECOVERY_CODES = 10;
const RECOVERY_BYTES = 10;

/** `none`: not set up yet, `set`: set up but not given in this session, `given`. */
export type SecondFactor = 'none' | 'set' | 'given';

const generatorOf = (secret: string, label = '', issuer = '') =>
  new TOTP({ secret: Secret.fromBase32(secret), label, issuer, period: STEP_MS / 1000 });

/** The code that an app shows at a given time. */
export const codeAt = (secret: string, now: Date): string => generatorOf(secret).generate({ timestamp: now.getTime() });

export async function secondFactorOf(db: Queryable, user: SignedIn): Promise<SecondFactor> {
  if (user.hasSecondFactor) return 'given';
  const row = db.selectFrom('second_factors').select('confirmed_at').where('user_id', '=', user.id);
  return (await row.executeTakeFirst())?.confirmed_at ? 'set' : 'none';
}

/** Creates a secret for a person who has none in use, with the address that an app reads from a QR code. Throws 409 if one is in use. */
export async function beginSecondFactor(
  { db, union }: Pick<AccountDeps, 'db' | 'union'>,
  user: SignedIn,
): Promise<{ secret: string; uri: string }> {
  const secret = new Secret({ size: 20 }).base32;
  const begun = await db
    .insertInto('second_factors')
    .values({ user_id: user.id, secret, confirmed_at: null, last_step: null })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ secret }).where('second_factors.confirmed_at', 'is', null),
    )
    .executeTakeFirst();
  if (begun.numInsertedOrUpdatedRows === 0n) throw new Problem(409, 'second_factor_set');
  return { secret, uri: generatorOf(secret, user.email, union.name.en).toString() };
}

/**
 * Records this session's second factor. Returns recovery codes if it was the person's first code. Throws 422 for a wrong or used code, and
 * 429 after five in five minutes.
 */
export async function giveSecondFactor(
  deps: AccountDeps,
  user: SignedIn,
  { code, from }: { code: string; from: Caller },
): Promise<{ recoveryCodes: string[] | null }> {
  const given = code.replaceAll(/[\s-]/g, '').toUpperCase();
  const taken = await tryPassword(deps, { email: `second factor of ${user.id}`, from }, () =>
    deps.db.transaction().execute(async (trx) => {
      const outcome = /^\d{6}$/.test(given)
        ? await takeCode(deps, trx, user, given)
        : await takeRecovery(deps, trx, user, given);
      if (outcome === undefined) return undefined;
      const set = { second_factor_at: deps.clock.now() };
      await trx.updateTable('sessions').set(set).where('id', '=', user.sessionId).execute();
      return outcome;
    }),
  );
  if (taken === undefined) throw new Problem(422, 'second_factor_wrong', { fields: { code: ['second_factor_wrong'] } });
  return taken;
}

type Taken = { recoveryCodes: string[] | null };

async function takeCode({ clock }: AccountDeps, trx: Trx, { id }: SignedIn, code: string): Promise<Taken | undefined> {
  const row = await trx
    .selectFrom('second_factors')
    .selectAll()
    .where('user_id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const now = clock.now();
  const delta = generatorOf(row.secret).validate({ token: code, timestamp: now.getTime(), window: WINDOW });
  if (delta === null) return undefined;
  const step = Math.floor(now.getTime() / STEP_MS) + delta;
  if (row.last_step !== null && step <= Number(row.last_step)) return undefined;
  await trx
    .updateTable('second_factors')
    .set({ last_step: step, confirmed_at: row.confirmed_at ?? now })
    .where('user_id', '=', id)
    .execute();
  return { recoveryCodes: row.confirmed_at === null ? await drawRecoveryCodes(trx, id) : null };
}

async function drawRecoveryCodes(trx: Trx, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => new Secret({ buffer: bytes(RECOVERY_BYTES) }).base32);
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await trx
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ code_hash: hashOfSecret(code), user_id: userId, used_at: null })))
    .execute();
  return codes.map((code) => code.match(/.{4}/g)?.join('-') ?? code);
}

function bytes(size: number): ArrayBuffer {
  return new Uint8Array(randomBytes(size)).buffer;
}

async function takeRecovery(
  { clock }: AccountDeps,
  trx: Trx,
  { id }: SignedIn,
  code: string,
): Promise<Taken | undefined> {
  const used = await trx
    .updateTable('recovery_codes')
    .set({ used_at: clock.now() })
    .where('user_id', '=', id)
    .where('code_hash', '=', hashOfSecret(code))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return used.numUpdatedRows === 1n ? { recoveryCodes: null } : undefined;
}

/** Removes a person's second factor, so that another is set up at the next login; sessions that gave it lose it. */
export async function resetSecondFactor(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('second_factors').where('user_id', '=', userId).execute();
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await trx.updateTable('sessions').set({ second_factor_at: null }).where('user_id', '=', userId).execute();
}

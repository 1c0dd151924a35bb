import { randomBytes } from 'node:crypto';
import { deriveKey } from '../../kernel/auth/hashing.ts';
import type { Queryable } from '../../kernel/db/database.ts';
import { Problem } from '../../kernel/http/problem.ts';
import { CODE_LETTERS } from '../../kernel/readable-codes.ts';
import type { Keyring } from '../../kernel/sealing/keyring.ts';
import { bytesOf, type Holder, holderOf } from '../../kernel/sealing/seal.ts';
import type { ComplaintRow } from './conversation.ts';

/** 20 letters of 31 are 99 bits. */
const GROUPS = 5;
const GROUP = 4;

/** The code that follows from at least 32 random bytes, in groups that can be read out. */
export function codeFrom(bytes: Buffer): string {
  const base = BigInt(CODE_LETTERS.length);
  let rest = BigInt(`0x${bytes.toString('hex')}`);
  const letters = Array.from({ length: GROUPS * GROUP }, () => {
    const letter = CODE_LETTERS[Number(rest % base)] ?? '';
    rest /= base;
    return letter;
  });
  return Array.from({ length: GROUPS }, (_, at) => letters.slice(at * GROUP, (at + 1) * GROUP).join('')).join('-');
}

/** A code as it was typed, in one form. */
const plain = (code: string): string => code.toUpperCase().replaceAll(/[^\dA-Z]/g, '');

/** The columns of a row that is found, and can be read, by a code. Throws 503 while too many are waiting. */
export async function columnsFor({ nameOf }: Keyring, code: string) {
  const code_name = nameOf('complaint code', plain(code));
  const code_salt = randomBytes(16);
  const { publicKey } = await holderOfCode(code, code_salt);
  return { code_name, code_salt, code_key: bytesOf(publicKey) };
}

/** The complaint that a code belongs to; undefined where there is none. A guess costs one look into an index. */
export function findByCode(db: Queryable, { namesOf }: Keyring, code: string): Promise<ComplaintRow | undefined> {
  return db
    .selectFrom('complaints')
    .selectAll()
    .where('code_name', 'in', namesOf('complaint code', plain(code)))
    .executeTakeFirst();
}

/** Refuses a code that no complaint has, at its field. */
export const unknownCode = (): never => {
  throw new Problem(404, 'complaint_code_unknown', { fields: { code: ['complaint_code_unknown'] } });
};

/** Returns the holder who reads a complaint by its code. Throws 404 if it is another's code, and 503 while too many are waiting. */
export async function holderBy(code: string, { code_salt, code_key }: ComplaintRow): Promise<Holder> {
  const holder = code_salt && (await holderOfCode(code, code_salt));
  if (!holder || !code_key?.equals(bytesOf(holder.publicKey))) return unknownCode();
  return holder;
}

/** The private key of whoever has the code: its Argon2id hash, with the complaint's own salt. */
const holderOfCode = async (code: string, salt: Buffer): Promise<Holder> =>
  holderOf(await deriveKey(plain(code), salt));

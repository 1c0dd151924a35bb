import { createHash } from 'node:crypto';
import { constants, crc32, deflateRawSync } from 'node:zlib';

/** The parts that many answers have in common, compressed once for all of them. */
export type CommonParts = { plain: Buffer[]; deflated: Buffer[]; hash: string; bytes: number };

/** An answer's body: common parts with its own between them, of which there is one fewer. */
export type Spliced = { common: CommonParts; own: string[] };

export const isSpliced = (body: string | Buffer | Spliced): body is Spliced =>
  typeof body === 'object' && 'common' in body;

/** Ends a part on a whole byte; nothing in it refers to what comes before, so that anything may. */
const asPart = { finishFlush: constants.Z_SYNC_FLUSH };
const asCommonPart = { ...asPart, level: constants.Z_BEST_COMPRESSION };
const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
/** An empty last block. */
const deflateEnd = Buffer.from([3, 0]);
/** A part that is not deflated begins with its length and that number's complement to this one. */
const COMPLEMENT = 65_535;
/** Below this, compressing what is sent once takes longer than sending it. */
const SMALLEST_DEFLATED = 1024;

export function commonPartsOf(texts: readonly string[]): CommonParts {
  const plain = texts.map((text) => Buffer.from(text));
  const deflated = plain.map((part) => deflateRawSync(part, asCommonPart));
  const bytes = [...plain, ...deflated].reduce((sum, { length }) => sum + length, 0);
  return { plain, deflated, hash: createHash('sha256').update(JSON.stringify(texts)).digest('base64url'), bytes };
}

const between = (parts: readonly Buffer[], own: readonly Buffer[]): Buffer[] =>
  parts.flatMap((part, at) => [part, own[at] ?? Buffer.of()]);

const ownOf = ({ own }: Spliced): Buffer[] => own.map((text) => Buffer.from(text));

/** The whole body. */
export const plainOf = (body: string | Spliced): Buffer =>
  typeof body === 'string' ? Buffer.from(body) : Buffer.concat(between(body.common.plain, ownOf(body)));

/** The same as a text. */
export const textOf = (body: string | Spliced): string => (typeof body === 'string' ? body : plainOf(body).toString());

/** A text that distinguishes the body from any other. */
export const distinct = (body: string | Spliced): string =>
  typeof body === 'string' ? body : JSON.stringify([body.common.hash, body.own]);

/** An answer's own part in a gzip stream. */
function ownPart(bytes: Buffer): Buffer {
  if (bytes.length >= SMALLEST_DEFLATED) return deflateRawSync(bytes, asPart);
  const head = Buffer.alloc(5);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(COMPLEMENT - bytes.length, 3);
  return Buffer.concat([head, bytes]);
}

/** The whole body, gzipped; of all its parts, none is compressed again. */
export function gzipOf(spliced: Spliced): Buffer {
  const own = ownOf(spliced);
  const tail = Buffer.alloc(8);
  let [sum, length] = [0, 0];
  for (const part of between(spliced.common.plain, own)) {
    sum = crc32(part, sum);
    length += part.length;
  }
  tail.writeUInt32LE(sum, 0);
  tail.writeUInt32LE(length % 2 ** 32, 4);
  return Buffer.concat([gzipHead, ...between(spliced.common.deflated, own.map(ownPart)), deflateEnd, tail]);
}

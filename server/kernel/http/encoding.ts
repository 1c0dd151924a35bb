import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import pLimit from 'p-limit';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { gzipOf, isSpliced, plainOf, type Spliced } from './spliced.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
const unbrotli = promisify(brotliDecompress);
const inflate = promisify(gunzip);

/** Smaller bodies gain nothing from compression. */
const SMALLEST_BYTES = 1024;
/** Higher ones take several times as long for a few per cent. */
const BROTLI_QUALITY = 5;
/** For what is sent many times: a tenth fewer bytes, for fifty to ninety times the time. */
const BEST_BROTLI_QUALITY = constants.BROTLI_MAX_QUALITY;
/** For what is sent only once: half the time, for a tenth more bytes. */
const HASTY_BROTLI_QUALITY = 3;

/** The encodings that clients accept, by their Accept-Encoding header; nearly all requests carry one of a few. */
const acceptedBy = new LRUCache<string, string[]>({
  max: 100,
  memoMethod: (header) => new Negotiator({ headers: { 'accept-encoding': header } }).encodings(['br', 'gzip']),
});

/** The best encoding that the client accepts; gzip before brotli if the body has it already, as a spliced one does. */
export function chooseEncoding({ headers }: IncomingMessage, hasGzip: boolean): Encoding {
  const accepted = acceptedBy.memo(headers['accept-encoding'] ?? '');
  if (hasGzip && accepted.includes('gzip')) return 'gzip';
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : 'identity';
}

/** Bytes as they are sent. */
export type Encoded = { bytes: Buffer; contentEncoding: 'br' | 'gzip' | undefined };

/** Encodes a body; a small one stays as it is. `isHasty` for those that are sent only once. */
export async function encode(body: string | Spliced | Buffer, encoding: Encoding, isHasty = false): Promise<Encoded> {
  if (encoding === 'gzip' && isSpliced(body)) return { bytes: gzipOf(body), contentEncoding: encoding };
  const plain = Buffer.isBuffer(body) ? body : plainOf(body);
  if (encoding === 'identity' || plain.length < SMALLEST_BYTES) return { bytes: plain, contentEncoding: undefined };
  const params = { [constants.BROTLI_PARAM_QUALITY]: isHasty ? HASTY_BROTLI_QUALITY : BROTLI_QUALITY };
  const bytes = encoding === 'br' ? await brotli(plain, { params }) : await deflate(plain);
  return { bytes, contentEncoding: encoding };
}

const oneAtATime = pLimit(1);

/** A body as small as brotli makes it: a tenth to a fifth of a second of processor time for a page, and one at a time. */
export async function encodeBest(encoded: Encoded): Promise<Encoded> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: BEST_BROTLI_QUALITY };
  return oneAtATime(async () => ({ bytes: await brotli(await decode(encoded), { params }), contentEncoding: 'br' }));
}

/** The bytes before encoding. */
export async function decode({ bytes, contentEncoding }: Encoded): Promise<Buffer> {
  if (contentEncoding === undefined) return bytes;
  return contentEncoding === 'br' ? unbrotli(bytes) : inflate(bytes);
}

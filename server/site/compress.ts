import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Quick, since it is done at every answer: the last percents cost more time than they save. */
const BROTLI_QUALITY = 5;

/** A text as the browser likes it best. */
export async function compress(
  text: string,
  accepted: string,
): Promise<{ body: Buffer | string; encoding: string | undefined }> {
  if (/\bbr\b/.test(accepted))
    return {
      body: await brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
      encoding: 'br',
    };
  if (/\bgzip\b/.test(accepted)) return { body: await zip(text), encoding: 'gzip' };
  return { body: text, encoding: undefined };
}

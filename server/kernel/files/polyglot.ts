const markup = /<(?:script|html|svg|iframe|body|!doctype)[\s/>]|<\?php\s/i;
/** The first bytes of a file within a ZIP, in the existing versions of the format. */
const archived = ['\x0a', '\x14', '\x2d', '\x33'].map((version) => `PK\x03\x04${version}\0`);

/**
 * Checks if a picture is also something else: a page, a script, a document or an archive to a program that opens it as such. Rewriting
 * would leave only the picture; but no camera makes these.
 */
export function isPolyglot(bytes: Buffer): boolean {
  const text = bytes.toString('latin1');
  return markup.test(text) || /%PDF-\d/.test(text) || archived.some((start) => text.includes(start));
}

const START = 1024;
/** An archive's directory ends at most this far from the end of the file. */
const ARCHIVE_END = 65_557;

/** True if a PDF is a page or an archive as well. */
export function isMoreThanPaper(bytes: Buffer): boolean {
  return markup.test(bytes.toString('latin1', 0, START)) || bytes.subarray(-ARCHIVE_END).includes('PK\x05\x06');
}

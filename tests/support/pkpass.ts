import { createHash, verify, X509Certificate } from 'node:crypto';

/** The files of a ZIP archive whose entries are stored as they are. */
export function filesIn(zip: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  const end = zip.lastIndexOf('PK\u0005\u0006');
  let entry = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (zip.readUInt16LE(entry + 10) !== 0) throw new Error('An entry is compressed');
    const size = zip.readUInt32LE(entry + 24);
    const nameLength = zip.readUInt16LE(entry + 28);
    const name = zip.toString('utf8', entry + 46, entry + 46 + nameLength);
    const local = zip.readUInt32LE(entry + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    files.set(name, zip.subarray(start, start + size));
    entry += 46 + nameLength + zip.readUInt16LE(entry + 30) + zip.readUInt16LE(entry + 32);
  }
  return files;
}

export const sha1 = (bytes: Buffer): string => createHash('sha1').update(bytes).digest('hex');

/** A value of ASN.1 in DER: its tag, all its bytes, its content, and the values in it. */
type Der = { tag: number; all: Buffer; content: Buffer; parts: () => Der[] };

function readDer(bytes: Buffer): Der {
  const first = bytes.readUInt8(1);
  const more = first < 0x80 ? 0 : first - 0x80;
  const length = more === 0 ? first : bytes.readUIntBE(2, more);
  const start = 2 + more;
  const content = bytes.subarray(start, start + length);
  const parts = () => {
    const found: Der[] = [];
    for (let at = 0; at < content.length; at += found.at(-1)?.all.length ?? content.length)
      found.push(readDer(content.subarray(at)));
    return found;
  };
  return { tag: bytes.readUInt8(0), all: bytes.subarray(0, start + length), content, parts };
}

const MESSAGE_DIGEST = '2a864886f70d010904';
const SIGNING_TIME = '2a864886f70d010905';

/**
 * Checks a detached PKCS #7 signature (RFC 5652) without the library that made it. Returns the name of the signer and the time in it; throws
 * if the signature isn't of this content, or doesn't lead up to `root` by way of the certificates in it.
 */
export function checkSignature(
  signature: Buffer,
  content: Buffer,
  root: X509Certificate,
): { signer: string; time: string } {
  const signed = readDer(signature).parts()[1]?.parts()[0]?.parts() ?? [];
  const certificates = (signed.find(({ tag }) => tag === 0xa0)?.parts() ?? []).map(
    ({ all }) => new X509Certificate(all),
  );
  const [, name, , attributes, , value] = signed.at(-1)?.parts()[0]?.parts() ?? [];
  if (name === undefined || attributes === undefined || value === undefined) throw new Error('No signer');
  const issued = name.parts()[1]?.content.toString('hex').toUpperCase();
  const above = (of: X509Certificate) => [...certificates, root].find((each) => of.checkIssued(each) && of !== each);
  const signer = certificates.find((each) => each.serialNumber === issued && each.subject.includes('UID='));
  if (signer === undefined) throw new Error('The signer’s certificate is missing');
  for (let at = signer; at.fingerprint !== root.fingerprint;) {
    const issuer = above(at);
    if (issuer === undefined || !at.verify(issuer.publicKey)) throw new Error(`Nobody vouches for ${at.subject}`);
    at = issuer;
  }
  const attribute = (oid: string) =>
    attributes
      .parts()
      .find((each) => each.parts()[0]?.content.toString('hex') === oid)
      ?.parts()[1]
      ?.parts()[0]?.content;
  if (attribute(MESSAGE_DIGEST)?.toString('hex') !== sha1(content)) throw new Error('Another content was signed');
  // Signed as a set, stored as an implicit one.
  const asSet = Buffer.concat([Buffer.from([0x31]), attributes.all.subarray(1)]);
  if (!verify('sha1', asSet, signer.publicKey, value.content)) throw new Error('The signature is wrong');
  return { signer: signer.subject, time: attribute(SIGNING_TIME)?.toString('latin1') ?? '' };
}

/** The translations in a pass.strings file. */
export function stringsIn(file: Buffer | undefined): Record<string, string> {
  const plain = (text = '') =>
    text.replaceAll(/\\(.)/g, (_, character: string) => (character === 'n' ? '\n' : character));
  const pairs = String(file ?? '').matchAll(/"((?:[^"\\]|\\.)*)" = "((?:[^"\\]|\\.)*)";/g);
  return Object.fromEntries([...pairs].map(([, key, value]) => [plain(key), plain(value)]));
}

import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';

/** Somebody for whom something can be sealed; the id identifies the key and reveals nothing about its owner. */
export type Recipient = { id: Buffer; publicKey: KeyObject };
/** A recipient with the private key to open it. */
export type Holder = Recipient & { privateKey: KeyObject };

const VERSION = 1;
const ID_BYTES = 8;
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const SHARE_BYTES = ID_BYTES + KEY_BYTES + KEY_BYTES + TAG_BYTES;

/** The ASN.1 prefix of the 32 bytes of an X25519 key (RFC 8410). */
const PRIVATE_PREFIX = Buffer.from('302e020100300506032b656e04220420', 'hex');
const PUBLIC_PREFIX = Buffer.from('302a300506032b656e032100', 'hex');

/** The 32 bytes of a public key. */
export const bytesOf = (publicKey: KeyObject): Buffer =>
  publicKey.export({ format: 'der', type: 'spki' }).subarray(PUBLIC_PREFIX.length);

/** The recipient with these 32 bytes as public key. */
export function recipientOf(bytes: Buffer): Recipient {
  const publicKey = createPublicKey({ key: Buffer.concat([PUBLIC_PREFIX, bytes]), format: 'der', type: 'spki' });
  return { id: createHash('sha256').update(bytes).digest().subarray(0, ID_BYTES), publicKey };
}

/** The holder whose private key is these 32 bytes. */
export function holderOf(seed: Buffer): Holder {
  const privateKey = createPrivateKey({ key: Buffer.concat([PRIVATE_PREFIX, seed]), format: 'der', type: 'pkcs8' });
  return { ...recipientOf(bytesOf(createPublicKey(privateKey))), privateKey };
}

/** 32 bytes derived from a secret, different for each purpose. */
export const drawnFrom = (secret: Buffer, purpose: string, salt: Buffer = Buffer.alloc(0)): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, purpose, KEY_BYTES));

/**
 * Encrypts for several recipients: a new key for the content (AES-256-GCM), and that key once for each of them, by X25519 with an ephemeral
 * key and HKDF. `about` names the row it belongs to: moved elsewhere, it does not open.
 */
export function seal(plain: Buffer, recipients: readonly Recipient[], about: string): Buffer {
  const key = randomBytes(KEY_BYTES);
  const iv = randomBytes(IV_BYTES);
  const shares = recipients.map((recipient) => shareFor(recipient, key));
  return Buffer.concat([Buffer.from([VERSION, shares.length]), ...shares, iv, encrypt(key, iv, plain, about)]);
}

/** Decrypts data for one of these holders. Throws if it was sealed for none of them, was changed, or belongs elsewhere. */
export function unseal(sealed: Buffer, holders: readonly Holder[], about: string): Buffer {
  const [version, count = 0] = sealed;
  if (version !== VERSION) throw new Error('This was sealed by another version');
  const end = 2 + count * SHARE_BYTES;
  for (let at = 2; at < end; at += SHARE_BYTES) {
    const share = sealed.subarray(at, at + SHARE_BYTES);
    const holder = holders.find(({ id }) => id.equals(share.subarray(0, ID_BYTES)));
    if (holder === undefined) continue;
    const key = keyIn(share, holder);
    return decrypt(key, sealed.subarray(end, end + IV_BYTES), sealed.subarray(end + IV_BYTES), about);
  }
  throw new Error('None of the keys at hand opens this');
}

/** A key that is used only once needs no random IV. */
const ONCE = Buffer.alloc(IV_BYTES);

function shareFor({ id, publicKey }: Recipient, key: Buffer): Buffer {
  const moment = generateKeyPairSync('x25519');
  const own = bytesOf(moment.publicKey);
  const wrapping = wrappingKey(diffieHellman({ privateKey: moment.privateKey, publicKey }), own, publicKey);
  return Buffer.concat([id, own, encrypt(wrapping, ONCE, key, 'key')]);
}

function keyIn(share: Buffer, { privateKey, publicKey }: Holder): Buffer {
  const moment = share.subarray(ID_BYTES, ID_BYTES + KEY_BYTES);
  const shared = diffieHellman({ privateKey, publicKey: recipientOf(moment).publicKey });
  return decrypt(wrappingKey(shared, moment, publicKey), ONCE, share.subarray(ID_BYTES + KEY_BYTES), 'key');
}

const wrappingKey = (shared: Buffer, moment: Buffer, publicKey: KeyObject): Buffer =>
  drawnFrom(shared, 'sealed', Buffer.concat([moment, bytesOf(publicKey)]));

function encrypt(key: Buffer, iv: Buffer, plain: Buffer, about: string): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(about));
  return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

function decrypt(key: Buffer, iv: Buffer, sealed: Buffer, about: string): Buffer {
  const tag = sealed.subarray(-TAG_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(about));
  decipher.setAuthTag(tag);
  return Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()]);
}

import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import forge from 'node-forge';

type Named = { key: forge.pki.rsa.PrivateKey; certificate: forge.pki.Certificate };
type Subject = forge.pki.CertificateField[];

const UID = '0.9.2342.19200300.100.1.1';
export const PASS_TYPE = 'pass.example.uni.tickets';
export const TEAM = 'A1B2C3D4E5';
export const ISSUER = '3388000000012345678';
const ACCOUNT = 'passes@union.iam.gserviceaccount.com';

/** Short keys are quick to make, and nothing here depends on their strength. */
const KEY_BITS = 1024;

function newKey(): forge.pki.rsa.PrivateKey {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: KEY_BITS,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
  });
  return forge.pki.privateKeyFromPem(privateKey);
}

/** A certificate of this subject, signed by `issuer`, or by itself; good until `until`. With `cA` it may sign others. */
function certify(subject: Subject, issuer: Named | undefined, until: Date, cA: boolean): Named {
  const key = newKey();
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.setRsaPublicKey(key.n, key.e);
  certificate.serialNumber = '01';
  certificate.validity.notBefore = new Date('2020-01-01');
  certificate.validity.notAfter = until;
  certificate.setSubject(subject);
  certificate.setIssuer(issuer?.certificate.subject.attributes ?? subject);
  certificate.setExtensions([{ name: 'basicConstraints', cA, critical: true }]);
  certificate.sign(issuer?.key ?? key, forge.md.sha256.create());
  return { key, certificate };
}

const FAR = new Date('2120-01-01');
const authority = (name: string): Subject => [
  { name: 'commonName', value: name },
  { name: 'organizationName', value: 'Apfel Ltd' },
];

const derOf = ({ certificate }: Named): Buffer =>
  Buffer.from(forge.asn1.toDer(forge.pki.certificateToAsn1(certificate)).getBytes(), 'binary');

export type AppleFolder = {
  dir: string;
  /** DER of the certificate above wwdr.cer. */
  root: Buffer;
};

/** A folder as APPLE_PASSES wants it, from an authority of our own. */
export function makeAppleFolder(until = FAR, passphrase?: string): AppleFolder {
  const dir = mkdtempSync(join(tmpdir(), 'passes-'));
  const root = certify(authority('Apfel Root'), undefined, FAR, true);
  const wwdr = certify(authority('Worldwide Apfel Relations'), root, FAR, true);
  const subject = [
    { type: UID, value: PASS_TYPE },
    { name: 'commonName', value: `Pass Type ID: ${PASS_TYPE}` },
    { shortName: 'OU', value: TEAM },
  ];
  const signer = certify(subject, wwdr, until, false);
  const key = passphrase
    ? forge.pki.encryptRsaPrivateKey(signer.key, passphrase, { algorithm: 'aes256' })
    : forge.pki.privateKeyToPem(signer.key);
  writeFileSync(join(dir, 'pass.cer'), derOf(signer));
  writeFileSync(join(dir, 'pass.key'), key);
  writeFileSync(join(dir, 'wwdr.cer'), forge.pki.certificateToPem(wwdr.certificate));
  return { dir, root: derOf(root) };
}

/** A service account's key file, as GOOGLE_WALLET_KEY wants it, and its public half as PEM. */
export function makeGoogleKey(dir: string): { keyFile: string; publicKey: string } {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const keyFile = join(dir, 'service-account.json');
  writeFileSync(keyFile, JSON.stringify({ type: 'service_account', client_email: ACCOUNT, private_key: privateKey }));
  return { keyFile, publicKey };
}

export const removeFolder = (dir: string): void => rmSync(dir, { recursive: true, force: true });

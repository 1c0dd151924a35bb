import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AppleSettings } from '../config/wallet-settings.ts';
import { StartupError } from '../config/startup-error.ts';

/** The union's right to make passes for Apple Wallet. */
export type AppleIssuer = {
  /** The pass type and the team that Apple has named in the certificate. */
  passType: string;
  team: string;
  /** The certificate's end. Wallets refuse what is signed later. */
  expiresAt: Date;
  /** PEM, the key unlocked. */
  certificates: { signerCert: string; signerKey: string; wwdr: string };
};

const sources = {
  'pass.cer': 'download it from Apple, Certificates, your Pass Type ID',
  'pass.key': 'it is the private key with which you asked Apple for pass.cer',
  'wwdr.cer': 'download “Worldwide Developer Relations” from Apple’s certificate authority',
};

const refusal = (what: string): StartupError =>
  new StartupError(`APPLE_PASSES: ${what}, or leave APPLE_PASSES out to go without passes`);

function readPart(dir: string, name: keyof typeof sources): Buffer {
  try {
    return readFileSync(join(dir, name));
  } catch {
    throw refusal(`${join(dir, name)} can’t be read: ${sources[name]}`);
  }
}

/** Apple hands out DER; tools write PEM. Either is fine. */
function readCertificate(dir: string, name: 'pass.cer' | 'wwdr.cer'): X509Certificate {
  const bytes = readPart(dir, name);
  try {
    return new X509Certificate(bytes);
  } catch {
    throw refusal(`${join(dir, name)} is not a certificate: ${sources[name]}`);
  }
}

function readKey({ dir, passphrase }: AppleSettings): KeyObject {
  const key = readPart(dir, 'pass.key');
  try {
    return createPrivateKey({ key, ...(passphrase !== undefined && { passphrase }) });
  } catch {
    throw refusal(
      `${join(dir, 'pass.key')} can’t be opened: give a private key as PEM, and its passphrase, if it has one, as APPLE_PASSES_PASSPHRASE`,
    );
  }
}

/** Reads the certificate for passes. Throws StartupError if a part is missing, or doesn't belong to the others. */
export function openApple(settings: AppleSettings): AppleIssuer {
  const { dir } = settings;
  const certificate = readCertificate(dir, 'pass.cer');
  const wwdr = readCertificate(dir, 'wwdr.cer');
  const key = readKey(settings);
  const passType = /^UID=(pass\..+)$/m.exec(certificate.subject)?.[1];
  const team = /^OU=(\w+)$/m.exec(certificate.subject)?.[1];
  if (passType === undefined || team === undefined)
    throw refusal(`${join(dir, 'pass.cer')} is not a certificate of a Pass Type ID: ${sources['pass.cer']}`);
  if (key.asymmetricKeyType !== 'rsa' || !certificate.checkPrivateKey(key))
    throw refusal(`${join(dir, 'pass.key')} doesn’t belong to pass.cer: ${sources['pass.key']}`);
  if (!certificate.checkIssued(wwdr) || !certificate.verify(wwdr.publicKey))
    throw refusal(
      `${join(dir, 'wwdr.cer')} hasn’t signed pass.cer: fetch the one of the generation that pass.cer names as its issuer (${issuerOf(certificate)})`,
    );
  return {
    passType,
    team,
    expiresAt: certificate.validToDate,
    certificates: {
      signerCert: certificate.toString(),
      signerKey: String(key.export({ type: 'pkcs8', format: 'pem' })),
      wwdr: wwdr.toString(),
    },
  };
}

const issuerOf = ({ issuer }: X509Certificate): string => issuer.replaceAll('\n', ', ');

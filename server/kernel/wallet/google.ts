import { createPrivateKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { SignJWT } from 'jose';
import { StartupError } from '../config/startup-error.ts';
import type { GoogleSettings } from '../config/wallet-settings.ts';

/** The union as an issuer of Google Wallet. */
export type GoogleIssuer = {
  /** The number that the ids of its passes begin with. */
  id: string;
  /** The address of Google's page that saves these passes, signed at this moment. */
  linkTo: (passes: Record<string, object[]>, now: Date) => Promise<string>;
};

const SAVE = 'https://pay.google.com/gp/v/save/';

const refusal = (file: string): StartupError =>
  new StartupError(
    `GOOGLE_WALLET_KEY: ${file} is not a service account’s key: create one in the Google Cloud Console (Service accounts, Keys, JSON), or leave the GOOGLE_WALLET_ settings out to go without Google Wallet`,
  );

function readKey(file: string): { email: string; key: KeyObject } {
  try {
    const account = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
    const { client_email: email, private_key: key } = account;
    if (typeof email !== 'string' || typeof key !== 'string') throw refusal(file);
    return { email, key: createPrivateKey(key) };
  } catch {
    throw refusal(file);
  }
}

/** Reads the service account's key. Throws StartupError unless it is one. */
export function openGoogle({ issuer, keyFile }: GoogleSettings): GoogleIssuer {
  const { email, key } = readKey(keyFile);
  if (key.asymmetricKeyType !== 'rsa') throw refusal(keyFile);
  return {
    id: issuer,
    linkTo: async (payload, now) => {
      const token = await new SignJWT({ typ: 'savetowallet', origins: [], payload })
        .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
        .setIssuer(email)
        .setAudience('google')
        .setIssuedAt(Math.floor(now.getTime() / 1000))
        .sign(key);
      return `${SAVE}${token}`;
    },
  };
}

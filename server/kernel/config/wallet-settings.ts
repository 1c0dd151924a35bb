import { resolve } from 'node:path';
import { type Problems, readText } from './settings.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The location of the certificate for Apple Wallet. */
export type AppleSettings = {
  /** Absolute path of the folder with pass.cer, pass.key and wwdr.cer. */
  dir: string;
  /** Opens pass.key, if it is locked. */
  passphrase: string | undefined;
};

/** The union as an issuer of Google Wallet. */
export type GoogleSettings = {
  issuer: string;
  /** Absolute path of the service account's key, a JSON file. */
  keyFile: string;
};

export function readApple(env: Environment, problems: Problems): AppleSettings | undefined {
  const dir = readText(env, 'APPLE_PASSES');
  const passphrase = readText(env, 'APPLE_PASSES_PASSPHRASE');
  if (dir !== undefined) return { dir: resolve(dir), passphrase };
  if (passphrase !== undefined)
    problems.push(
      'APPLE_PASSES is missing: give the folder with pass.cer, pass.key and wwdr.cer, or remove APPLE_PASSES_PASSPHRASE to go without passes',
    );
  return undefined;
}

export function readGoogle(env: Environment, problems: Problems): GoogleSettings | undefined {
  const issuer = readText(env, 'GOOGLE_WALLET_ISSUER');
  const keyFile = readText(env, 'GOOGLE_WALLET_KEY');
  if (issuer === undefined && keyFile === undefined) return undefined;
  if (issuer === undefined || keyFile === undefined) {
    problems.push(
      'GOOGLE_WALLET_ISSUER and GOOGLE_WALLET_KEY belong together: give both, or neither to go without Google Wallet',
    );
    return undefined;
  }
  if (!/^\d{5,30}$/.test(issuer)) {
    problems.push(
      'GOOGLE_WALLET_ISSUER is not an issuer ID: copy the number from the Google Pay & Wallet Console, Google Wallet API',
    );
    return undefined;
  }
  return { issuer, keyFile: resolve(keyFile) };
}

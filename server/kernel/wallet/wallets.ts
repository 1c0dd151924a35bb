import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import { type AppleIssuer, openApple } from './apple.ts';
import { type GoogleIssuer, openGoogle } from './google.ts';

/** The wallets that the union issues passes for; undefined where it doesn't. */
export type Wallets = { apple: AppleIssuer | undefined; google: GoogleIssuer | undefined };

/**
 * Opens the wallets in the settings. Throws StartupError if a certificate or key is wrong. One that has expired is no reason to close the
 * portal: the log says so, and passes are off until it is renewed.
 */
export function openWallets({ appleWallet, googleWallet }: Config, now: Date, log: Logger): Wallets {
  const apple = appleWallet && openApple(appleWallet);
  if (apple !== undefined && apple.expiresAt <= now)
    log.warn(
      { expiredAt: apple.expiresAt },
      'Apple Wallet is off: pass.cer has expired. Renew it with Apple, put it into APPLE_PASSES and start again',
    );
  return { apple, google: googleWallet && openGoogle(googleWallet) };
}

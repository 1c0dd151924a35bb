import { createHmac, createSecretKey } from 'node:crypto';

/**
 * Makes a keyed fingerprint: equal texts have the same one, and it reveals nothing of the text without the portal's secret.
 * 256 bits as base64url. The same text has another fingerprint for another `purpose`.
 */
export type Fingerprint = (purpose: string, text: string) => string;

/** The portal's fingerprints, made with a key of their own that is derived from its secret. */
export function createFingerprint(secret: string): Fingerprint {
  // As plain bytes, it would be turned into a key again for every text.
  const key = createSecretKey(createHmac('sha256', secret).update('fingerprint').digest());
  return (purpose, text) =>
    createHmac('sha256', key)
      .update(JSON.stringify([purpose, text]))
      .digest('base64url');
}

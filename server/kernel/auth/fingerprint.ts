import { createHmac } from 'node:crypto';

/**
 * Names a text so that equal texts are known again, but only with the portal's secret: the name reveals nothing of the text.
 * 256 bits as base64url. The same text has another fingerprint for another `purpose`.
 */
export type Fingerprint = (purpose: string, text: string) => string;

/** The portal's fingerprints, from a key of their own that is drawn from its secret. */
export function createFingerprint(secret: string): Fingerprint {
  const key = createHmac('sha256', secret).update('fingerprint').digest();
  return (purpose, text) =>
    createHmac('sha256', key)
      .update(JSON.stringify([purpose, text]))
      .digest('base64url');
}

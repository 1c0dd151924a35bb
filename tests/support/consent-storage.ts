import { type Consent, consentKey } from '../../src/features/consent/consent.ts';

/** Storage of a browser with this answer to the cookie question; empty if it is undecided. */
export function storageOf(origin: string, consent: Consent) {
  if (consent === 'undecided') return {};
  const localStorage = [{ name: consentKey, value: String(consent === 'accepted') }];
  return { storageState: { cookies: [], origins: [{ origin, localStorage }] } };
}

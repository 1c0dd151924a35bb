import { type Consent, consentKey } from '../../src/features/consent/consent.ts';

/** Storage of a browser that has been asked for consent before. */
export function storageOf(origin: string, consent: Consent) {
  if (consent === 'undecided') return {};
  const localStorage = [{ name: consentKey, value: String(consent === 'accepted') }];
  return { storageState: { cookies: [], origins: [{ origin, localStorage }] } };
}

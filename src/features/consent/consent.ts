import { useSyncExternalStore } from 'react';

/** The visitor's answer about optional cookies; undecided on the server and while hydrating. */
export type Consent = 'undecided' | 'accepted' | 'refused';

/** The answer's storage key, with the value 'true' or 'false'. Nothing else is stored before the answer. */
export const consentKey = 'Cookie:accepted';

const listeners = new Set<() => void>();
/** Replaces the browser's storage if there is none: the answer then holds until the page is left. */
let unkept: string | null = null;

function kept(): string | null {
  try {
    return localStorage.getItem(consentKey) ?? unkept;
  } catch {
    return unkept;
  }
}

function read(): Consent {
  const answer = kept();
  if (answer === 'true') return 'accepted';
  return answer === 'false' ? 'refused' : 'undecided';
}

/** Keeps the visitor's answer; it can be given again at any time. */
export function decide(answer: 'accepted' | 'refused'): void {
  unkept = String(answer === 'accepted');
  try {
    localStorage.setItem(consentKey, unkept);
  } catch {
    // Storage is full or switched off.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab may decide for this one.
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** Returns the visitor's answer, and follows its changes. */
export const useConsent = (): Consent => useSyncExternalStore(subscribe, read, () => 'undecided');

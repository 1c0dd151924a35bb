import { useSyncExternalStore } from 'react';

/** What the visitor said about what the portal could do without; on the server and while hydrating, nothing yet. */
export type Consent = 'undecided' | 'accepted' | 'refused';

/** Where the answer is kept: 'true' or 'false'. Nothing else is kept before it. */
export const consentKey = 'Cookie:accepted';

const listeners = new Set<() => void>();
/** Stands in where the browser keeps nothing: the answer then holds until the page is left. */
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

/** What the visitor has said, as it changes. */
export const useConsent = (): Consent => useSyncExternalStore(subscribe, read, () => 'undecided');

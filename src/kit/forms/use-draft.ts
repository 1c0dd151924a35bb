import { useState, useSyncExternalStore } from 'react';
import { type Draft, readDraft } from './draft.ts';

const nothing: Draft = {};
const never = () => () => undefined;

/** The draft of a form from the last visit; empty on the server and while hydrating, which must agree with it. */
export function useDraft(formId: string, isKept: boolean): Draft {
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [draft] = useState(() =>
    isKept && typeof sessionStorage === 'object' ? readDraft(sessionStorage, formId) : nothing,
  );
  return isHydrated ? draft : nothing;
}

import { useState, useSyncExternalStore } from 'react';
import { type Draft, readDraft, readLost } from './draft.ts';

const nothing: Draft = {};
const never = () => () => undefined;

/** Reads this tab's storage at the first render; undefined on the server and while hydrating, which must agree with it. */
export function useKept<Value>(read: (kept: Storage) => Value): Value | undefined {
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [value] = useState(() => (typeof sessionStorage === 'object' ? read(sessionStorage) : undefined));
  return isHydrated ? value : undefined;
}

/** The remains of a form from the last visit. */
export interface KeptForm {
  draft: Draft;
  /** The fields whose answers the end of the session has cost; undefined unless it ended while the form was being filled in. */
  lost: readonly string[] | undefined;
}

/** The remains of a form; the draft of one that is not saved remains only if the session ended meanwhile. */
export function useDraft(formId: string, isSaved: boolean): KeptForm {
  const kept = useKept((storage): KeptForm => {
    const lost = readLost(storage, formId);
    return { draft: isSaved || lost !== undefined ? readDraft(storage, formId) : nothing, lost: lost?.fields };
  });
  return kept ?? { draft: nothing, lost: undefined };
}

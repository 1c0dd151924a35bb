import { useState } from 'react';
import { type Draft, forgetDraft, keepDraft, readDraft } from './draft.ts';
import { useSessionEnd } from './use-session-end.ts';

/** A choice that is being made and not yet sent, and the ways to change it. */
export interface TabDraft {
  /** Empty if nothing was chosen. */
  draft: Draft;
  put: (draft: Draft) => void;
  /** Removes it: it has been sent, or taken back. */
  forget: () => void;
}

/** A choice that no field of a form holds, kept in this tab at every change, and past the end of the session. Browser only. */
export function useTabDraft(id: string): TabDraft {
  const [draft, setDraft] = useState(() => readDraft(sessionStorage, id));
  useSessionEnd(id, () => (Object.keys(draft).length === 0 ? undefined : { draft, lost: [] }));
  return {
    draft,
    put: (next) => {
      keepDraft(sessionStorage, id, next);
      setDraft(next);
    },
    forget: () => {
      forgetDraft(sessionStorage, id);
      setDraft({});
    },
  };
}

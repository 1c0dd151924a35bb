import { useEffect, useEffectEvent } from 'react';
import { personOf } from '../session/person-of.ts';
import { session, useSession } from '../session/session.ts';
import { type Draft, keepDraft, keepLost } from './draft.ts';

/** A form to be kept: its draft, and the fields with answers that are not in it. */
export interface Left {
  draft: Draft;
  lost: readonly string[];
}

/** Keeps the form of this id when the session ends, to be taken up after logging in again; nothing if `leave` returns undefined. */
export function useSessionEnd(id: string, leave: () => Left | undefined): void {
  const current = useSession();
  const of = current.state === 'signedIn' ? personOf(current.token) : undefined;
  const keep = useEffectEvent(() => {
    const left = of === undefined ? undefined : leave();
    if (of === undefined || left === undefined) return;
    keepDraft(sessionStorage, id, left.draft);
    keepLost(sessionStorage, id, { of, fields: left.lost });
  });
  useEffect(
    () =>
      session.subscribe(() => {
        if (session.read().state === 'signedOut') keep();
      }),
    [],
  );
}

import { useSyncExternalStore } from 'react';
import { type Profile, useProfile } from './profile.ts';

type Organisation = Profile['student_organisations'][number];

const key = 'organisation';
const watchers = new Set<() => void>();

const watch = (changed: () => void) => {
  watchers.add(changed);
  addEventListener('storage', changed);
  return () => {
    watchers.delete(changed);
    removeEventListener('storage', changed);
  };
};

/** Chooses the organisation to act for; this browser keeps it. */
export function chooseOrganisation(id: string): void {
  localStorage.setItem(key, id);
  for (const changed of watchers) changed();
}

/** The organisations that the person acts for, and the one they chose: the first until they choose another. */
export function useOrganisation(): { all: readonly Organisation[]; current: Organisation | undefined } {
  const all = useProfile()?.student_organisations ?? [];
  const chosen = useSyncExternalStore(
    watch,
    () => localStorage.getItem(key),
    () => null,
  );
  return { all, current: all.find(({ id }) => id === chosen) ?? all[0] };
}

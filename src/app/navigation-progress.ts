import { useSyncExternalStore } from 'react';

/** `running` and `finishing` show the loading bar. */
export type Progress = 'idle' | 'running' | 'finishing';

const throttleMs = 200;
const hideAfterMs = 500;

const listeners = new Set<() => void>();
let progress: Progress = 'idle';
let timer: ReturnType<typeof setTimeout> | undefined;

function become(next: Progress): void {
  clearTimeout(timer);
  progress = next;
  for (const listener of listeners) listener();
}

/** Reports that a navigation has begun: the bar appears if it takes longer than 200 ms. */
export function navigationBegan(): void {
  if (progress === 'running') return;
  clearTimeout(timer);
  timer = setTimeout(() => become('running'), throttleMs);
}

/** Reports that a navigation has ended or was cancelled: the bar fills and hides after 500 ms. */
export function navigationEnded(): void {
  if (progress !== 'running') return become('idle');
  become('finishing');
  timer = setTimeout(() => become('idle'), hideAfterMs);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The state of the loading bar. */
export const navigationProgress = (): Progress => progress;

/** The state of the loading bar in a component. */
export const useNavigationProgress = (): Progress => useSyncExternalStore(subscribe, navigationProgress, () => 'idle');

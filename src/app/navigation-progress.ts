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

/** A navigation began to load: the bar shows if it takes longer than 200 ms. */
export function navigationBegan(): void {
  if (progress === 'running') return;
  clearTimeout(timer);
  timer = setTimeout(() => become('running'), throttleMs);
}

/** The navigation is there, or given up: the bar fills and hides after 500 ms. */
export function navigationEnded(): void {
  if (progress !== 'running') return become('idle');
  become('finishing');
  timer = setTimeout(() => become('idle'), hideAfterMs);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How far the loading bar is now. */
export const navigationProgress = (): Progress => progress;

/** How far the loading bar is, as it goes on. */
export const useNavigationProgress = (): Progress => useSyncExternalStore(subscribe, navigationProgress, () => 'idle');

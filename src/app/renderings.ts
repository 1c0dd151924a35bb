import type { DehydratedState } from '@tanstack/react-query';

const mostKept = 60;
/** Milliseconds for which a rendering may be used again: what hangs on the time of day alone is at most that old. */
const longestMs = 60_000;

interface Rendering {
  /** All that was read for it. */
  shown: string;
  at: number;
  html: string;
}

const kept = new Map<string, Rendering>();

const shownBy = ({ queries }: DehydratedState): string =>
  JSON.stringify(queries.map(({ queryKey, state }) => [queryKey, state.data]));

/**
 * Renders a page of a visitor, or takes its last rendering, where it shows the same: reading is quick, rendering is not. `key` stands for all
 * that a page hangs on beside what was read for it, but for the time.
 */
export function renderOnce(key: string, read: DehydratedState, render: () => string): string {
  const [shown, now] = [shownBy(read), performance.now()];
  const last = kept.get(key);
  if (last && last.shown === shown && now - last.at < longestMs) return last.html;
  if (kept.size >= mostKept) kept.clear();
  const html = render();
  kept.set(key, { shown, at: now, html });
  return html;
}

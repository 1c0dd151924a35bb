import { watch } from 'node:fs';

/** The milliseconds between the first and the last of the writes with which an editor saves. */
const SETTLING_MS = 60;

/**
 * Calls `redraw` once for each burst of changes below a folder, never twice at a time; changes made meanwhile are drawn after it.
 * @returns a function that stops watching
 */
export function watchFolder(folder: string, redraw: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isDrawing = false;
  let isStale = false;
  const draw = async (): Promise<void> => {
    if (isDrawing) return;
    isDrawing = true;
    while (isStale) {
      isStale = false;
      await redraw();
    }
    isDrawing = false;
  };
  const watcher = watch(folder, { recursive: true }, () => {
    isStale = true;
    clearTimeout(timer);
    timer = setTimeout(() => void draw(), SETTLING_MS);
  });
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}

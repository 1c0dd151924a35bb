/** Longer than a frame takes to reach the screen, milliseconds. */
const shownAfter = 20;

/**
 * Runs `work` once the next frame is on the screen: for what can wait until the person has seen a response. Returns a function that cancels.
 */
export function afterFrame(work: () => void): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    waiting = setTimeout(work, shownAfter);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(waiting);
  };
}

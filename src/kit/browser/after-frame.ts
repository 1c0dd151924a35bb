/** Longer than a frame takes to reach the screen, milliseconds. */
const shownAfter = 20;

/** Runs `work` once the next frame is shown: for what can wait until a person has seen the answer to what they did. Returns how to call it off. */
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

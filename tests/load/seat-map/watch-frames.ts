/** Measures inside the page, where the throttled work happens. Times in milliseconds. */
export function watchFrames() {
  let frames: number[] | undefined;

  let changed = performance.now();
  new MutationObserver(() => {
    changed = performance.now();
  }).observe(document.body, { childList: true, subtree: true });

  const tick = (now: number) => {
    frames?.push(now);
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);

  return {
    /** When the next frame has been drawn. */
    nextFrame: () => new Promise<void>((done) => requestAnimationFrame(() => afterThisTask(done))),
    /** Whether no tile has come or gone for a while. */
    idle: () => performance.now() - changed > 400,
    framesSeen: () => frames?.length ?? 0,
    startFrames: () => {
      frames = [];
    },
    takeFrames: () => {
      const taken = frames ?? [];
      frames = undefined;
      return taken.slice(1).map((now, at) => now - (taken[at] ?? now));
    },
  };
}

function afterThisTask(work: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', work, { once: true });
  port1.start();
  port2.postMessage(undefined);
}

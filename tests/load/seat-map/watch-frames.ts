/** Measures inside the page, where the throttled work happens. Times in milliseconds. */
export function watchFrames() {
  const clicks: number[] = [];
  let frames: number[] | undefined;

  /** From the release of a seat to the end of the frame that shows it, without the wait for the screen between them. */
  const watchClick = () => {
    const start = performance.now();
    afterThisTask(() => {
      const handled = performance.now() - start;
      requestAnimationFrame(() => {
        const frame = performance.now();
        afterThisTask(() => clicks.push(handled + performance.now() - frame));
      });
    });
  };
  addEventListener('pointerup', watchClick, { capture: true });

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
    /** The time at which the next frame has been drawn. */
    nextFrame: () => new Promise<void>((done) => requestAnimationFrame(() => afterThisTask(done))),
    /** True if no tile has been added or removed for a while. */
    idle: () => performance.now() - changed > 400,
    framesSeen: () => frames?.length ?? 0,
    takeClicks: () => clicks.splice(0),
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

/** Runs `work` when the present task, or the frame that it belongs to, has ended. */
export function afterThisTask(work: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', work, { once: true });
  port1.start();
  port2.postMessage(undefined);
}

const nextFrame = () => new Promise<number>((done) => requestAnimationFrame(done));

/** Measures inside the page, where the throttled work happens. Times in milliseconds. */
export function watchFrames() {
  const clicks: number[] = [];

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

  return {
    /** True if nothing has been added to the page or removed from it for so many milliseconds. */
    isIdle: (quiet: number) => performance.now() - changed > quiet,
    takeClicks: () => clicks.splice(0),
    /** Drags the pressed mouse along a path, one step a frame. Returns the time between each two frames. */
    async drag(from: { x: number; y: number }, steps: number): Promise<number[]> {
      // What is pressed has the pointer until it is released; a tile of the map leaves the page when it is dragged out of sight.
      const pressed = document.elementFromPoint(from.x, from.y);
      const target = pressed?.closest('[aria-hidden]') ?? pressed;
      const frames: number[] = [];
      let before = await nextFrame();
      for (let step = 1; step <= steps; step += 1) {
        const turn = (step / steps) * 2 * Math.PI;
        const [clientX, clientY] = [from.x - 320 * Math.sin(turn), from.y - 150 * (1 - Math.cos(turn))];
        target?.dispatchEvent(
          new PointerEvent('pointermove', { clientX, clientY, pointerId: 1, pointerType: 'mouse', bubbles: true }),
        );
        const now = await nextFrame();
        frames.push(now - before);
        before = now;
      }
      return frames;
    },
  };
}

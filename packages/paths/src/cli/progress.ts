/** Between two lines about progress in a log. */
const LOG_PAUSE_MS = 10_000;

/** Shows how far a long run is and how long it will still take: continuously on a terminal, now and then in a log. */
export function progress(name: string): (done: number, all: number) => void {
  const begin = performance.now();
  let told = begin;
  return (done, all) => {
    const now = performance.now();
    const left = Math.ceil((((now - begin) / done) * (all - done)) / 1000);
    if (!process.stderr.isTTY) {
      if (now - told < LOG_PAUSE_MS) return;
      told = now;
      process.stderr.write(`${name}: ${done} of ${all}, ${left} s left\n`);
      return;
    }
    process.stderr.write(done === all ? '\r\u001b[K' : `\r\u001b[K${name}: ${done} of ${all}, ${left} s left`);
  };
}

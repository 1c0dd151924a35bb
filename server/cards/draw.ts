import { Problem } from '../http/problem.ts';
import { sharp } from '../files/sharp.ts';

/** One card at a time: drawing takes a whole core. Whoever would wait behind more than these is asked to come back. */
const MOST_WAITING = 12;
const RETRY_SECONDS = 5;

let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/** Turns the SVG of a card into a PNG. Throws 503 when too many wait for theirs. */
export async function drawPng(svg: string): Promise<Buffer> {
  if (waiting >= MOST_WAITING) throw new Problem(503, 'too_busy', { retryAfterSeconds: RETRY_SECONDS });
  waiting += 1;
  const drawn = last.then(() => sharp(Buffer.from(svg)).png({ palette: true, colours: 128, effort: 7 }).toBuffer());
  last = drawn.catch(() => undefined);
  return drawn.finally(() => {
    waiting -= 1;
  });
}

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Problem } from '../http/problem.ts';
import type { DrawnCard } from './card-svg.ts';

/** One card at a time: drawing takes a whole core. Whoever would wait behind more than these is asked to come back. */
const MOST_WAITING = 8;
const RETRY_SECONDS = 5;
const DEADLINE_MS = 20_000;

let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/**
 * Draws a card as a PNG, in a process of its own: what the library takes of memory goes with it, and its reader of SVG is never open to
 * what people upload. Throws 503 when too many wait for theirs.
 */
export async function drawApart(card: DrawnCard): Promise<Buffer> {
  if (waiting >= MOST_WAITING) throw new Problem(503, 'too_busy', { retryAfterSeconds: RETRY_SECONDS });
  waiting += 1;
  const drawn = last.then(() => draw(card));
  last = drawn.catch(() => undefined);
  return drawn.finally(() => {
    waiting -= 1;
  });
}

async function draw(card: DrawnCard): Promise<Buffer> {
  const painter = fork(new URL('draw-process.ts', import.meta.url), {
    env: {},
    execArgv: [],
    serialization: 'advanced',
    timeout: DEADLINE_MS,
  });
  painter.send(card);
  const ended = once(painter, 'exit').then(([code, signal]) =>
    Promise.reject(new Error(`The drawing of a card broke off (${signal ?? code}): its process has said why.`)),
  );
  const [png] = (await Promise.race([once(painter, 'message'), ended])) as [Uint8Array];
  return Buffer.from(png);
}

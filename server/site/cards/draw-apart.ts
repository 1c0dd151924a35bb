import { fork } from 'node:child_process';
import { once } from 'node:events';
import { bounded } from '../../kernel/http/bounded.ts';
import type { DrawnCard } from './card-svg.ts';

const DEADLINE_MS = 20_000;
/** One card at a time: drawing takes a whole core. */
const drawing = bounded({ atOnce: 1, mostWaiting: 7, retryAfterSeconds: 5 });

/**
 * Draws a card as a PNG, in a process of its own: the library's memory is freed with it, and its SVG reader is never exposed to
 * uploads. Throws 503 when too many are queued.
 */
export const drawApart = async (card: DrawnCard): Promise<Buffer> => {
  const [png] = await drawing.run(() => draw(card));
  if (png === undefined) throw new Error('The drawing of a card brought nothing');
  return png;
};

/** Draws SVGs without text as PNGs of their size, in the same way. */
export const drawImagesApart = (svgs: readonly string[]): Promise<Buffer[]> => drawing.run(() => draw(svgs));

async function draw(drawn: DrawnCard | readonly string[]): Promise<Buffer[]> {
  const painter = fork(new URL('draw-process.ts', import.meta.url), {
    env: {},
    execArgv: [],
    serialization: 'advanced',
    timeout: DEADLINE_MS,
  });
  painter.send(drawn);
  const ended = once(painter, 'exit').then(([code, signal]) =>
    Promise.reject(new Error(`The drawing of a card broke off (${signal ?? code}): its process has said why.`)),
  );
  const [pngs] = (await Promise.race([once(painter, 'message'), ended])) as [Uint8Array[]];
  return pngs.map((png) => Buffer.from(png));
}

import { enableCompileCache } from 'node:module';
import type { DrawnCard } from './card-svg.ts';

// Enabled before anything else is loaded: a process for one card would take longer to compile its code than to draw.
enableCompileCache(new URL('../../../node_modules/.cache/compiled', import.meta.url).pathname);

/** A card, or SVGs that are finished. */
process.once('message', (drawn: DrawnCard | readonly string[]) => {
  void run(drawn).then((pngs) => process.send?.(pngs, () => process.exit()));
});

async function run(drawn: DrawnCard | readonly string[]): Promise<Buffer[]> {
  const { drawPng } = await import('./draw-png.ts');
  if ('art' in drawn) return [await drawPng((await import('./card-svg.ts')).cardSvg(drawn))];
  return Promise.all(drawn.map(drawPng));
}

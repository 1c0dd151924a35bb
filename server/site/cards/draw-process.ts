import { enableCompileCache } from 'node:module';
import type { DrawnCard } from './card-svg.ts';

// Enabled before anything else is loaded: a process for one card would take longer to compile its code than to draw.
enableCompileCache(new URL('../../../node_modules/.cache/compiled', import.meta.url).pathname);

process.once('message', (card: DrawnCard) => {
  void run(card).then((png) => process.send?.(png, () => process.exit()));
});

async function run(card: DrawnCard): Promise<Buffer> {
  const [{ cardSvg }, { drawPng }] = await Promise.all([import('./card-svg.ts'), import('./draw-png.ts')]);
  return drawPng(cardSvg(card));
}

import { readFileSync } from 'node:fs';
import { cached } from '../../../kernel/cached.ts';
import { COLOUR } from '../../../kernel/pdf/style.ts';
import type { Poster } from '../../../kernel/pdf/strip.ts';
import type { BookingDeps } from '../deps.ts';
import { HOUR_MS } from '../../../../machines/flow/durations.ts';

/** The pictures of a pass by their file names. */
export type PassArt = Record<string, Buffer>;

/** In points: Apple's sizes for passes of events. */
const STRIP = { width: 375, height: 98 };
const ICON = 29;
const LOGO = 50;

const eye = readFileSync(new URL('../../../../public/favicon.svg', import.meta.url), 'utf8')
  .replace(/^<svg[^>]*>/, '')
  .replace(/<style>.*<\/svg>\s*$/s, '');
/** Its outlines as they are in the dark theme: a pass is dark. */
const eyeOnHarbour = eye.replaceAll(`path fill="${COLOUR.harbour}"`, 'path fill="#6FA9D8"');

const drawing = (width: number, height: number, viewBox: string, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}" preserveAspectRatio="xMidYMid slice">${content}</svg>`;

const icon = (side: number): string =>
  drawing(side, side, '-8 -26 136 136', `<rect x="-8" y="-26" width="136" height="136" fill="${COLOUR.card}"/>${eye}`);
const logo = (side: number): string => drawing(side, side, '0 -18 120 120', eyeOnHarbour);

/** Draws the pictures of an event's passes, once an hour. A portal that serves no pages draws no scene. */
export function passArt({ cache, drawScene, drawImages }: Pick<BookingDeps, 'cache' | 'drawScene' | 'drawImages'>) {
  const bytesOf = (art: PassArt) => Object.values(art).reduce((sum, { length }) => sum + length, 0);
  const artOf = cached({ cache, name: 'pass art', freshMs: HOUR_MS, bytesOf }, async (key): Promise<PassArt> => {
    const scene = await drawScene(JSON.parse(key) as Poster);
    const svgs: Record<string, string> = {};
    for (const [scale, suffix] of [
      [1, ''],
      [2, '@2x'],
      [3, '@3x'],
    ] as const) {
      svgs[`icon${suffix}.png`] = icon(ICON * scale);
      svgs[`logo${suffix}.png`] = logo(LOGO * scale);
      if (scene !== null)
        svgs[`strip${suffix}.png`] = drawing(
          STRIP.width * scale,
          STRIP.height * scale,
          `0 0 ${scene.width} ${scene.height}`,
          scene.art,
        );
    }
    const pngs = await drawImages(Object.values(svgs));
    return Object.fromEntries(Object.keys(svgs).map((name, at) => [name, pngs[at] ?? Buffer.alloc(0)]));
  });
  return (poster: Poster): Promise<PassArt> => artOf(JSON.stringify({ seed: poster.seed, scene: poster.scene }));
}

import type { Paint } from '../theme/palette.ts';
import { randomFrom, type Random } from './random.ts';

/** The paints of a poster's upper part. */
export interface Sky {
  sky: Paint;
  sun: Paint;
  third: Paint;
}

/** What posters can show. */
export const sceneNames = ['prow', 'gaze', 'gallarija', 'floor', 'swell'] as const;

/** Name of a scene. */
export type Scene = (typeof sceneNames)[number];

const skies = [
  { sky: 'sky', sun: 'white', third: 'blue' },
  { sky: 'sand', sun: 'red', third: 'blue' },
  { sky: 'yellow', sun: 'red', third: 'ink' },
  { sky: 'white', sun: 'yellow', third: 'blue' },
  { sky: 'green', sun: 'yellow', third: 'white' },
  { sky: 'red', sun: 'yellow', third: 'ink' },
] as const satisfies readonly Sky[];

/** A red or green sky would swallow the bow's painted bands. */
const calmSkies = [skies[0], skies[1], skies[2], skies[3]] as const;

/** How a poster is going to look, before any of it is drawn. */
export interface ChosenPoster {
  scene: Scene;
  paints: Sky;
  /** The paint in which a title reads on that sky. */
  title: 'ink' | 'white';
  /** What the drawing goes on choosing with. */
  random: Random;
}

/** Chooses the look of a seed's poster; `name` overrules the seed's own choice of scene where there is one of that name. */
export function choosePoster(seed: string, name: string | null): ChosenPoster {
  const random = randomFrom(`poster ${seed}`);
  const scene = sceneNames.find((known) => known === name) ?? random.pick(sceneNames);
  const paints = random.pick<Sky>(scene === 'prow' ? calmSkies : skies);
  const title = paints.sky === 'red' || paints.sky === 'green' ? 'white' : 'ink';
  return { scene, paints, title, random };
}

import type { ReactNode } from 'react';
import { randomFrom } from './random.ts';
import { scenes, type Scene, type Sky } from './scenes.tsx';

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

const sceneNames = ['prow', 'gaze', 'gallarija', 'floor', 'swell'] as const satisfies readonly Scene[];

/** A drawn poster. */
export interface DrawnPoster {
  art: ReactNode;
  /** Paint of the upper part, where the title stands. */
  sky: Sky['sky'];
  /** The paint in which a title reads on that sky. */
  title: 'ink' | 'white';
}

/** Draws the poster of a seed; `scene` overrules the seed's own choice of scene. */
export function drawPoster(seed: string, scene?: Scene): DrawnPoster {
  const random = randomFrom(`poster ${seed}`);
  const name = scene ?? random.pick(sceneNames);
  const paints = random.pick<Sky>(name === 'prow' ? calmSkies : skies);
  const title = paints.sky === 'red' || paints.sky === 'green' ? 'white' : 'ink';
  return { art: scenes[name](random, paints), sky: paints.sky, title };
}

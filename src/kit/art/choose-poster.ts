import type { Paint } from '../theme/palette.ts';
import { randomFrom, type Random } from './random.ts';

/** The paints of a poster's upper part. */
export interface Sky {
  sky: Paint;
  sun: Paint;
  third: Paint;
}

/** Names of the scenes that suit any subject. */
const plainScenes = ['prow', 'gaze', 'gallarija', 'floor', 'swell'] as const;

/** Names of the scenes that a poster can show. */
export const sceneNames = [
  ...plainScenes,
  'lamp',
  'microphone',
  'reel',
  'cross',
  'chairs',
  'football',
  'drum',
  'ferry',
  'buzzer',
  'cap',
] as const;

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

/** The look of a poster, before any of it is drawn. */
export interface ChosenPoster {
  scene: Scene;
  paints: Sky;
  /** The paint in which a title is legible on that sky. */
  title: 'ink' | 'white';
  /** The paint of a band that carries a white title. */
  band: 'blue' | 'ink';
  /** The generator with which the drawing goes on choosing. */
  random: Random;
}

/** Chooses the look of a seed's poster; `name` overrides the seed's choice of scene if a scene has that name. */
export function choosePoster(seed: string, name: string | null): ChosenPoster {
  const random = randomFrom(`poster ${seed}`);
  const scene = sceneNames.find((known) => known === name) ?? random.pick(plainScenes);
  const paints = random.pick<Sky>(scene === 'prow' ? calmSkies : skies);
  const title = paints.sky === 'red' || paints.sky === 'green' ? 'white' : 'ink';
  return { scene, paints, title, band: paints.third === 'blue' ? 'blue' : 'ink', random };
}

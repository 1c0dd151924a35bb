import type { ReactNode } from 'react';
import type { Sky } from '../choose-poster.ts';
import type { Edges } from '../paper.ts';
import type { Random } from '../random.ts';

/** Chances, paints and room for one drawing. */
export interface SceneProps extends Sky, Edges {
  random: Random;
}

/** Draws a scene around the middle of its ground, which runs to the sheet's edges. */
export type DrawScene = (props: SceneProps) => ReactNode;

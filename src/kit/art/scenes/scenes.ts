import type { Scene } from '../choose-poster.ts';
import { buzzer, cap, chairs, cross, ferry, football } from './days.tsx';
import { drum, lamp, microphone, reel } from './evenings.tsx';
import { floor, gallarija, gaze, prow, swell } from './plain.tsx';
import type { DrawScene } from './scene.ts';

/** Every scene by name. */
export const scenes: Record<Scene, DrawScene> = {
  prow,
  gaze,
  gallarija,
  floor,
  swell,
  lamp,
  microphone,
  reel,
  cross,
  chairs,
  football,
  drum,
  ferry,
  buzzer,
  cap,
};

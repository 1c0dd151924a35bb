import { type Scene, scenes } from '../art/scenes.tsx';

const isScene = (name: string): name is Scene => Object.hasOwn(scenes, name);

/** The drawing of that name, for a poster; none lets the seed choose. */
export const sceneProps = (name: string | null): { scene?: Scene } =>
  name !== null && isScene(name) ? { scene: name } : {};

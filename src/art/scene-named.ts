import { scenes, type Scene } from './scenes.tsx';

const isScene = (name: string): name is Scene => Object.hasOwn(scenes, name);

/** The scene of that name; undefined where there is none, so that the poster's seed chooses. */
export function sceneNamed(name: string | null): Scene | undefined {
  return name !== null && isScene(name) ? name : undefined;
}

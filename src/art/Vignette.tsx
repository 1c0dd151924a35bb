import { drawPoster } from './draw-poster.ts';
import { Picture } from './Picture.tsx';
import { sceneNamed } from './scene-named.ts';

interface Props {
  /** Something that stays, such as a slug. */
  seed: string;
  /** Name of a scene; where there is none of that name the seed chooses. */
  scene: string | null;
}

/** A poster's drawing without words. It fills its box, cut at the top where the box is wide. */
export function Vignette({ seed, scene }: Props) {
  return (
    <Picture width={400} height={500} fit="stand">
      {drawPoster(seed, sceneNamed(scene)).art}
    </Picture>
  );
}

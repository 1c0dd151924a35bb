import { stillPart } from '../late/late-part.tsx';

interface Props {
  /** Something that stays, such as a slug. */
  seed: string;
  /** Name of a scene; where there is none of that name the seed chooses. */
  scene: string | null;
}

/** A poster's drawing without words, 4 by 5. It fills its box, cut at the top where the box is wide. */
export const Vignette = stillPart<Props>(async () => (await import('./DrawnScene.tsx')).DrawnScene).Part;

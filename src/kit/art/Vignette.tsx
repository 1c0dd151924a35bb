import { stillPart } from '../late/late-part.tsx';

interface Props {
  /** A value that does not change, such as a slug. */
  seed: string;
  /** Name of a scene; null, or a name that no scene has, lets the seed choose. */
  scene: string | null;
}

/** A poster's drawing without words, 4 by 5. It fills its box, cropped at the top where the box is wide. */
export const Vignette = stillPart<Props>(async () => (await import('./DrawnScene.tsx')).DrawnScene).Part;

import type { PaperName } from './paper.ts';
import { stillPart } from '../late/late-part.tsx';

interface Props {
  /** A value that does not change, such as a slug. */
  seed: string;
  /** Name of a scene; null, or a name that no scene has, lets the seed choose. */
  scene: string | null;
  /** The sheet that it is composed for: 3:2 unless told otherwise. */
  paper?: PaperName;
}

/** A poster's drawing without words. It fills its box, cropped at the top where the box is wider than its sheet. */
export const Vignette = stillPart<Props>(async () => (await import('./DrawnScene.tsx')).DrawnScene).Part;

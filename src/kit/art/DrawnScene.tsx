import { choosePoster } from './choose-poster.ts';
import { Picture } from './Picture.tsx';
import { scenes } from './scenes.tsx';

interface Props {
  seed: string;
  scene: string | null;
}

/** The drawing of a poster; see Vignette. */
export function DrawnScene({ seed, scene: name }: Props) {
  const { scene, paints, random } = choosePoster(seed, name);
  return (
    <Picture width={400} height={500} fit="stand">
      {scenes[scene](random, paints)}
    </Picture>
  );
}

import { papers, type PaperName } from './paper.ts';
import { Picture } from './Picture.tsx';
import { SceneMarks } from './SceneMarks.tsx';

interface Props {
  seed: string;
  scene: string | null;
  paper?: PaperName;
}

/** The drawing of a poster; see Vignette. */
export function DrawnScene({ seed, scene, paper = 'wide' }: Props) {
  const { width, height } = papers[paper];
  return (
    <Picture width={width} height={height} fit="stand">
      <SceneMarks seed={seed} scene={scene} paper={paper} />
    </Picture>
  );
}

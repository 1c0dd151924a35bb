import { choosePoster } from './choose-poster.ts';
import { edgesOf, papers, type PaperName } from './paper.ts';
import { scenes } from './scenes/scenes.ts';
import { Block } from './shapes.tsx';

interface Props {
  seed: string;
  scene: string | null;
  paper: PaperName;
}

/** A poster's scene composed for a sheet, to set inside a picture of the sheet's size. */
export function SceneMarks({ seed, scene: name, paper }: Props) {
  const sheet = papers[paper];
  const { scene, paints, random } = choosePoster(seed, name);
  return (
    <>
      <Block w={sheet.width} h={sheet.height} paint={paints.sky} />
      <g transform={`translate(${sheet.x} ${sheet.ground}) scale(${sheet.scale})`}>
        {scenes[scene]({ random, ...paints, ...edgesOf(sheet) })}
      </g>
    </>
  );
}

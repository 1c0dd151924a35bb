import { choosePoster } from './choose-poster.ts';
import { EyeMarks } from './Eye.tsx';
import { papers } from './paper.ts';
import { SceneMarks } from './SceneMarks.tsx';
import { Block, Placed } from './shapes.tsx';

interface Props {
  seed: string;
  scene: string | null;
  width: number;
  height: number;
}

/** The paint in which text is legible on a card of this seed. */
export const cardInk = ({ seed, scene }: Pick<Props, 'seed' | 'scene'>) => choosePoster(seed, scene).title;

const bands = [
  { paint: 'yellow', share: 0.34 },
  { paint: 'green', share: 0.26 },
  { paint: 'red', share: 0.22 },
  { paint: 'white', share: 0.18 },
] as const;
const bandsHeight = 26;
/** The painted bands of the hull, along the foot. */
function Hull({ width, height }: Pick<Props, 'width' | 'height'>) {
  let top = height - bandsHeight;
  return bands.map(({ paint, share }) => {
    const y = top;
    top += share * bandsHeight;
    return <Block key={paint} y={y} w={width} h={height - y} paint={paint} />;
  });
}

/** A poster's scene over the whole width, its subject on the left; the union's eye at the top of the words, and the hull below all. */
export function CardArt({ seed, scene, width, height }: Props) {
  const { paints, title } = choosePoster(seed, scene);
  const { height: sceneHeight } = papers.card;
  return (
    <>
      <svg width={width} height={sceneHeight} viewBox={`0 0 ${width} ${sceneHeight}`}>
        <SceneMarks seed={seed} scene={scene} paper="card" />
      </svg>
      <Placed x={540} y={40} scale={0.56}>
        <EyeMarks lid={title} brow={paints.sky === 'red' ? 'yellow' : 'red'} />
      </Placed>
      <Hull width={width} height={height} />
    </>
  );
}

import { choosePoster } from './choose-poster.ts';
import { EyeMarks } from './Eye.tsx';
import { scenes } from './scenes.tsx';
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
/** Width of the art: just enough to show the poster whole. */
const side = 483;

/** The painted bands of the hull, along the foot. */
function Hull({ width, height }: Pick<Props, 'width' | 'height'>) {
  let top = height - bandsHeight;
  return bands.map(({ paint, share }) => {
    const y = top;
    top += share * bandsHeight;
    return <Block key={paint} y={y} w={width} h={height - y} paint={paint} />;
  });
}

/** The art of a poster on the left, where its boat comes in, its sky carried over to the right, and the hull below both. */
export function CardArt({ seed, scene: name, width, height }: Props) {
  const { scene, paints, random, title } = choosePoster(seed, name);
  const { sky } = paints;
  return (
    <>
      <Block w={width} h={height} paint={sky} />
      <svg width={side} height={height - bandsHeight} viewBox="0 0 400 500" preserveAspectRatio="xMidYMax slice">
        {scenes[scene](random, paints)}
      </svg>
      <Placed x={side + 58} y={524} scale={0.62}>
        <EyeMarks lid={title} brow={sky === 'red' ? 'yellow' : 'red'} />
      </Placed>
      <Hull width={width} height={height} />
    </>
  );
}

import { Block, Disc, Shape, Stroke } from '../shapes.tsx';
import { Stage } from './grounds.tsx';
import type { DrawScene } from './scene.ts';

/** An oil lamp and its glow. */
export const lamp: DrawScene = ({ sun, sky, ...edges }) => (
  <>
    <Disc x={0} y={-128} r={96} paint={sun} />
    <Disc x={0} y={-128} r={66} paint={sky === 'white' ? 'sand' : 'white'} />
    <Shape paint="sky" d="M-24 -94C-54 -132 -40 -160 -20 -216H20C40 -160 54 -132 24 -94Z" />
    <Shape paint="white" d="M-17 -94C-42 -130 -30 -160 -13 -210H13C30 -160 42 -130 17 -94Z" />
    <Shape paint="red" d="M0 -172C25 -142 22 -102 0 -96C-22 -102 -25 -142 0 -172Z" />
    <Shape paint="yellow" d="M0 -140C12 -126 11 -104 0 -99C-11 -104 -12 -126 0 -140Z" />
    <Block x={-34} y={-98} w={68} h={14} paint="yellow" />
    <Shape paint="blue" d="M-30 -84H30C74 -74 74 -30 34 -20H-34C-74 -30 -74 -74 -30 -84Z" />
    <Shape paint="ink" d="M-34 -22H34L56 0H-56Z" />
    <Disc x={64} y={-58} r={13} paint="ink" />
    <Stage {...edges} paint="ink" band="red" />
  </>
);

/** A singer's microphone. */
export const microphone: DrawScene = ({ sun, ...edges }) => (
  <>
    <Disc x={0} y={-124} r={100} paint={sun} />
    <Shape paint="ink" d="M-54 -134V-170A54 52 0 0 1 54 -170V-134A54 52 0 0 1 -54 -134Z" />
    <Shape paint="white" d="M-44 -160V-168A44 44 0 0 1 44 -168V-160Z" />
    <Shape paint="white" d="M-44 -136H44V-132A44 44 0 0 1 -44 -132Z" />
    {[-28, -8, 12, 32].map((x) => (
      <Block key={x} x={x - 6} y={-216} w={8} h={132} paint="ink" />
    ))}
    <Block x={-54} y={-160} w={108} h={24} paint="red" />
    <Stroke paint="blue" width={13} d="M-72 -156V-132A72 66 0 0 0 72 -132V-156" />
    <Block x={-7} y={-68} w={14} h={52} paint="blue" />
    <Shape paint="blue" d="M-58 0A58 22 0 0 1 58 0Z" />
    <Stage {...edges} paint="ink" band="yellow" />
  </>
);

const holes = [0, 72, 144, 216, 288].map((degrees) => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return { x: -34 + Math.round(58 * Math.cos(angle)), y: -116 + Math.round(58 * Math.sin(angle)) };
});

/** A reel, whose film runs off the picture. */
export const reel: DrawScene = ({ sky, sun, left, right, bottom }) => (
  <>
    <Disc x={72} y={-128} r={84} paint={sun} />
    <Disc x={-34} y={-116} r={106} paint="ink" />
    <Disc x={-34} y={-116} r={96} paint={sky === 'white' ? 'sand' : 'white'} />
    <Disc x={-34} y={-116} r={90} paint="blue" />
    {holes.map((at) => (
      <Disc key={at.x} {...at} r={24} paint={sky === 'white' ? 'sand' : 'white'} />
    ))}
    <Disc x={-34} y={-116} r={17} paint="ink" />
    <Disc x={-34} y={-116} r={7} paint="yellow" />
    <Block x={left} y={8} w={right - left} h={bottom} paint="red" />
    <Block x={-40} y={-14} w={right + 40} h={36} paint="ink" />
    {Array.from({ length: Math.ceil((right + 30) / 26) }, (_, place) => (
      <Block key={place} x={-30 + place * 26} y={-8} w={13} h={7} paint="white" />
    ))}
    {Array.from({ length: Math.ceil((right + 30) / 26) }, (_, place) => (
      <Block key={place} x={-30 + place * 26} y={9} w={13} h={7} paint="white" />
    ))}
  </>
);

/** A village band's drum with its sticks. */
export const drum: DrawScene = ({ sky, sun, ...edges }) => (
  <>
    <Disc x={0} y={-122} r={102} paint={sun} />
    <Shape paint={sky === 'red' ? 'blue' : 'red'} d="M-104 -128H104V-26A104 30 0 0 1 -104 -26Z" />
    <Stroke paint="white" width={6} d="M-101 -120L-76 -14L-50 -104L-25 2L0 -100L25 2L50 -104L76 -14L101 -120" />
    <Shape paint="ink" d="M-108 -34V-20A108 32 0 0 0 108 -20V-34A108 32 0 0 1 -108 -34Z" />
    <Shape paint="ink" d="M-108 -128A108 33 0 0 1 108 -128V-112A108 33 0 0 1 -108 -112Z" />
    <Shape paint="white" d="M-98 -129A98 25 0 0 1 98 -129A98 25 0 0 1 -98 -129Z" />
    <Stroke paint="ink" width={11} d="M-26 -132L-116 -206M26 -132L116 -206" />
    <Disc x={-26} y={-134} r={11} paint="yellow" />
    <Disc x={26} y={-134} r={11} paint="yellow" />
    <Stage {...edges} paint="blue" band="white" />
  </>
);

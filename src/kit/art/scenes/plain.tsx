import type { Paint } from '../../theme/palette.ts';
import { EyeMarks } from '../Eye.tsx';
import { Block, Disc, Pane, Placed, Shape } from '../shapes.tsx';
import { TileMarks } from '../TileMarks.tsx';
import { Sea, steps } from './grounds.tsx';
import type { DrawScene } from './scene.ts';

type Sun = { x: number; r: number };

/** Suns behind the bow, each shown whole. */
const prowSuns: readonly [Sun, ...Sun[]] = [
  { x: 30, r: 76 },
  { x: -10, r: 92 },
  { x: 60, r: 70 },
];

/** The bow comes in from the left, watching. */
export const prow: DrawScene = ({ random, sun, ...edges }) => (
  <>
    <Disc {...random.pick(prowSuns)} y={-128} paint={sun} />
    <g transform="translate(-124 -318) scale(.68)">
      <Shape paint="blue" d="M-900 302H-10C130 300 272 272 345 184C350 270 336 366 290 470H-900Z" />
      <Shape paint="yellow" d="M-900 268H-10C120 262 250 236 316 150L344 144L345 166C280 262 130 292 -10 294H-900Z" />
      <Shape paint="green" d="M-900 282H-10C130 280 270 250 344.5 160L345 186C270 286 130 312 -10 314H-900Z" />
      <Shape paint="red" d="M-900 302H-10C130 300 270 272 345 182L345 206C270 304 130 330 -10 332H-900Z" />
      <Shape paint="white" d="M-900 422H-10C110 428 220 424 305 432L290 470H-900Z" />
      <Shape paint="red" d="M-900 436H-10C110 442 220 438 299 446L290 480H-900Z" />
      <Placed x={158} y={306} scale={1.18}>
        <EyeMarks brow="yellow" iris="sky" />
      </Placed>
    </g>
    <Sea {...edges} />
  </>
);

/** One enormous eye over painted bands. */
export const gaze: DrawScene = ({ sky, sun, left, right, bottom }) => {
  const w = right - left;
  return (
    <>
      <Disc x={0} y={-112} r={112} paint={sun} />
      <Disc x={0} y={-112} r={90} paint={sky === 'white' ? 'sky' : 'white'} />
      <Placed x={-136} y={-204} scale={2.26}>
        <EyeMarks brow="ink" />
      </Placed>
      <Block x={left} y={-26} w={w} h={10} paint="white" />
      <Block x={left} y={-16} w={w} h={10} paint="green" />
      <Block x={left} y={-6} w={w} h={8} paint="white" />
      <Block x={left} y={2} w={w} h={bottom} paint="blue" />
    </>
  );
};

interface BalconyProps {
  x: number;
  top: number;
  wall: Paint;
  wood: Paint;
}

function Balcony({ x, top, wall, wood }: BalconyProps) {
  const floor = top + 128;
  return (
    <>
      <Block x={x} y={top} w={118} h={-top + 8} paint={wall} />
      <Block x={x} y={top} w={118} h={10} paint="ink" />
      <Shape paint={wood} d={`M${x + 22} ${floor}V${top + 54}A37 34 0 0 1 ${x + 96} ${top + 54}V${floor}Z`} />
      <Shape paint="ink" d={`M${x + 16} ${floor}H${x + 102}L${x + 86} ${floor + 20}H${x + 32}Z`} />
      <Block x={x + 30} y={top + 56} w={14} h={38} paint="sky" />
      <Block x={x + 52} y={top + 56} w={14} h={38} paint="yellow" />
      <Block x={x + 74} y={top + 56} w={14} h={38} paint="sky" />
    </>
  );
}

const tops = [-178, -212, -158] as const;
const woods: readonly Paint[] = ['green', 'blue', 'red'];
const walls: readonly Paint[] = ['sand', 'white', 'sand'];

/** A street of closed balconies. */
export const gallarija: DrawScene = ({ random, sun, ...edges }) => {
  const turn = random.int(3);
  return (
    <>
      <Disc x={96} y={-186} r={38} paint={sun} />
      {steps(Math.floor(edges.left / 118) * 118 - 59, edges.right, 118).map((x, house) => (
        <Balcony
          key={x}
          x={x}
          top={tops[(house + turn) % 3] ?? tops[0]}
          wall={walls[house % 3] ?? 'sand'}
          wood={woods[(house + 2 * turn) % 3] ?? 'green'}
        />
      ))}
      <Sea {...edges} />
    </>
  );
};

/** The side of a tile on the floor; tiles overlap by a hair so that no seam shows. */
const tile = 76;

/** A floor of cement tiles under a setting sun. */
export const floor: DrawScene = ({ random, sky, sun, third, left, right, bottom }) => {
  const seed = `floor${random.next()}`;
  return (
    <>
      <Disc x={0} y={-104} r={116} paint={sun} />
      <Disc x={0} y={-104} r={86} paint={sky} />
      <Disc x={0} y={-104} r={56} paint={third} />
      {steps(-104, bottom - tile, tile).flatMap((y) =>
        steps(Math.floor(left / tile) * tile, right - tile, tile).map((x) => (
          <Pane key={`${x} ${y}`} x={x} y={y} side={tile + 0.6} units={120}>
            <TileMarks seed={seed} />
          </Pane>
        )),
      )}
    </>
  );
};

const water: readonly Paint[] = ['sky', 'blue', 'ink'];

/** Scalloped swell under a low sun. */
export const swell: DrawScene = ({ sun, left, right, bottom }) => (
  <>
    <Disc x={0} y={-118} r={100} paint={sun} />
    {steps(-104, bottom, 30).flatMap((y, row) =>
      steps(Math.floor(left / 66) * 66 + (row % 2) * 33, right + 33, 66).map((x) => (
        <g key={`${x} ${y}`}>
          <Disc x={x} y={y + 38} r={38} paint="white" />
          <Disc x={x} y={y + 38} r={31} paint={water[(row + 1) % 3] ?? 'blue'} />
          <Disc x={x} y={y + 38} r={20} paint="white" />
          <Disc x={x} y={y + 38} r={13} paint={water[row % 3] ?? 'sky'} />
        </g>
      )),
    )}
  </>
);

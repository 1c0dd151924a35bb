import type { ReactNode } from 'react';
import type { Paint } from '../theme/palette.ts';
import type { Scene, Sky } from './choose-poster.ts';
import { EyeMarks } from './Eye.tsx';
import type { Random } from './random.ts';
import { Block, Disc, Pane, Placed, Shape } from './shapes.tsx';
import { TileMarks } from './TileMarks.tsx';

/** Draws a scene of 400 by 500 units whose upper 30 % stays calm, for the title over it. */
export type DrawScene = (random: Random, sky: Sky) => ReactNode;

const Air = ({ paint }: { paint: Paint }) => <Block w={400} h={500} paint={paint} />;

function Sea({ top }: { top: number }) {
  return (
    <>
      <Block y={top} w={400} h={500 - top} paint="ink" />
      {Array.from({ length: 11 }, (_, wave) => (
        <Disc key={wave} x={wave * 40} y={top} r={20} paint="ink" />
      ))}
    </>
  );
}

type Sun = { x: number; r: number };

/** Suns behind the bow, each shown whole: the picture's edge cuts none of them. */
const prowSuns: readonly [Sun, ...Sun[]] = [
  { x: 250, r: 92 },
  { x: 250, r: 118 },
  { x: 292, r: 92 },
];

/** The bow comes in from the left, watching. */
const prow: DrawScene = (random, { sky, sun }) => (
  <>
    <Air paint={sky} />
    <Disc {...random.pick(prowSuns)} y={205} paint={sun} />
    <Shape paint="blue" d="M-10 302C130 300 272 272 345 184C350 270 336 366 290 470H-10Z" />
    <Shape paint="yellow" d="M-10 268C120 262 250 236 316 150L344 144L345 166C280 262 130 292 -10 294Z" />
    <Shape paint="green" d="M-10 282C130 280 270 250 344.5 160L345 186C270 286 130 312 -10 314Z" />
    <Shape paint="red" d="M-10 302C130 300 272 272 345 182L345 206C270 304 130 330 -10 332Z" />
    <Shape paint="white" d="M-10 422C110 428 220 424 305 432L290 470H-10Z" />
    <Shape paint="red" d="M-10 436C110 442 220 438 299 446L290 480H-10Z" />
    <Placed x={158} y={306} scale={1.18}>
      <EyeMarks brow="yellow" iris="sky" />
    </Placed>
    <Sea top={466} />
  </>
);

/** One enormous eye over painted bands. */
const gaze: DrawScene = (_random, { sky, sun }) => (
  <>
    <Air paint={sky} />
    <Disc x={200} y={306} r={146} paint={sun} />
    <Disc x={200} y={306} r={118} paint={sky === 'white' ? 'sky' : 'white'} />
    <Placed x={26} y={194} scale={2.9}>
      <EyeMarks brow="ink" />
    </Placed>
    <Block y={412} w={400} h={16.5} paint="white" />
    <Block y={428} w={400} h={16.5} paint="green" />
    <Block y={444} w={400} h={12.5} paint="white" />
    <Block y={456} w={400} h={60} paint="blue" />
  </>
);

interface BalconyProps {
  x: number;
  top: number;
  wall: Paint;
  wood: Paint;
}

function Balcony({ x, top, wall, wood }: BalconyProps) {
  const floor = top + 152;
  return (
    <>
      <Block x={x} y={top} w={142} h={320} paint={wall} />
      <Block x={x} y={top} w={142} h={12} paint="ink" />
      <Shape paint={wood} d={`M${x + 26} ${floor}V${top + 64}A45 40 0 0 1 ${x + 116} ${top + 64}V${floor}Z`} />
      <Shape paint="ink" d={`M${x + 20} ${floor}H${x + 122}L${x + 104} ${top + 176}H${x + 38}Z`} />
      <Block x={x + 36} y={top + 66} w={16} h={44} paint="sky" />
      <Block x={x + 64} y={top + 66} w={16} h={44} paint="yellow" />
      <Block x={x + 92} y={top + 66} w={16} h={44} paint="sky" />
    </>
  );
}

/** A street of closed balconies. */
const gallarija: DrawScene = (random, { sky, sun }) => {
  const tops = [232, 190, 262];
  const woods: Paint[] = ['green', 'blue', 'red'];
  const walls: Paint[] = ['sand', 'white', 'sand'];
  const houses = walls.map((wall, house) => ({
    wall,
    x: house * 140 - 12,
    top: tops[(house + random.int(3)) % 3] ?? 232,
    wood: woods[(house + random.int(3)) % 3] ?? 'green',
  }));
  return (
    <>
      <Air paint={sky} />
      <Disc x={310} y={170} r={62} paint={sun} />
      {houses.map((house) => (
        <Balcony key={house.x} {...house} />
      ))}
      <Sea top={470} />
    </>
  );
};

/** A floor of cement tiles under a setting sun; the tiles overlap by a hair so that no seam shows. */
const floor: DrawScene = (random, { sky, sun, third }) => {
  const seed = `floor${random.next()}`;
  return (
    <>
      <Air paint={sky} />
      <Disc x={200} y={264} r={150} paint={sun} />
      <Disc x={200} y={264} r={112} paint={sky} />
      <Disc x={200} y={264} r={74} paint={third} />
      {[0, 1, 2, 3, 4, 5, 6, 7].map((tile) => (
        <Pane key={tile} x={(tile % 4) * 100} y={300 + Math.floor(tile / 4) * 100} side={100.6} units={120}>
          <TileMarks seed={seed} />
        </Pane>
      ))}
    </>
  );
};

/** Scalloped swell under a low sun. */
const swell: DrawScene = (_random, { sky, sun }) => {
  const water: readonly Paint[] = ['sky', 'blue', 'ink'];
  const scallops = Array.from({ length: 49 }, (_, n) => ({ row: Math.floor(n / 7), column: (n % 7) - 1 }));
  return (
    <>
      <Air paint={sky} />
      <Disc x={200} y={250} r={118} paint={sun} />
      {scallops.map(({ row, column }) => {
        const at = { x: column * 80 + (row % 2 ? 40 : 0) + 20, y: 300 + row * 36 };
        return (
          <g key={`${row} ${column}`}>
            <Disc {...at} r={46} paint="white" />
            <Disc {...at} r={38} paint={water[(row + 1) % 3] ?? 'blue'} />
            <Disc {...at} r={24} paint="white" />
            <Disc {...at} r={16} paint={water[row % 3] ?? 'sky'} />
          </g>
        );
      })}
    </>
  );
};

/** Every scene by name. */
export const scenes: Record<Scene, DrawScene> = { prow, gaze, gallarija, floor, swell };

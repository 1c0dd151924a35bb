import type { ReactNode } from 'react';
import type { Paint } from '../theme/palette.ts';
import { Disc, Shape } from './shapes.tsx';

/** Four paints that go well together. */
export interface TilePaints {
  field: Paint;
  main: Paint;
  second: Paint;
  spark: Paint;
}

/** Draws one part of a 120-unit tile. */
export type Motif = (paints: TilePaints) => ReactNode;

const star = 'M60 24L70.5 49.5L96 60L70.5 70.5L60 96L49.5 70.5L24 60L49.5 49.5Z';
const leaf = 'M0 0C34 4 54 26 60 60C26 54 4 34 0 0Z';
const petals = [
  [60, 45],
  [75, 60],
  [60, 75],
  [45, 60],
] as const;

/** The same marks on all four sides of the tile. */
function FourTurns({ children }: { children: ReactNode }) {
  return [0, 90, 180, 270].map((angle) => (
    <g key={angle} transform={`rotate(${angle} 60 60)`}>
      {children}
    </g>
  ));
}

/** Motifs for the corners; four tiles laid together complete them into a rosette. */
export const corners: readonly [Motif, ...Motif[]] = [
  ({ field, main, spark }) => (
    <FourTurns>
      <Disc x={0} y={0} r={44} paint={main} />
      <Disc x={0} y={0} r={30} paint={field} />
      <Disc x={0} y={0} r={18} paint={spark} />
    </FourTurns>
  ),
  ({ main, second }) => (
    <FourTurns>
      <Shape d={leaf} paint={main} />
      <Disc x={0} y={0} r={15} paint={second} />
    </FourTurns>
  ),
  ({ field, main, spark }) => (
    <FourTurns>
      <Shape d="M0 0H52L0 52Z" paint={main} />
      <Disc x={0} y={0} r={24} paint={field} />
      <Disc x={0} y={0} r={12} paint={spark} />
    </FourTurns>
  ),
  ({ field, main, second }) => (
    <FourTurns>
      <Disc x={0} y={0} r={50} paint={second} />
      <Shape d="M0 0H30V30H0Z" paint={field} />
      <Disc x={0} y={0} r={16} paint={main} />
    </FourTurns>
  ),
];

/** Motifs for the middle of each edge. */
export const edges: readonly [Motif, ...Motif[]] = [
  ({ main, second }) => (
    <FourTurns>
      <Shape d="M60 0L78 18L60 36L42 18Z" paint={second} />
      <Shape d="M50 0H70L60 10Z" paint={main} />
    </FourTurns>
  ),
  ({ second, spark }) => (
    <FourTurns>
      <Shape d="M42 0A18 18 0 0 0 78 0Z" paint={second} />
      <Shape d="M51 0A9 9 0 0 0 69 0Z" paint={spark} />
    </FourTurns>
  ),
  ({ main }) => (
    <FourTurns>
      <Shape d="M60 2C70 14 70 26 60 38C50 26 50 14 60 2Z" paint={main} />
    </FourTurns>
  ),
  () => null,
];

/** Motifs for the middle of the tile. */
export const centres: readonly [Motif, ...Motif[]] = [
  ({ main, second, spark }) => (
    <>
      <Shape d={star} paint={main} />
      <g transform="rotate(45 60 60) translate(18 18) scale(.7)">
        <Shape d={star} paint={second} />
      </g>
      <Disc x={60} y={60} r={8} paint={spark} />
    </>
  ),
  ({ main, spark }) => (
    <>
      {petals.map(([x, y]) => (
        <Disc key={`${x} ${y}`} x={x} y={y} r={15} paint={main} />
      ))}
      <Disc x={60} y={60} r={11} paint={spark} />
    </>
  ),
  ({ field, main, spark }) => (
    <>
      <Shape d="M60 26L94 60L60 94L26 60Z" paint={main} />
      <Shape d="M60 38L82 60L60 82L38 60Z" paint={field} />
      <Shape d="M60 48L72 60L60 72L48 60Z" paint={spark} />
    </>
  ),
  ({ field, second, spark }) => (
    <>
      <Disc x={60} y={60} r={30} paint={second} />
      <FourTurns>
        <Shape d="M60 60C68 50 68 40 60 30C52 40 52 50 60 60Z" paint={field} />
      </FourTurns>
      <Disc x={60} y={60} r={7} paint={spark} />
    </>
  ),
];

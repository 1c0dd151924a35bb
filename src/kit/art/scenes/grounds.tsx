import type { Paint } from '../../theme/palette.ts';
import type { Edges } from '../paper.ts';
import { Block, Disc } from '../shapes.tsx';

/** Numbers from `from` on in steps, up to the first one past `to`. */
export function steps(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.ceil((to - from) / step) + 1 }, (_, place) => from + place * step);
}

/** The sea from edge to edge, with scallops for waves. */
export function Sea({ left, right, bottom }: Edges) {
  return (
    <>
      <Block x={left} y={0} w={right - left} h={bottom + 1} paint="ink" />
      {steps(left, right, 40).map((x) => (
        <Disc key={x} x={x} y={0} r={20} paint="ink" />
      ))}
    </>
  );
}

/** A floor in one paint from edge to edge, under a thin painted band. */
export function Stage({ left, right, bottom, paint, band }: Edges & { paint: Paint; band: Paint }) {
  return (
    <>
      <Block x={left} y={0} w={right - left} h={bottom + 1} paint={paint} />
      <Block x={left} y={0} w={right - left} h={8} paint={band} />
    </>
  );
}

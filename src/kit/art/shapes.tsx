import type { ReactNode } from 'react';
import { paintVar } from '../theme/paint-var.ts';
import type { Paint } from '../theme/palette.ts';

interface Painted {
  paint: Paint;
}

/** A filled circle. */
export function Disc({ x, y, r, paint }: Painted & { x: number; y: number; r: number }) {
  return <circle cx={x} cy={y} r={r} fill={paintVar(paint)} />;
}

/** A filled outline. */
export function Shape({ d, paint }: Painted & { d: string }) {
  return <path d={d} fill={paintVar(paint)} />;
}

/** A filled rectangle; x and y start at 0. */
export function Block({ x = 0, y = 0, w, h, paint }: Painted & { x?: number; y?: number; w: number; h: number }) {
  return <rect x={x} y={y} width={w} height={h} fill={paintVar(paint)} />;
}

/** Its children moved and scaled. */
export function Placed({ x, y, scale, children }: { x: number; y: number; scale: number; children: ReactNode }) {
  return <g transform={`translate(${x} ${y}) scale(${scale})`}>{children}</g>;
}

interface PaneProps {
  x: number;
  y: number;
  side: number;
  /** The side in the children's own units. */
  units: number;
  children: ReactNode;
}

/** A square window onto its children, which are cut at its edges. */
export function Pane({ x, y, side, units, children }: PaneProps) {
  return (
    <svg x={x} y={y} width={side} height={side} viewBox={`0 0 ${units} ${units}`}>
      {children}
    </svg>
  );
}

/** A line along an outline, with round ends. */
export function Stroke({ d, paint, width }: Painted & { d: string; width: number }) {
  return (
    <path d={d} fill="none" stroke={paintVar(paint)} strokeWidth={width} strokeLinecap="round" strokeLinejoin="round" />
  );
}

import type { ReactNode } from 'react';
import { picture } from './art.css.ts';

interface Props {
  width: number;
  height: number;
  /** How the drawing fits its box: cropped to fill it, cropped but with its floor at the bottom, or shown whole. */
  fit?: 'fill' | 'stand' | 'whole';
  children: ReactNode;
}

const aspect = { fill: 'xMidYMid slice', stand: 'xMidYMax slice', whole: 'xMidYMid meet' };

/** A decorative drawing that fills its box and is hidden from screen readers. */
export function Picture({ width, height, fit = 'whole', children }: Props) {
  return (
    <svg
      className={picture}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={aspect[fit]}
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

import { code } from './QrCode.css.ts';

/** Width of the white margin that scanners need around a code, in modules. */
const quiet = 2;

interface Props {
  /** Path of an SVG, one unit a module. */
  path: string;
  /** Modules a side. */
  size: number;
  label: string;
}

/** A code to scan: dark on white, by day and by night. */
export function QrCode({ path, size, label }: Props) {
  const side = size + 2 * quiet;
  return (
    <svg
      className={code}
      // HTML has no element for an SVG image inside the page.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="img"
      aria-label={label}
      viewBox={`${-quiet} ${-quiet} ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <path fill="#0D2436" d={path} />
    </svg>
  );
}

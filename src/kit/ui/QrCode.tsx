import { code } from './QrCode.css.ts';

/** Width of the white margin around a code, in modules, as the standard asks (ISO/IEC 18004). */
const quiet = 4;

interface Props {
  /** Path of an SVG, one unit per module. */
  path: string;
  /** Modules per side. */
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

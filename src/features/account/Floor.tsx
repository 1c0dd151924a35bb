import { useId } from 'react';
import { Picture } from '../../kit/art/Picture.tsx';
import { TileMarks } from '../../kit/art/TileMarks.tsx';
import { colourVar, paintVar } from '../../kit/theme/paint-var.ts';
import { type Laying, placeOf } from './laying.ts';

/** Units of a laid tile's side: four turns of its pattern, so that its rosettes close. */
const side = 120;
const joint = 2;
/** The line between the border and the floor. */
const line = 5;

interface Props {
  /** The slugs of the events, in the order in which their tiles were laid. */
  seeds: readonly string[];
  laying: Laying;
  /** The seed of the tiles around the floor and in places that stay free: the person's name, as on their student card. */
  own: string;
  /** Shows free places as bare ground. */
  isOpen?: boolean;
  /** Crops it to fill its box, rather than showing it whole. */
  isCropped?: boolean;
}

/** A floor with one tile for each event, inside a border of the person's own small tiles. A drawing: the list beside it has the words. */
export function Floor({ seeds, laying: { cols, rows, border }, own, isOpen = false, isCropped = false }: Props) {
  const id = useId();
  const edge = (border * side) / 2;
  const [width, height] = [cols * side, rows * side];
  const kinds = [...new Set(seeds)];
  const bare = Array.from({ length: cols * rows - seeds.length }, (_, at) => seeds.length + at);
  return (
    <Picture width={width + 2 * edge} height={height + 2 * edge} fit={isCropped ? 'fill' : 'whole'}>
      <defs>
        {kinds.map((seed, at) => (
          <Pattern key={seed} id={`${id}${at}`} seed={seed} />
        ))}
        <Pattern id={`${id}own`} seed={own} />
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id}own)`} />
      <g transform={`translate(${edge} ${edge})`}>
        <rect x={-line} y={-line} width={width + 2 * line} height={height + 2 * line} fill={paintVar('ink')} />
        {seeds.map((seed, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- A place on the floor is its position.
          <Tile key={at} {...placeOf(at, cols)} fill={`url(#${id}${kinds.indexOf(seed)})`} />
        ))}
        {bare.map((at) => (
          <Tile key={at} {...placeOf(at, cols)} fill={isOpen ? colourVar('unlaid') : `url(#${id}own)`} />
        ))}
      </g>
    </Picture>
  );
}

function Pattern({ id, seed }: { id: string; seed: string }) {
  return (
    <pattern id={id} width={side / 2} height={side / 2} viewBox="0 0 120 120" patternUnits="userSpaceOnUse">
      <TileMarks seed={seed} />
    </pattern>
  );
}

function Tile({ col, row, fill }: ReturnType<typeof placeOf> & { fill: string }) {
  return (
    <rect
      x={col * side + joint / 2}
      y={row * side + joint / 2}
      width={side - joint}
      height={side - joint}
      fill={fill}
    />
  );
}

import { useId } from 'react';
import { Picture } from './Picture.tsx';
import { TileMarks } from './TileMarks.tsx';

interface Props {
  /** A value that does not change: a slug, an organisation's name, a person's name. */
  seed: string;
  cols?: number;
  rows?: number;
}

/** The drawing of tiles; see Tiles. */
export function DrawnTiles({ seed, cols = 4, rows = 2 }: Props) {
  const id = useId();
  return (
    <Picture width={cols * 120} height={rows * 120} fit="fill">
      <defs>
        <pattern id={id} width="120" height="120" patternUnits="userSpaceOnUse">
          <TileMarks seed={seed} />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </Picture>
  );
}

import { Block } from './shapes.tsx';
import { randomFrom } from './random.ts';
import { centres, corners, edges, type TilePaints } from './tile-motifs.tsx';

const tilePaints: readonly [TilePaints, ...TilePaints[]] = [
  { field: 'white', main: 'blue', second: 'sky', spark: 'yellow' },
  { field: 'blue', main: 'white', second: 'sky', spark: 'yellow' },
  { field: 'sand', main: 'blue', second: 'white', spark: 'red' },
  { field: 'ink', main: 'sand', second: 'blue', spark: 'yellow' },
  { field: 'white', main: 'ink', second: 'blue', spark: 'red' },
  { field: 'sky', main: 'white', second: 'blue', spark: 'ink' },
  { field: 'sand', main: 'green', second: 'white', spark: 'ink' },
  { field: 'blue', main: 'sand', second: 'ink', spark: 'red' },
  { field: 'white', main: 'green', second: 'sand', spark: 'blue' },
];

const squareCorner = 3;
const noEdge = 3;

/** The marks of one cement tile of 120 units, chosen by its seed. */
export function TileMarks({ seed }: { seed: string }) {
  const random = randomFrom(`tile ${seed}`);
  const paints = random.pick(tilePaints);
  const corner = random.int(corners.length);
  const edge = corner === squareCorner ? noEdge : random.int(edges.length);
  const centre = random.pick(centres);
  return (
    <>
      <Block w={120} h={120} paint={paints.field} />
      {corners[corner]?.(paints)}
      {edges[edge]?.(paints)}
      {centre(paints)}
    </>
  );
}

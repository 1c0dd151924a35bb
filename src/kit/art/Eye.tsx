import type { Paint } from '../theme/palette.ts';
import { Picture } from './Picture.tsx';
import { Disc, Shape } from './shapes.tsx';

interface EyePaints {
  lid?: Paint;
  brow?: Paint;
  iris?: Paint;
}

/** The boat's eye, 120 by 84 units, to set inside another drawing. */
export function EyeMarks({ lid = 'ink', brow = 'red', iris = 'blue' }: EyePaints) {
  return (
    <>
      <Shape paint={brow} d="M2 34C22 4 84 -6 118 30L110 33C84 8 34 12 8 38Z" />
      <Shape paint={lid} d="M4 50C26 22 78 16 116 48C88 74 34 78 4 50Z" />
      <Shape paint="white" d="M14 50C34 31 76 27 104 48C82 65 38 68 14 50Z" />
      <Disc paint={iris} x={60} y={47} r={17} />
      <Disc paint="ink" x={60} y={47} r={9} />
      <Disc paint="white" x={66} y={41} r={3.4} />
      <Shape paint={lid} d="M84 66C92 76 104 80 118 76L116 82C100 87 84 80 76 68Z" />
    </>
  );
}

/** The boat's eye: the logo, the bow and the menu. At most once large on a screen, never mirrored. */
export function Eye(paints: EyePaints) {
  return (
    <Picture width={120} height={84}>
      <EyeMarks {...paints} />
    </Picture>
  );
}

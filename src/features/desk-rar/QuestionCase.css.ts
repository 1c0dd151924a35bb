import { style } from '@vanilla-extract/css';
import { from } from '../../kit/theme/media.ts';
import { vars } from '../../kit/theme/tokens.css.ts';

const { color, space } = vars;

/** The answer and its evidence beside the points; one below the other on a phone. */
export const root = style({
  display: 'grid',
  gap: space.s4,
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: space.s4,
  borderTop: `1px solid ${color.grout}`,
  '@media': { [from.md]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', gap: space.s5 } },
});
export const answer = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

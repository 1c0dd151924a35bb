import { style } from '@vanilla-extract/css';
import * as desk from '../../kit/desk/Desk.css.ts';
import { from } from '../../kit/theme/media.ts';
import { vars } from '../../kit/theme/tokens.css.ts';

const { color, space } = vars;

/** An organisation and its state, then its progress, then its room: one below the other on a phone. */
export const standing = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.s2} ${space.s5}`,
  alignItems: 'start',
  paddingBlock: space.s3,
  borderBottom: `1px solid ${color.grout}`,
  '@media': {
    [from.md]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr) minmax(0, 5fr)', paddingBlock: space.s4 },
  },
});
export const organisation = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.s1} ${space.s3}`,
  alignItems: 'center',
  fontWeight: 700,
  overflowWrap: 'anywhere',
});
/** The box is as high as a finger needs, in the middle of its row. */
export const report = style({ display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' });
export const facts = style([desk.detail, { display: 'grid', gap: space.s1, alignContent: 'start' }]);

import { style } from '@vanilla-extract/css';
import { from } from '../theme/media.ts';
import { vars } from '../theme/tokens.css.ts';

/** Fields one below the other on a phone; in one row with the button if there is room. */
export const picker = style({
  display: 'grid',
  gap: vars.space.s4,
  padding: vars.space.s4,
  background: vars.color.stoneCut,
  border: `1px solid ${vars.color.grout}`,
  '@media': {
    [from.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr)) auto', alignItems: 'end' },
  },
});

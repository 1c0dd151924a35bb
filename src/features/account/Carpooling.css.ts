import { style } from '@vanilla-extract/css';
import { from } from '../../kit/theme/media.ts';
import { vars } from '../../kit/theme/tokens.css.ts';

const { space } = vars;

/** How it goes, with the permit beside it where there is room. */
export const columns = style({
  display: 'grid',
  gap: space.s6,
  alignItems: 'start',
  '@media': { [from.xl]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 20rem)', gap: space.s7 } },
});

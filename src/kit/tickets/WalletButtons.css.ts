import { style } from '@vanilla-extract/css';
import { row } from '../theme/layout.css.ts';
import { vars } from '../theme/tokens.css.ts';

const { space } = vars;

/** Buttons that hide on paper leave no gap there. */
export const wallets = style({
  display: 'grid',
  gap: space.s3,
  paddingBlock: space.s2,
  '@media': { print: { display: 'none' } },
});
export const ways = style([row, { gap: space.s3 }]);

import { style } from '@vanilla-extract/css';
import { wrap } from '../../theme/layout.css.ts';
import { vars } from '../../theme/tokens.css.ts';

export const root = style([
  wrap,
  {
    display: 'flex',
    justifyContent: 'flex-end',
    paddingTop: vars.space.s3,
    '@media': { print: { display: 'none' } },
  },
]);

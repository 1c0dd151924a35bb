import { style } from '@vanilla-extract/css';
import { wrap } from '../../kit/theme/layout.css.ts';
import { from } from '../../kit/theme/media.ts';
import { vars } from '../../kit/theme/tokens.css.ts';

const { space } = vars;

export const page = style([
  wrap,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: space.s5,
    paddingBlock: `0 ${space.s8}`,
    '@media': {
      [from.lg]: {
        gridTemplateColumns: '13.5rem minmax(0, 1fr)',
        gap: space.s7,
        paddingBlock: `${space.s7} ${space.s8}`,
      },
      print: { display: 'block', paddingBlock: 0 },
    },
  },
]);
export const content = style({ minWidth: 0 });

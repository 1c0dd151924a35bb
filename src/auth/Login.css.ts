import { style } from '@vanilla-extract/css';
import { wrap } from '../theme/layout.css.ts';
import { from } from '../theme/media.ts';
import { vars } from '../theme/tokens.css.ts';

const { space } = vars;

export const page = style([
  wrap,
  {
    display: 'grid',
    gap: space.s6,
    paddingBlock: `${space.s6} ${space.s8}`,
    '@media': {
      [from.md]: {
        gridTemplateColumns: 'minmax(0, 27rem) minmax(0, 26rem)',
        justifyContent: 'space-between',
        alignItems: 'center',
        gap: space.s7,
        paddingBlock: space.s8,
      },
    },
  },
]);
export const words = style({ display: 'flex', flexDirection: 'column', gap: space.s5, minWidth: 0 });

/** On a phone the form comes first and the picture would only be in its way. */
export const art = style({ display: 'none', '@media': { [from.md]: { display: 'block' } } });

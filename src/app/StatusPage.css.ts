import { style } from '@vanilla-extract/css';
import { from } from '../kit/theme/media.ts';
import { wrap } from '../kit/theme/layout.css.ts';
import { vars } from '../kit/theme/tokens.css.ts';

const { space } = vars;

export const root = style([
  wrap,
  {
    display: 'grid',
    gap: space.s6,
    alignItems: 'center',
    paddingBlock: `${space.s7} ${space.s8}`,
    '@media': { [from.md]: { gridTemplateColumns: '1fr 20rem', gap: space.s8, paddingBlock: space.s8 } },
  },
]);

export const words = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: space.s4 });
export const code = style({ fontWeight: 700, color: vars.color.inkSoft });
export const art = style({ maxWidth: '14rem', '@media': { [from.md]: { maxWidth: 'none' } } });

import { keyframes, style } from '@vanilla-extract/css';
import { wrap } from '../../kit/theme/layout.css.ts';
import { vars } from '../../kit/theme/tokens.css.ts';

const { color, space } = vars;

export const root = style({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' });
export const main = style({ flex: 1, minWidth: 0 });

export const skip = style({
  position: 'absolute',
  left: space.s3,
  top: '-5rem',
  zIndex: 9,
  padding: `${space.s3} ${space.s4}`,
  background: color.ink,
  color: color.stone,
  ':focus': { top: space.s3 },
  ':hover': { color: color.stone },
});

/** A notice to everybody above the page. */
export const notice = style([wrap, { paddingBlock: space.s3 }]);

const creep = keyframes({ from: { scale: '0 1' }, to: { scale: '.95 1' } });
const fill = keyframes({ from: { scale: '.95 1', opacity: 1 }, to: { scale: '1 1', opacity: 0 } });
/** The bar creeps for 5,000 ms, then fills and disappears within 500 ms. */
export const loading = style({
  position: 'fixed',
  inset: '0 0 auto',
  zIndex: 8,
  height: '4px',
  background: vars.paint.yellow,
  boxShadow: `0 1px 0 ${color.ink}`,
  transformOrigin: 'left',
  selectors: {
    '&[data-progress=running]': { animation: `${creep} 5000ms cubic-bezier(.1, .7, .3, 1) both` },
    '&[data-progress=finishing]': { animation: `${fill} 500ms ease-out both` },
  },
});

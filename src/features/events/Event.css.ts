import { globalStyle, style } from '@vanilla-extract/css';
import { dockHeight, dockName, stack, wrap } from '../../kit/theme/layout.css.ts';
import { from } from '../../kit/theme/media.ts';
import { vars } from '../../kit/theme/tokens.css.ts';

const { color, font, space, text } = vars;

export const page = style([
  wrap,
  {
    display: 'grid',
    gap: space.s6,
    paddingBlock: `${space.s3} ${space.s8}`,
    '@media': { [from.lg]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)', gap: space.s8 } },
  },
]);
export const poster = style({
  maxWidth: '15rem',
  // A poster of the list moves here.
  viewTransitionName: 'poster',
  '@media': {
    print: { maxWidth: '48mm' },
    // Below the bar and above the action, so that the whole poster stays in sight.
    [from.lg]: {
      position: 'sticky',
      top: '5.5rem',
      alignSelf: 'start',
      width: '100%',
      maxWidth: 'min(34rem, (100dvh - 12rem) * .8)',
    },
  },
});
export const words = style([stack.l, { minWidth: 0 }]);

/** Space for the poster while it loads. */
export const unlaid = style([poster, { aspectRatio: '4 / 5', background: color.unlaid }]);
/** Keeps the footer off the screen until the page has loaded. */
export const pending = style({ minHeight: '100dvh' });

export const facts = style({ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: `.35rem ${space.s5}` });
export const fact = style({ display: 'contents' });
globalStyle(`${fact} > dt`, { color: color.inkSoft });
globalStyle(`${fact} > dd`, { fontWeight: 600 });

export const dates = style({ borderTop: `2px solid ${color.ink}` });
export const date = style({
  display: 'grid',
  gridTemplateColumns: '4.4rem minmax(0, 1fr) auto',
  gap: `0 ${space.s4}`,
  alignItems: 'center',
  paddingBlock: space.s4,
  borderBottom: `1px solid ${color.grout}`,
});
/** A date that cannot be booked recedes. */
export const closed = style({ color: color.inkSoft });
export const day = style({
  fontFamily: font.display,
  fontSize: '2.5rem',
  fontWeight: 850,
  lineHeight: 0.85,
  letterSpacing: '-.05em',
});
export const weekday = style({
  display: 'block',
  fontFamily: font.text,
  fontSize: '.875rem',
  fontWeight: 700,
  lineHeight: 1.5,
  letterSpacing: 0,
  whiteSpace: 'nowrap',
});
export const time = style({ display: 'block', fontWeight: 700 });
export const note = style({ display: 'block', color: color.inkSoft, fontSize: text.sm });
export const booking = style({
  gridColumn: '2 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space.s3}`,
  marginTop: '.35rem',
  '@media': {
    [from.sm]: { gridColumn: 3, flexDirection: 'column', alignItems: 'flex-end', margin: 0 },
  },
});
globalStyle(`${booking} > span`, { whiteSpace: 'normal' });

export const soldOut = style({ color: color.inkSoft });

export const bar = style({
  vars: { [dockName]: 'inherit' },
  position: 'sticky',
  bottom: dockHeight,
  zIndex: 3,
  background: color.stoneRaise,
  borderTop: `2px solid ${color.ink}`,
  paddingBlock: space.s3,
  '@media': { print: { display: 'none' } },
});
// Not one rule with the bar's own: of `:has(.x), .x` straight after `.x`, the minifier keeps only `.x`.
globalStyle(`:has(${bar})`, { vars: { [dockName]: 'inherit' } });
// A focused element must not come to rest behind the bar.
globalStyle(`html:has(${bar})`, { scrollPaddingBottom: `calc(${dockHeight} + 6.5rem)` });
export const barInner = style([
  wrap,
  { display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: space.s4 },
]);
export const barWhat = style({ display: 'block', fontWeight: 700, lineHeight: 1.25 });
export const barPrice = style({ color: color.inkSoft, fontSize: text.sm });

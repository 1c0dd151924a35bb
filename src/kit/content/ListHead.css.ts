import { globalStyle, style } from '@vanilla-extract/css';
import { lead } from '../theme/layout.css.ts';
import { belowLg, from } from '../theme/media.ts';
import { vars } from '../theme/tokens.css.ts';
import { head } from './ContentPage.css.ts';

const { size, space } = vars;

export const root = style([head, { '@media': { [belowLg]: { gap: 0 } } }]);
/** Leaves room for the button at its side. */
export const about = style([lead, { paddingRight: '3.75rem' }]);

export const fold = style({ position: 'relative', selectors: { '&[open]': { paddingTop: space.s3 } } });
globalStyle(`${fold}::details-content`, { '@media': { [from.lg]: { contentVisibility: 'visible' } } });
/** At the end of the words above the fold: it stays there when the form opens. */
export const button = style({});
globalStyle(`${fold} > ${button}`, {
  position: 'absolute',
  right: 0,
  bottom: '100%',
  width: size.control,
  padding: 0,
  // Where the form can be shown although it is folded, nothing is left to open.
  '@supports': { 'selector(::details-content)': { '@media': { [from.lg]: { display: 'none' } } } },
});

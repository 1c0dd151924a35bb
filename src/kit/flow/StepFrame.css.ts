import { globalStyle, style } from '@vanilla-extract/css';
import { wrap } from '../theme/layout.css.ts';
import { vars } from '../theme/tokens.css.ts';

const { space, text } = vars;

const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.s6,
});
globalStyle(`${column} h2`, { fontSize: text.h3 });

/** A step within a layout that has margins of its own. */
export const inset = column;
/** A step with a plan or a table that fills the page. */
export const wide = style([wrap, column, { paddingBlock: `${space.s6} ${space.s8}` }]);
/** A step that is a page: one column, comfortable to read. */
export const page = style([wide]);
globalStyle(`${page} > *`, { maxWidth: '48rem' });

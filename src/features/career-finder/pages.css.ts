import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../kit/theme/media.ts';
import { vars } from '../../kit/theme/tokens.css.ts';

const { color, size, space, text } = vars;

const columns = {
  display: 'grid',
  gap: space.s6,
  '@media': { [from.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
};

/** The exercises of the toolkit, and the resources of the hub. */
export const exercises = style([columns, { margin: 0, padding: 0, listStyle: 'none' }]);
export const resources = style(columns);
export const exercise = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.s3,
  paddingTop: space.s4,
  borderTop: `2px solid ${color.ink}`,
});
globalStyle(`${exercise} :is(h2, h3)`, { fontSize: text.h3 });
globalStyle(`${exercise} :is(ul, ol)`, { paddingInlineStart: space.s5 });
globalStyle(`${exercise} ul`, { listStyle: 'square' });
globalStyle(`${exercise} ol`, { listStyle: 'decimal' });
globalStyle(`${exercise} li`, { marginBottom: space.s2 });
export const minutes = style({ color: color.inkSoft, fontSize: text.sm });

export const prompt = style({ display: 'grid', gap: space.s2, margin: 0, padding: 0, border: 0, minWidth: 0 });
globalStyle(`${prompt} legend`, { padding: 0, marginBottom: space.s2, fontSize: text.lead, fontWeight: 700 });
export const choice = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s3,
  minHeight: size.tap,
  cursor: 'pointer',
});
globalStyle(`${choice} input`, { width: '1.35rem', height: '1.35rem', accentColor: color.blue, flex: 'none' });
/** Room for the advice from the start: nothing moves when it comes. */
export const advice = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.s2,
  maxWidth: size.measure,
  minHeight: '8rem',
  paddingInlineStart: space.s4,
  borderInlineStart: `6px solid ${color.grout}`,
  selectors: { '&:empty': { borderColor: 'transparent' } },
});

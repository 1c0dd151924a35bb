import { style, styleVariants } from '@vanilla-extract/css';
// oxlint-disable-next-line import/no-unassigned-import
import '../../kit/theme/fixed-theme.css.ts';
import { from } from '../../kit/theme/media.ts';
import { colours, paints } from '../../kit/theme/palette.ts';
import { section, wrap } from '../../kit/theme/layout.css.ts';
import { vars } from '../../kit/theme/tokens.css.ts';

const { color, space, text } = vars;

export const root = style([wrap, section, { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s7 }]);
export const specimen = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s3 });
/** Day and night, beside or above each other. */
export const themes = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const pane = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.s5,
  padding: space.s5,
  border: `1px solid ${color.grout}`,
  background: color.stone,
  color: color.ink,
});
export const state = style({ width: '100%', minWidth: 0 });
export const stateName = style({ marginBottom: space.s2, color: color.inkSoft, fontSize: text.xs });

export const swatches = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(7rem, 1fr))',
  gap: space.s3,
  width: '100%',
});
const chip = style({ height: '3rem', border: `1px solid ${color.grout}` });
const chipsOf = <Name extends string>(names: Record<Name, unknown>, from: Record<Name, string>) =>
  styleVariants(names, (_, name: Name) => [chip, { background: from[name] }]);
export const colourChips = chipsOf(colours, vars.color);
export const paintChips = chipsOf(paints, vars.paint);
export const sizes = styleVariants(vars.text, (fontSize) => ({ fontSize, lineHeight: vars.line.head }));
export const display = style({ fontFamily: vars.font.display, fontWeight: 800 });

export const drawings = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))',
  gap: space.s3,
  width: '100%',
});

import { style } from '@vanilla-extract/css';
import { boxLink } from '../../kit/theme/box-link.ts';
import { from } from '../../kit/theme/media.ts';
import { vars } from '../../kit/theme/tokens.css.ts';

const { color, font, space, text } = vars;

// The wall of services above already leaves the space.
export const root = style({ paddingTop: 0 });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${space.s5}`,
  marginBottom: space.s5,
});
export const columns = style({
  display: 'grid',
  gap: space.s5,
  '@media': {
    [from.lg]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)', gap: space.s7, alignItems: 'start' },
  },
});
export const latest = style({ position: 'relative', display: 'flex', flexDirection: 'column', gap: space.s2 });
export const art = style({ aspectRatio: '3 / 2', overflow: 'hidden', marginBottom: space.s3 });
export const title = style({ fontSize: text.h3 });
export const summary = style({ color: color.inkSoft });
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space.s5}`,
  color: color.inkSoft,
  fontSize: text.sm,
  fontWeight: 600,
});

export const lines = style({ borderTop: `2px solid ${color.ink}` });
export const line = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space.s1} ${space.s5}`,
  paddingBlock: space.s4,
  borderBottom: `1px solid ${color.grout}`,
});
export const lineTitle = style({
  fontFamily: font.text,
  fontSize: text.lead,
  fontWeight: 700,
  lineHeight: 1.3,
  letterSpacing: 0,
});
export const onward = style({ gridArea: '1 / 2 / span 2', alignSelf: 'center' });

export const link = boxLink([latest, line]);

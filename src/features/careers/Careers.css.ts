import { style } from '@vanilla-extract/css';
import { boxLink } from '../../kit/theme/box-link.ts';
import { from } from '../../kit/theme/media.ts';
import { vars } from '../../kit/theme/tokens.css.ts';

const { color, font, space, text } = vars;

export const doors = style({
  display: 'grid',
  gap: '1px',
  border: `1px solid ${color.grout}`,
  background: color.grout,
  '@media': {
    [from.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.lg]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});
export const door = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  background: color.stoneCut,
});
export const doorArt = style({ height: 'clamp(74px, 9vw, 112px)', overflow: 'hidden' });
export const doorWords = style({ padding: `${space.s3} ${space.s4} ${space.s5}` });
export const doorTitle = style({ marginBottom: '.35rem', fontSize: text.lead });
export const detail = style({ color: color.inkSoft, fontSize: text.sm, lineHeight: 1.4 });

/** A company in the list: its tiles, name, business and stand. */
export const company = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(0, 1fr)',
  gap: `0 ${space.s4}`,
  alignItems: 'start',
  paddingBlock: space.s4,
  '@media': { [from.md]: { gridTemplateColumns: '7rem minmax(0, 1fr) auto', gap: space.s5, alignItems: 'center' } },
});
export const companyArt = style({ aspectRatio: '1', overflow: 'hidden' });
export const companyWords = style({ display: 'flex', flexDirection: 'column', gap: space.s1, minWidth: 0 });
/** The link of a door or a company, which is pressed anywhere on it. */
export const boxedLink = boxLink([door, company]);
export const companyFacts = style({
  gridColumn: '2',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s3,
  marginTop: space.s2,
  fontWeight: 650,
  '@media': { [from.md]: { gridColumn: '3', margin: 0 } },
});

/** The expo's days over the whole width, side by side as in a timetable. */
export const timetable = style({
  paddingBlock: space.s4,
  background: color.stoneCut,
  borderBottom: `${vars.shape.strake} solid ${color.hull}`,
});
export const timetableDays = style({ display: 'flex', marginTop: space.s3 });
export const timetableDay = style({ flex: 1, borderLeft: `1px solid ${color.grout}`, paddingLeft: space.s3 });

export const day = style({
  display: 'grid',
  gridTemplateColumns: '4.4rem minmax(0, 1fr)',
  gap: `0 ${space.s4}`,
  alignItems: 'start',
  paddingBlock: space.s4,
});
export const dayNumber = style({
  fontFamily: font.display,
  fontSize: '2.5rem',
  fontWeight: 850,
  lineHeight: 0.9,
  letterSpacing: '-.05em',
});
export const weekday = style({
  display: 'block',
  fontFamily: font.text,
  fontSize: '.875rem',
  fontWeight: 700,
  lineHeight: 1.6,
  letterSpacing: 0,
  whiteSpace: 'nowrap',
});
export const half = style({ fontWeight: 700 });
export const times = style({ color: color.inkSoft, fontVariantNumeric: 'tabular-nums' });

import { globalStyle, style, type StyleRule } from '@vanilla-extract/css';
import { vars } from './tokens.css.ts';

/** The look of a link that is pressed anywhere in its box, and underlined when the box is pointed at. `boxes` are classes of boxes that have a position; `words` is the link's own type. */
export function boxLink(boxes: readonly string[], words: StyleRule = {}): string {
  const link = style({
    ...words,
    color: 'inherit',
    textDecoration: 'none',
    '::after': { content: '', position: 'absolute', inset: 0 },
  });
  globalStyle(`:is(${boxes.join(', ')}):hover ${link}`, {
    color: vars.color.blue,
    textDecoration: 'underline',
    textDecorationThickness: '2px',
    textUnderlineOffset: '.15em',
  });
  return link;
}

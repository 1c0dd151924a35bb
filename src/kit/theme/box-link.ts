import { globalStyle, style, type StyleRule } from '@vanilla-extract/css';
import { vars } from './tokens.css.ts';

/**
 * The style of a link whose whole box can be pressed, and which is underlined when the box is hovered. `boxes` are classes of boxes with a
 * position; `words` is the link's own type.
 */
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

import { globalStyle } from '@vanilla-extract/css';
import { vars } from './tokens.css.ts';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('html', { WebkitTextSizeAdjust: '100%', scrollPaddingTop: '5rem', background: vars.color.stone });
globalStyle('body', {
  margin: 0,
  background: vars.color.stone,
  color: vars.color.ink,
  fontFamily: vars.font.text,
  fontSize: vars.text.base,
  fontWeight: 450,
  lineHeight: vars.line.text,
  textRendering: 'optimizeLegibility',
  overflowWrap: 'break-word',
});

globalStyle('h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, legend', { margin: 0, padding: 0, border: 0 });
globalStyle('fieldset', { minWidth: 0 });
globalStyle('ul, ol', { listStyle: 'none' });
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit' });
globalStyle('img, svg', { maxWidth: '100%' });
globalStyle('[hidden]', { display: 'none' });

globalStyle('h1, h2, h3', {
  fontFamily: vars.font.display,
  fontWeight: 800,
  letterSpacing: '-.022em',
  lineHeight: vars.line.head,
  textWrap: 'balance',
});
globalStyle('h1', { fontSize: vars.text.h1, lineHeight: 1.06, letterSpacing: '-.03em' });
globalStyle('h2', { fontSize: vars.text.h2 });
globalStyle('h3', { fontSize: vars.text.h3 });
globalStyle('p', { textWrap: 'pretty', maxWidth: vars.size.measure });

globalStyle('a', { color: vars.color.blue, textUnderlineOffset: '.18em', textDecorationThickness: '1px' });
globalStyle('a:hover', { color: vars.color.blueDeep, textDecorationThickness: '3px' });

// Two rings, light and dark: one of them contrasts with any surface.
globalStyle(':focus-visible', {
  outline: `3px solid ${vars.color.focus}`,
  outlineOffset: '2px',
  boxShadow: `0 0 0 2px ${vars.color.focusGap}`,
  borderRadius: vars.shape.corner,
});
// Headings and regions take focus for screen readers after a navigation; they are not controls.
globalStyle(':is(h1, h2, main, section)[tabindex="-1"]:focus', { outline: 0, boxShadow: 'none' });

globalStyle('*, *::before, *::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animationDuration: '1ms',
      animationIterationCount: 1,
      scrollBehavior: 'auto',
    },
  },
});

globalStyle('html, body', { '@media': { print: { background: '#fff', color: '#000' } } });
globalStyle('a[href^="http"]::after', { '@media': { print: { content: '" (" attr(href) ")"' } } });
globalStyle('h1, h2, h3', { '@media': { print: { breakAfter: 'avoid' } } });

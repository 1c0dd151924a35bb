import { createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { colours, paints } from './palette.ts';
import { customProperties, daylight, pick, themed } from './themes.ts';

const scale = {
  font: {
    display: 'Besley, "Besley Maltese", "Besley Extended", "Besley Stand-in", Clarendon, Rockwell, Georgia, serif',
    text: 'Figtree, "Figtree Maltese", "Figtree Extended", "Figtree Stand-in", system-ui, "Segoe UI", Roboto, sans-serif',
  },
  text: {
    xs: '.8125rem',
    sm: '.9375rem',
    base: 'clamp(1rem, .98rem + .1vw, 1.0625rem)',
    lead: 'clamp(1.125rem, 1.08rem + .2vw, 1.25rem)',
    h3: 'clamp(1.3rem, 1.2rem + .45vw, 1.6rem)',
    h2: 'clamp(1.65rem, 1.45rem + .9vw, 2.25rem)',
    h1: 'min(7.9vw, 1.65rem + 2vw, 3.5rem)',
    hero: 'clamp(2.9rem, 1.6rem + 5.6vw, 6.25rem)',
  },
  line: { head: '1.15', text: '1.55' },
  space: {
    s1: '.25rem',
    s2: '.5rem',
    s3: '.75rem',
    s4: '1rem',
    s5: '1.5rem',
    s6: '2rem',
    s7: '3rem',
    s8: '4.5rem',
    s9: '7rem',
    gutter: 'clamp(1.125rem, .6rem + 2.4vw, 3rem)',
    section: 'clamp(2.5rem, 1.5rem + 4vw, 5.5rem)',
  },
  size: { measure: '62ch', wrap: '76rem', tap: '2.75rem', control: '3rem', bar: '4rem' },
  shape: { corner: '3px', bow: '3px 3px 1.5rem 3px', strake: '6px' },
  motion: { fast: '120ms', med: '220ms', slow: '420ms', ease: 'cubic-bezier(.2, .7, .2, 1)' },
};

const shapeOf = { color: pick(colours, 0), paint: pick(paints, 0), ...scale };

/** Every design token as a typed CSS variable. Colours follow the theme by themselves. */
export const vars = createGlobalThemeContract(shapeOf, (_value, path) => path.join('-'));

const constants = Object.fromEntries(
  Object.entries(scale).flatMap(([group, values]) => Object.entries(customProperties(group, values))),
);

// Each day-and-night pair is expanded here rather than left to light-dark(), which phones from before 2024 do not support.
globalStyle(':root', { colorScheme: 'light dark', vars: { ...constants, ...daylight } });
globalStyle(':root', { '@media': { 'screen and (prefers-color-scheme: dark)': { vars: themed('night') } } });
globalStyle(':root', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      vars: { [vars.motion.fast]: '0ms', [vars.motion.med]: '0ms', [vars.motion.slow]: '0ms' },
    },
  },
});

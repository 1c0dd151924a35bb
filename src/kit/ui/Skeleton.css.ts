import { keyframes, style } from '@vanilla-extract/css';
import { motionAllowed } from '../theme/media.ts';
import { vars } from '../theme/tokens.css.ts';

const { color } = vars;
const breathe = keyframes({ to: { opacity: 0.55 } });

const unlaid = style({
  display: 'block',
  background: color.unlaid,
  '@media': { [motionAllowed]: { animation: `${breathe} 1.6s ${vars.motion.ease} infinite alternate` } },
});

const line = (width: string) => [unlaid, { width, height: '1em', marginBlock: '.3em' }];
const laying = `repeating-conic-gradient(${color.unlaid} 0 25%, ${color.stoneCut} 0 50%) 0 0 / 40px 40px`;

export const part = {
  short: style(line('35%')),
  medium: style(line('60%')),
  long: style(line('90%')),
  heading: style([unlaid, { width: '70%', height: '2.25rem' }]),
  tiles: style([unlaid, { height: '7.5rem', background: laying }]),
};
export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space.s3 });

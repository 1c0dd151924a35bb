import { colourVar, paintVar } from '../../kit/theme/palette.ts';
import { sheerPicture } from './Boat.css.ts';

const bands = [
  { fill: paintVar('yellow'), d: 'M-5 176C420 190 860 168 1136 36C1141 120 1142 200 1141 280H-5Z' },
  { fill: paintVar('green'), d: 'M-5 194C420 208 864 186 1137.5 58C1141 120 1142 200 1141 280H-5Z' },
  { fill: paintVar('red'), d: 'M-5 226C420 240 870 218 1139 94C1141 140 1142 200 1141 280H-5Z' },
  { fill: paintVar('white'), d: 'M-5 250C420 264 874 242 1140 120C1141 160 1142 200 1141 280H-5Z' },
  { fill: colourVar('hull'), d: 'M-5 259C420 273 876 251 1140.5 130C1141 170 1142 220 1141 281H-5Z' },
];

/** The painted bands that rise to the bow, and the stempost; stretches to its box. */
export function Sheer() {
  return (
    <svg
      className={sheerPicture}
      viewBox="0 0 1200 280"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path fill={colourVar('ink')} d="M1108 0h30v150h-30z" />
      <path fill={paintVar('red')} d="M1108 0h30v16h-30z" />
      {bands.map(({ fill, d }) => (
        <path key={d} fill={fill} d={d} />
      ))}
    </svg>
  );
}

import type { Paint } from '../theme/palette.ts';

type Choice<T> = readonly [T, ...T[]];

/** Colours of a face: lit, and in the shade. */
export interface Skin {
  face: string;
  shade: string;
}

/** Outlines of hair: the part behind the face, and the part on the brow. */
export interface Hair {
  behind: string;
  brow: string;
}

/** Skin colours, which no wall has; they are the same in the dark theme. */
export const skins: Choice<Skin> = [
  { face: '#F1CDA9', shade: '#DDA97F' },
  { face: '#E3B288', shade: '#C58C60' },
  { face: '#D19A6B', shade: '#AF7649' },
  { face: '#A06A44', shade: '#7F4E30' },
  { face: '#70462E', shade: '#543220' },
];

/** Colours of hair. */
export const hairColours = ['#17110E', '#2E1D15', '#4E2E1C', '#7A4A26', '#A8662F'] as const;

/** Hairstyles. */
export const hairs: Choice<Hair> = [
  // Short.
  {
    behind: 'M118 250C102 92 298 92 282 250Z',
    brow: 'M120 246C112 150 160 120 206 120C256 120 290 156 280 246C272 214 262 198 250 188C214 196 170 190 146 176C132 192 126 214 120 246Z',
  },
  // To the chin, parted in the middle.
  {
    behind: 'M106 250C92 96 308 96 294 250L300 330C284 352 268 350 262 330H138C132 350 116 352 100 330Z',
    brow: 'M120 252C112 152 156 122 200 122C244 122 288 152 280 252C268 210 236 184 200 166C164 184 132 210 120 252Z',
  },
  // Long, parted at the side.
  {
    behind: 'M108 250C90 92 310 92 292 250C300 320 316 380 302 420H98C84 380 100 320 108 250Z',
    brow: 'M120 252C114 150 160 120 204 120C252 120 288 152 280 252C270 216 240 196 178 168C152 184 130 210 120 252Z',
  },
  // Tied up.
  {
    behind: 'M118 250C102 96 298 96 282 250ZM156 104C156 46 244 46 244 104C244 140 156 140 156 104Z',
    brow: 'M120 246C114 152 158 122 200 122C242 122 286 152 280 246C268 206 244 178 200 178C156 178 132 206 120 246Z',
  },
  // Curls.
  {
    behind:
      'M104 262C78 240 82 204 104 192C92 156 124 128 148 134C160 100 214 92 232 118C262 100 302 124 296 160C324 176 322 220 300 238C312 262 296 286 278 282H122C110 288 96 280 104 262Z',
    brow: 'M120 250C112 226 118 206 132 202C132 178 158 172 168 182C178 164 208 166 212 184C228 168 256 178 252 198C274 196 286 224 280 250C286 150 248 120 200 120C152 120 114 150 120 250Z',
  },
];

/** The wall behind the person, and the sun on it. */
export const walls: Choice<{ wall: Paint; sun: Paint }> = [
  { wall: 'sky', sun: 'white' },
  { wall: 'sand', sun: 'sky' },
  { wall: 'yellow', sun: 'red' },
  { wall: 'blue', sun: 'sky' },
  { wall: 'green', sun: 'sand' },
  { wall: 'white', sun: 'yellow' },
  { wall: 'red', sun: 'sand' },
];

/** Clothes; the trim is the band that a boat would have there. */
export const shirts: Choice<{ shirt: Paint; trim: Paint }> = [
  { shirt: 'ink', trim: 'yellow' },
  { shirt: 'blue', trim: 'white' },
  { shirt: 'white', trim: 'blue' },
  { shirt: 'red', trim: 'white' },
  { shirt: 'green', trim: 'white' },
  { shirt: 'yellow', trim: 'ink' },
];

/** Cuts of a shirt. */
export const garments = ['round', 'open', 'striped'] as const;

/** A colour by day (limestone in the sun) and by night (Grand Harbour). */
export type DayNight = readonly [day: string, night: string];

/** The same colour by day and by night. */
const always = (colour: string): DayNight => [colour, colour];

/** Interface colours. Red and green carry meaning only; yellow is the one action of a screen. */
export const colours = {
  stone: ['#F3E9D5', '#0A1A28'],
  stoneCut: ['#FBF6EA', '#11283A'],
  stoneRaise: ['#FFFDF8', '#193549'],
  stoneWorn: ['#E6D8BB', '#06121D'],
  grout: ['#CFBE9B', '#2B475B'],
  edge: ['#756A52', '#8299A8'],
  unlaid: ['#E6D8BB', '#1B3A50'],

  ink: ['#0D2436', '#F6ECD9'],
  inkSoft: ['#425364', '#B7C5CC'],
  harbour: ['#0D2436', '#050E17'],
  onHarbour: always('#F6ECD9'),
  onHarbourSoft: always('#BFCBD1'),
  harbourLine: always('#FFFFFF2E'),

  blue: ['#0B55AE', '#86BDFF'],
  blueDeep: ['#083F84', '#B4D6FF'],
  onBlue: ['#FFFDF8', '#06121D'],
  blueWash: ['#DCE6F0', '#15395A'],
  hull: ['#0B55AE', '#0C4A94'],
  onHull: always('#FFFDF8'),
  hullLine: always('#FFFFFF40'),
  hullHover: always('#FFFFFF22'),
  sun: ['#E6D8BB', '#14304A'],

  yellow: ['#FFC022', '#FFC93C'],
  yellowDeep: ['#F0A800', '#FFDB7A'],
  onYellow: always('#0D2436'),

  red: ['#B0241B', '#FF9A8A'],
  redWash: ['#F7DDD3', '#44201F'],
  onRed: ['#FFFDF8', '#2A0906'],
  green: ['#17643B', '#77D7A0'],
  greenWash: ['#DBE8D3', '#12382B'],
  onGreen: ['#FFFDF8', '#04200F'],
  amber: ['#7A4B00', '#FFD27A'],
  amberWash: ['#FAE6B4', '#3B2E10'],

  focus: ['#0D2436', '#FFFDF8'],
  focusGap: ['#FFFDF8', '#06121D'],
  focusOnHull: always('#FFFDF8'),
  focusGapOnHull: always('#050E17'),
  veil: always('#050E17B8'),
  float: ['#0D243638', '#000000AA'],
} satisfies Record<string, DayNight>;

/** Paint is for art only: never text, never a control. */
export const paints = {
  blue: ['#0B55AE', '#2569BF'],
  sky: ['#7DB4DE', '#6FA9D8'],
  yellow: ['#FFC022', '#F5B82E'],
  red: ['#C4321F', '#C8432F'],
  green: ['#1F7A4A', '#2E8F5B'],
  white: ['#FFFAEC', '#F3E9D5'],
  ink: ['#0D2436', '#06121D'],
  sand: ['#E6D3A8', '#C9B585'],
  /** Ink that is still visible on the page by night. */
  outline: ['#0D2436', '#6FA9D8'],
} satisfies Record<string, DayNight>;

/** Name of a colour of the interface. */
export type Colour = keyof typeof colours;

/** Name of a paint. */
export type Paint = keyof typeof paints;

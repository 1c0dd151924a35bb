/** The sizes of a poster's title, in percent of its width. */
const titleSizes = [17, 15.5, 14, 12.5, 11, 10, 9, 8, 7, 6] as const;

/** A size of a poster's title. */
export type TitleSize = (typeof titleSizes)[number];

/** The setting of a poster's title. */
export interface FittedTitle {
  size: TitleSize;
  /** Over a calm sky, or on a band of its own below the picture. */
  place: 'sky' | 'band';
}

/** The distance of a title's lines, in ems: at 1, the hook of a j runs into the letters below it. */
export const leading = 1.06;

/** Percent of a poster's width between its margins. */
const room = 88;
/** The largest and smallest sizes in each place, and how high their lines may stand there, in percent of the width. */
const places = [
  { place: 'sky', most: 17, least: 12.5, height: 40 },
  { place: 'band', most: 14, least: 6, height: 40 },
] as const;

/** The width of a letter of the heading face, in ems, rounded up by group. */
function widthOf(letter: string): number {
  if (/[\s.,:;'’!ijlftI-]/.test(letter)) return 0.46;
  if (/[mMW]/.test(letter)) return 1.12;
  return /[wADGHKNOQRUVXĠĦ]/.test(letter) ? 0.94 : 0.71;
}

const widthIn = (text: string) => Array.from(text).reduce((width, letter) => width + widthOf(letter), 0);

/** Returns the number of lines of a title broken at its spaces, `ems` wide; infinite if a word is wider. */
function linesOf(title: string, ems: number): number {
  let lines = 1;
  let filled = 0;
  for (const word of title.split(/(?<=\s)/)) {
    const width = widthIn(word.trim());
    if (width > ems) return Infinity;
    if (filled + width > ems) {
      lines += 1;
      filled = 0;
    }
    filled += widthIn(word);
  }
  return lines;
}

/** Returns the largest setting in which no word is broken, and in which the lines fit above or below the picture. */
export function fitTitle(title: string): FittedTitle {
  for (const { place, most, least, height } of places) {
    const size = titleSizes.find(
      (each) => each <= most && each >= least && linesOf(title, room / each) * each * leading <= height,
    );
    if (size !== undefined) return { size, place };
  }
  return { size: 6, place: 'band' };
}

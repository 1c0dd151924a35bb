import { type Lettering, outlineOf, widthOf } from './lettering.ts';
import { cutLines, haveRoom, linesOf, type Room } from './lines.ts';

/** A card before its text is set; its counterpart for pages is in src/app/draw-card.tsx. */
export type DrawnCard = {
  width: number;
  height: number;
  /** SVG without text; the part right of 500 units and above 500 stays calm, with the union's eye at its top. */
  art: string;
  /** A colour that is legible there. */
  ink: string;
  title: string;
  /** Set larger than the lines above which it stands. */
  date?: string;
  lines: readonly string[];
  /** The host. */
  from: string;
};

const LEFT = 540;
const WIDTH = 610;
/** The union's name beside its eye. */
const HOST = { x: 620, baseline: 74 };
const TITLE_TOP = 104;
/** The lowest that words may reach: the scene's ground begins below. */
const FLOOR = 496;

const SMALLEST = 46;
const titleSizes = [108, 96, 86, 74, 64, 54, SMALLEST];
/** Longer titles have no room at any size, and would only take long to measure. */
const MOST_CHARACTERS = 200;
const title = (size: number): Lettering => ({ face: 'display', size, tracking: -0.028 });
const small: Lettering = { face: 'text', size: 34, tracking: 0 };
const hostSize: Lettering = { face: 'text', size: 28, tracking: 0 };
const dateSizes = [64, 56, SMALLEST];
const dateLettering = (size: number): Lettering => ({ face: 'display', size, tracking: -0.02 });
const TITLE_LEADING = 1.14;
const SMALL_LEADING = 1.3;
const GAP = 30;

/** The room for a title at a size within a height. */
function titleRoom(size: number, height: number): Room {
  const most = Math.max(1, Math.floor(height / (size * TITLE_LEADING)));
  return { width: WIDTH, most, widthOf: (line) => widthOf(line, title(size)) };
}

/** The title at the largest size that fits a height; one too long even for the smallest size is cut. */
function titleWithin(text: string, height: number): { size: number; lines: string[] } {
  for (const size of titleSizes) {
    const room = titleRoom(size, height);
    const lines = linesOf(text, room);
    if (haveRoom(lines, room)) return { size, lines };
  }
  const room = titleRoom(SMALLEST, height);
  return { size: SMALLEST, lines: cutLines(linesOf(text, room), room) };
}

/** The date at the largest size at which it stays on one line; a longer one is cut. */
function dateWithin(text: string): { size: number; line: string } {
  const fitting = dateSizes.find((size) => widthOf(text, dateLettering(size)) <= WIDTH) ?? SMALLEST;
  const room: Room = { width: WIDTH, most: 1, widthOf: (line) => widthOf(line, dateLettering(fitting)) };
  return { size: fitting, line: cutLines([text], room)[0] ?? '' };
}

/** Sets the text of a card: the host at the top, then its title, its date and the facts. */
export function cardSvg({ width, height, art, ink, title: name, date, lines, from }: DrawnCard): string {
  const room: Room = { width: WIDTH, most: 3, widthOf: (line) => widthOf(line, small) };
  const facts = lines.flatMap((line) => cutLines(linesOf(line, room), room));
  const day = date === undefined ? undefined : dateWithin(date);
  const dayHeight = day === undefined ? 0 : day.size * TITLE_LEADING;
  const factsHeight = dayHeight + facts.length * small.size * SMALL_LEADING;
  const heading = titleWithin(name.slice(0, MOST_CHARACTERS), FLOOR - TITLE_TOP - factsHeight - GAP);
  const leading = heading.size * TITLE_LEADING;
  const belowTitle = TITLE_TOP + heading.lines.length * leading + GAP;
  const outlines = [
    ...heading.lines.map((line, at) =>
      outlineOf(line, title(heading.size), LEFT, TITLE_TOP + at * leading + heading.size * 0.8),
    ),
    day === undefined ? '' : outlineOf(day.line, dateLettering(day.size), LEFT, belowTitle + day.size * 0.8),
    ...facts.map((line, at) =>
      outlineOf(line, small, LEFT, belowTitle + dayHeight + (at + 0.8) * small.size * SMALL_LEADING),
    ),
    outlineOf(from, hostSize, HOST.x, HOST.baseline),
  ];
  const words = `<path fill="${ink}" d="${outlines.join('')}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${art}${words}</svg>`;
}

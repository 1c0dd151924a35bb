import { renderToStaticMarkup } from 'react-dom/server';
import { createQueryClient } from '../kit/api/queries.ts';
import { CardArt, cardInk } from '../kit/art/CardArt.tsx';
import { papers } from '../kit/art/paper.ts';
import { SceneMarks } from '../kit/art/SceneMarks.tsx';
import { cardSize } from '../kit/content/card-image.ts';
import { type Paint, paints } from '../kit/theme/palette.ts';
import { isRendered } from './app-route.ts';
import { portalCard } from './describe-page.ts';
import { routeAt } from './routes.tsx';
import { inWords, partsOf, readPage, textsIn, type Visit } from './visit.ts';

/** A social card before its text is set. */
export interface DrawnCard {
  width: number;
  height: number;
  /** The drawing, in SVG without text; to the right of 500 units and above 500 it is calm, for the text. */
  art: string;
  /** The colour in which text is legible there. */
  ink: string;
  title: string;
  /** Set larger than the lines above which it stands. */
  date?: string;
  lines: readonly string[];
  /** The organisation that invites. */
  from: string;
}

const isPaint = (name: string): name is Paint => Object.hasOwn(paints, name);

/** Writes out the light theme's paints: pictures for other sites cannot use the style sheets. */
const painted = (svg: string) =>
  svg.replaceAll(/var\(--paint-(\w+)\)/g, (variable, name: string) => (isPaint(name) ? paints[name][0] : variable));

/** The head of an event's printed tickets: its poster's scene in SVG, and its size. */
export function drawStrip({ seed, scene }: { seed: string; scene: string | null }) {
  const { width, height } = papers.strip;
  const svg = renderToStaticMarkup(<SceneMarks seed={seed} scene={scene} paper="strip" />);
  return { width, height, art: painted(svg) };
}

/** Draws the card of the page at the visit's address; a number is the HTTP status for a page that has none. */
export async function drawCard(visit: Visit): Promise<DrawnCard | number> {
  const { union, address, language } = visit;
  const route = routeAt(partsOf(address).path, union);
  if (!isRendered(route)) return 404;
  const queries = createQueryClient();
  const [status, texts] = await Promise.all([readPage(visit, queries), textsIn[language]]);
  if (status !== 200) return status;
  const card = route.path === '/' ? portalCard(visit, texts) : inWords(route, visit, queries, texts)?.card;
  if (card === undefined) return 404;
  const { title, date, lines, art } = card;
  const svg = renderToStaticMarkup(<CardArt {...art} {...cardSize} />);
  return {
    ...cardSize,
    title,
    ...(date !== undefined && { date }),
    lines,
    art: painted(svg),
    ink: paints[cardInk(art)][0],
    from: union.name,
  };
}

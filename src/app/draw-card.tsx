import { renderToStaticMarkup } from 'react-dom/server';
import { createQueryClient } from '../kit/api/queries.ts';
import { CardArt, cardInk } from '../kit/art/CardArt.tsx';
import { cardSize } from '../kit/content/card-image.ts';
import { type Paint, paints } from '../kit/theme/palette.ts';
import { isRendered } from './app-route.ts';
import { portalCard } from './describe-page.ts';
import { routeAt } from './routes.tsx';
import { inWords, partsOf, readPage, textsIn, type Visit } from './visit.ts';

/** A social card before its words are set. */
export interface DrawnCard {
  width: number;
  height: number;
  /** What is drawn, in SVG without text; all that is right of 500 units stays calm, for the words. */
  art: string;
  /** The colour in which words read there. */
  ink: string;
  title: string;
  lines: readonly string[];
  /** Who invites. */
  from: string;
}

const isPaint = (name: string): name is Paint => Object.hasOwn(paints, name);

/** Paints by day, written out: pictures for others know none of our style sheets. */
const painted = (svg: string) =>
  svg.replaceAll(/var\(--paint-(\w+)\)/g, (variable, name: string) => (isPaint(name) ? paints[name][0] : variable));

/** Draws the card of the page that `visit` asks for; a number is the status of a page that has none. */
export async function drawCard(visit: Visit): Promise<DrawnCard | number> {
  const { union, address, language } = visit;
  const route = routeAt(partsOf(address).path, union);
  if (!isRendered(route)) return 404;
  const queries = createQueryClient();
  const [status, texts] = await Promise.all([readPage(visit, queries), textsIn[language]]);
  if (status !== 200) return status;
  const card = route.path === '/' ? portalCard(visit, texts) : inWords(route, visit, queries, texts)?.card;
  if (card === undefined) return 404;
  const { title, lines, art } = card;
  const svg = renderToStaticMarkup(<CardArt {...art} {...cardSize} />);
  return { ...cardSize, title, lines, art: painted(svg), ink: paints[cardInk(art)][0], from: union.name };
}

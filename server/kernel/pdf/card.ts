import { buffer } from 'node:stream/consumers';
import { printable } from '../../../machines/flow/printable.ts';
import { COLOUR, type FontName, PAINT, registerFonts } from './style.ts';
import { type DrawnStrip, drawStrip } from './strip.ts';
import type { TaggedPdf, TextTag } from './tagged.ts';
import { drawTiles } from './tiles.ts';

/** Points (1/72 inch) on an A4 page. */
export const CARD = { x: 40, y: 40, width: 515, height: 718 };
const TILES = { columns: 10, rows: 2, side: CARD.width / 10 };
export const LEFT = CARD.x + 36;
export const WIDTH = CARD.width - 72;

type About = { title: string; author: string; locale: 'en' | 'mt'; now: Date };

/** Draws a document of A4 pages, each added by `draw`. PDFKit is loaded with the first: it takes as much memory as all features together. */
export async function renderPdf(
  { title, author, locale, now }: About,
  draw: (pdf: TaggedPdf) => void,
): Promise<Buffer> {
  const { TaggedPdf: Pdf } = await import('./tagged.ts');
  const pdf = new Pdf({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    lang: locale,
    info: { Title: printable(title), Author: printable(author), CreationDate: now },
  });
  registerFonts(pdf);
  draw(pdf);
  pdf.end();
  return buffer(pdf);
}

export type Placed = {
  font: FontName;
  size: number;
  colour?: string;
  x?: number;
  width?: number;
  height?: number;
  align?: 'left' | 'right';
};

/** Writes a text as an element of its own, a paragraph unless `tag` says otherwise, and returns the y below it. */
export function write(pdf: TaggedPdf, text: string, y: number, placed: Placed & { tag?: TextTag }): number {
  pdf.element(placed.tag ?? 'P', () => place(pdf, text, y, placed));
  return pdf.y;
}

/** Places a text within an element; text that does not fit into `height` ends in an ellipsis. */
export function place(
  pdf: TaggedPdf,
  text: string,
  y: number,
  { font, size, colour = COLOUR.ink, ...placed }: Placed,
): void {
  const { x = LEFT, width = WIDTH, height = size * 1.6, align = 'left' } = placed;
  pdf.font(font).fontSize(size).fillColor(colour);
  pdf.text(printable(text), x, y, { width, height, align, ellipsis: '…', lineGap: -size * 0.12 });
}

/** Draws the card behind a page’s text, with a scene at its head, or tiles from the seed; returns the y at which the text begins. */
export function drawCard(pdf: TaggedPdf, seed: string, scene: DrawnStrip | null = null): number {
  const { x, y, width, height } = CARD;
  const strakes = [PAINT.yellow, PAINT.green, PAINT.red, PAINT.white];
  const head = scene === null ? TILES.rows * TILES.side : (width * scene.height) / scene.width;
  pdf.decoration(() => {
    pdf.rect(0, 0, pdf.page.width, pdf.page.height).fill(COLOUR.paper);
    pdf.rect(x, y, width, height).fill(COLOUR.card);
    if (scene === null) drawTiles(pdf, seed, { x, y, ...TILES });
    else drawStrip(pdf, scene, { x, y, width });
    strakes.forEach((paint, index) => pdf.rect(x, y + head + index * 5, width, 5).fill(paint));
  });
  return y + head + strakes.length * 5;
}

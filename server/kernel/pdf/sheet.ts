import { printable } from '../../../machines/flow/printable.ts';
import { CARD } from './card.ts';
import { COLOUR, type FontName, PAINT } from './style.ts';
import type { TaggedPdf, TextTag } from './tagged.ts';
import { drawTiles } from './tiles.ts';

const TOP = 56;
const BOTTOM = 786;
const TILES = { columns: 10, rows: 1, side: CARD.width / 10 };

/** How a text is set: `gap` is the space below it, in points, and `tag` the element it is, a paragraph if none is named. */
export type Style = { font: FontName; size: number; colour?: string; gap?: number; tag?: TextTag };

type Bar = { name: string; points: number; most: number; figures: string; tag: TextTag };

/** Writes down the page, and continues on a new one when it is full. */
function sheetWriter(pdf: TaggedPdf) {
  let y = TOP;
  const turnTo = (height: number) => {
    if (y + height <= BOTTOM) return;
    pdf.addPage();
    y = TOP;
  };
  const rule = (at: number) =>
    pdf
      .moveTo(CARD.x, at)
      .lineTo(CARD.x + CARD.width, at)
      .lineWidth(0.7)
      .stroke(COLOUR.joint);
  const write = (text: string, { font, size, colour = COLOUR.ink, gap = 4, tag = 'P' }: Style) => {
    for (const line of text.split(/\n+/)) {
      const plain = printable(line);
      pdf.font(font).fontSize(size);
      const height = pdf.heightOfString(plain, { width: CARD.width });
      turnTo(height);
      pdf.font(font).fontSize(size).fillColor(colour);
      pdf.element(tag, () => pdf.text(plain, CARD.x, y, { width: CARD.width }));
      y += height;
    }
    y += gap;
  };
  const list = (entries: readonly string[], style: Style) =>
    pdf.group('L', () => entries.forEach((entry) => pdf.group('LI', () => write(entry, { ...style, tag: 'LBody' }))));
  /** A bar as long as its share of the whole, with its name and its figures: these say what the bar shows. */
  const bar = ({ name, points, most, figures, tag }: Bar) => {
    const nameWidth = 360;
    const share = most === 0 ? 0 : (CARD.width * points) / most;
    turnTo(34);
    pdf.font('bold').fontSize(11).fillColor(COLOUR.ink);
    pdf.element(tag, () => pdf.text(printable(name), CARD.x, y, { width: nameWidth }));
    pdf.font('regular').fillColor(COLOUR.faintInk);
    const right = { width: CARD.width - nameWidth, align: 'right' } as const;
    pdf.element('P', () => pdf.text(figures, CARD.x + nameWidth, y, right));
    pdf.decoration(() => {
      pdf.rect(CARD.x, y + 17, CARD.width, 7).fill(COLOUR.joint);
      pdf.rect(CARD.x, y + 17, share, 7).fill(COLOUR.blue);
    });
    y += 28;
  };
  /** An entry of a list: what is paid for, and its sum at the right edge. */
  const sum = (label: string, figure: string, { isTotal = false } = {}) => {
    const labelWidth = CARD.width - 120;
    const style = pdf.font(isTotal ? 'bold' : 'regular').fontSize(isTotal ? 12 : 10.5);
    const height = style.heightOfString(printable(label), { width: labelWidth });
    turnTo(height + 12);
    if (isTotal) pdf.decoration(() => rule(y));
    style.fillColor(COLOUR.ink);
    pdf.group('LI', () => {
      pdf.element('Lbl', () => pdf.text(printable(label), CARD.x, y + 6, { width: labelWidth }));
      const right = { width: 120, align: 'right' } as const;
      pdf.element('LBody', () => pdf.text(printable(figure), CARD.x + labelWidth, y + 6, right));
    });
    y += height + 10;
  };
  const line = () => {
    turnTo(28);
    y += 24;
    pdf.decoration(() => rule(y));
  };
  const space = (height: number) => {
    y += height;
  };
  const keepTogether = turnTo;
  return { write, list, bar, sum, line, space, keepTogether };
}

/** Writes down a document of running text, part by part. */
export type Sheet = ReturnType<typeof sheetWriter>;

/** Begins a document of running text: a border of tiles from the seed, who it is from, and its title. */
export function beginSheet(pdf: TaggedPdf, seed: string, title: string, author: string) {
  pdf.addPage();
  pdf.decoration(() => {
    drawTiles(pdf, seed, { x: CARD.x, y: CARD.y, ...TILES });
    [PAINT.yellow, PAINT.green, PAINT.red, PAINT.blue].forEach((paint, at) =>
      pdf.rect(CARD.x, CARD.y + TILES.side + at * 4, CARD.width, 4).fill(paint),
    );
  });
  const sheet = sheetWriter(pdf);
  sheet.space(CARD.y + TILES.side + 40 - TOP);
  sheet.write(author, { font: 'bold', size: 10, colour: COLOUR.faintInk });
  sheet.write(title, { font: 'black', size: 26, gap: 8, tag: 'H1' });
  return sheet;
}

export const heading: Style = { font: 'black', size: 15, gap: 8, tag: 'H2' };
export const plain: Style = { font: 'regular', size: 10.5 };
export const faint: Style = { ...plain, colour: COLOUR.faintInk };

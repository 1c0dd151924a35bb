import { printable } from '../../../../machines/flow/printable.ts';
import { CARD, drawCard, LEFT, place, type Placed, WIDTH, write } from '../../../kernel/pdf/card.ts';
import { drawQrCode } from '../../../kernel/pdf/qr.ts';
import { COLOUR } from '../../../kernel/pdf/style.ts';
import type { TaggedPdf } from '../../../kernel/pdf/tagged.ts';
import { formatDay, formatHours, formatPrice } from './pdf-text.ts';
import type { PdfTicket, TicketsPdf } from './pdf-ticket.ts';

const TEAR = { y: CARD.y + 466, notch: 11 };
const QR_SIDE = 188;
const STUB_HEIGHT = 200;
const TITLE_LINES = 3;
/** From this size on a title has two lines at most: three would reach the seat. */
const LARGE = 24;

/** Writes a value in one line of this size, or in two smaller ones when it is too long. */
function writeValue(pdf: TaggedPdf, text: string, y: number, placed: Placed & { width: number }): void {
  const { font, size, width } = placed;
  const isTooLong = pdf.font(font).fontSize(size).widthOfString(printable(text)) > width;
  const smaller = Math.min(size, 12);
  const fitting = isTooLong ? { ...placed, size: smaller, height: smaller * 2.9 } : placed;
  write(pdf, text, y, { ...fitting, tag: 'LBody' });
}

function drawTear(pdf: TaggedPdf): void {
  const { x, width } = CARD;
  pdf
    .circle(x, TEAR.y, TEAR.notch)
    .circle(x + width, TEAR.y, TEAR.notch)
    .fill(COLOUR.paper);
  pdf
    .moveTo(x + 22, TEAR.y)
    .lineTo(x + width - 22, TEAR.y)
    .dash(2, { space: 6 })
    .lineWidth(1.6)
    .lineCap('round');
  pdf.stroke(COLOUR.joint).undash();
}

/** Lines of whole words: a Maltese article and its noun (il-ġimgħa) stay together, so lines don't break at hyphens. */
function wrapAtSpaces(pdf: TaggedPdf, text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length === 0 || pdf.widthOfString(longer) > WIDTH) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

/** Writes the title in the largest size at which there is room for its lines; returns the y below it. */
function writeTitle(pdf: TaggedPdf, title: string, top: number): number {
  const wrap = (size: number): string[] => wrapAtSpaces(pdf.font('black').fontSize(size), printable(title));
  const fits = (size: number): boolean =>
    wrap(size).length <= (size >= LARGE ? TITLE_LINES - 1 : TITLE_LINES) &&
    wrap(size).every((line) => pdf.widthOfString(line) <= WIDTH);
  const size = [36, 32, 28, 24, 22].find(fits) ?? 20;
  const lines = wrap(size);
  const shown = [...lines.slice(0, TITLE_LINES - 1), lines.slice(TITLE_LINES - 1).join(' ')].filter(Boolean);
  const step = size * 1.22;
  pdf.element('H1', () => shown.forEach((line, at) => place(pdf, line, top + at * step, { font: 'black', size })));
  return top + shown.length * step;
}

function writeHead(
  pdf: TaggedPdf,
  top: number,
  { union, event, venue, ...details }: TicketsPdf,
  position: string,
): number {
  write(pdf, union.name, top + 24, { font: 'bold', size: 11, colour: COLOUR.faintInk, width: WIDTH / 2 });
  write(pdf, position, top + 24, {
    font: 'regular',
    size: 11,
    colour: COLOUR.faintInk,
    x: LEFT + WIDTH / 2,
    width: WIDTH / 2,
    align: 'right',
  });
  let y = writeTitle(pdf, event.title, top + 40);
  y = write(pdf, `${formatDay(details)}  ·  ${formatHours(details)}`, y + 10, {
    font: 'bold',
    size: 15,
    colour: COLOUR.blue,
  });
  return write(pdf, [venue.name, venue.address].filter(Boolean).join(', '), y + 6, {
    font: 'regular',
    size: 12,
    height: 34,
  });
}

type Cell = { label: string; value: string; share: number };

function seatCells({ seat }: PdfTicket, { strings }: TicketsPdf): Cell[] {
  if (!seat) return [{ label: strings.seat, value: strings.freeSeating, share: 1 }];
  return [
    { label: strings.zone, value: seat.zone, share: 0.56 },
    { label: strings.row, value: seat.row, share: 0.22 },
    { label: strings.seat, value: seat.number, share: 0.22 },
  ];
}

function drawSeat(pdf: TaggedPdf, cells: Cell[]): void {
  const height = 74;
  const y = TEAR.y - height - 20;
  pdf.decoration(() => pdf.rect(LEFT, y, WIDTH, height).fill(COLOUR.harbour));
  let x = LEFT + 18;
  pdf.group('L', () => {
    for (const { label, value, share } of cells) {
      const placed = { x, width: WIDTH * share - 28 };
      pdf.group('LI', () => {
        write(pdf, label, y + 12, {
          ...placed,
          font: 'regular',
          size: 10,
          colour: COLOUR.faintOnHarbour,
          tag: 'Lbl',
        });
        writeValue(pdf, value, y + 25, { ...placed, font: 'black', size: 26, colour: COLOUR.onHarbour });
      });
      x += WIDTH * share;
    }
  });
}

const inOneLine = (answers: NonNullable<PdfTicket['answers']>, part: 'label' | 'answer'): string =>
  answers.map((each) => each[part]).join('  ·  ');

function drawStub(pdf: TaggedPdf, ticket: PdfTicket, details: TicketsPdf): void {
  const { strings, booking } = details;
  const top = TEAR.y + 30;
  const answers = ticket.answers ?? [];
  const rows = [
    [strings.attendee, ticket.attendee],
    ...(answers.length > 0 ? [[inOneLine(answers, 'label'), inOneLine(answers, 'answer')] as const] : []),
    [strings.kind, ticket.kind],
    ...(ticket.price === undefined ? [] : [[strings.price, formatPrice(ticket, details)] as const]),
    [strings.booking, booking.reference],
  ] as const;
  const width = WIDTH - QR_SIDE - 24;
  pdf.group('L', () =>
    rows.forEach(([label, value], index) => {
      const y = top + (index * STUB_HEIGHT) / rows.length;
      pdf.group('LI', () => {
        write(pdf, label, y, { font: 'regular', size: 10, colour: COLOUR.faintInk, width, tag: 'Lbl' });
        writeValue(pdf, value, y + 13, { font: 'bold', size: 14, width });
      });
    }),
  );
  const x = LEFT + WIDTH - QR_SIDE;
  drawQrCode(pdf, ticket.code, { x, y: top, side: QR_SIDE });
  write(pdf, ticket.code, top + QR_SIDE + 5, { font: 'regular', size: 8, colour: COLOUR.faintInk, x, width: QR_SIDE });
}

/** Draws one ticket on the document's current page. */
export function drawTicketPage(pdf: TaggedPdf, ticket: PdfTicket, position: string, details: TicketsPdf): void {
  const top = drawCard(pdf, details.event.title, details.scene);
  writeHead(pdf, top, details, position);
  drawSeat(pdf, seatCells(ticket, details));
  pdf.decoration(() => drawTear(pdf));
  drawStub(pdf, ticket, details);
  const y = write(pdf, details.strings.entryNote, CARD.y + CARD.height + 18, { font: 'regular', size: 11, height: 40 });
  write(pdf, details.union.email, y + 4, { font: 'regular', size: 10, colour: COLOUR.faintInk });
}

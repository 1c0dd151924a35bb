import { create } from 'qrcode';
import { COLOUR } from './style.ts';
import type { TaggedPdf } from './tagged.ts';

/** Readers want four empty modules around the code. */
const QUIET_MODULES = 4;

const called = { en: 'QR code', mt: 'Kodiċi QR' };

type Square = { x: number; y: number; side: number };

/** Draws a QR code as a figure that says its content; the square includes the quiet zone. */
export function drawQrCode(pdf: TaggedPdf, content: string, square: Square): void {
  pdf.figure(`${called[pdf.locale]}: ${content}`, square, () => drawModules(pdf, content, square));
}

function drawModules(pdf: TaggedPdf, content: string, { x, y, side }: Square): void {
  const { modules } = create(content, { errorCorrectionLevel: 'M' });
  const module = side / (modules.size + 2 * QUIET_MODULES);
  pdf.rect(x, y, side, side).fill('#FFFFFF');
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (modules.get(row, column) === 0) continue;
      let run = 1;
      while (column + run < modules.size && modules.get(row, column + run) !== 0) run += 1;
      pdf.rect(x + (column + QUIET_MODULES) * module, y + (row + QUIET_MODULES) * module, run * module, module);
      column += run;
    }
  }
  pdf.fill(COLOUR.ink);
}

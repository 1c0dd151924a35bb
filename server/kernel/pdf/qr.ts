import { create } from 'qrcode';
import { COLOUR } from './style.ts';

/** Readers want four empty modules around the code. */
const QUIET_MODULES = 4;

/** Draws a QR code as vector squares into a square of this side, including its quiet zone. */
export function drawQrCode(pdf: PDFKit.PDFDocument, content: string, x: number, y: number, side: number): void {
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

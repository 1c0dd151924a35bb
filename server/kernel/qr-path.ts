import { create } from 'qrcode';

/** A QR code as an SVG path, one unit per module, without the quiet zone; neighbours in a row are one rectangle. */
export function qrPath(content: string): { path: string; size: number } {
  const { modules } = create(content, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  const rows = Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, column) => (modules.get(row, column) === 0 ? ' ' : '#')).join(''),
  );
  const path = rows.flatMap((row, y) => [...row.matchAll(/#+/g)].map(({ 0: run, index }) => rectangle(index, y, run)));
  return { path: path.join(''), size };
}

const rectangle = (x: number, y: number, { length }: string): string => `M${x} ${y}h${length}v1h-${length}z`;

/** A square within a picture, in the picture's own pixels. */
export interface Square {
  x: number;
  y: number;
  size: number;
}

/** The size of a picture, in its own pixels. */
export interface Extent {
  width: number;
  height: number;
}

/** A square smaller than this would show as a blur. */
const smallestSide = 96;

const between = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most));

/** The nearest square of whole pixels that lies within the picture. */
function within({ x, y, size }: Square, { width, height }: Extent): Square {
  const side = Math.round(size);
  return {
    x: between(0, Math.round(x), width - side),
    y: between(0, Math.round(y), height - side),
    size: side,
  };
}

/** The largest square, in the middle of the picture. */
export function largestSquare(extent: Extent): Square {
  const size = Math.min(extent.width, extent.height);
  return within({ x: (extent.width - size) / 2, y: (extent.height - size) / 2, size }, extent);
}

/** Returns the square moved right and down by shares of its own side, within the picture. */
export function moved(square: Square, right: number, down: number, extent: Extent): Square {
  const { x, y, size } = square;
  return within({ x: x + right * size, y: y + down * size, size }, extent);
}

/** Returns the largest zoom of a picture: at 1 the largest square is kept. */
export const largestZoom = ({ width, height }: Extent): number => Math.max(1, Math.min(width, height) / smallestSide);

/** Returns the zoom of a square, from 1. */
export const zoomOf = ({ size }: Square, { width, height }: Extent): number => Math.min(width, height) / size;

/** The square at another zoom, about its own middle. */
export function zoomed({ x, y, size }: Square, zoom: number, extent: Extent): Square {
  const side = Math.min(extent.width, extent.height) / between(1, zoom, largestZoom(extent));
  const shift = (size - side) / 2;
  return within({ x: x + shift, y: y + shift, size: side }, extent);
}

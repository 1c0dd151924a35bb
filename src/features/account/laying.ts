/** The size of a floor in tiles. */
export interface Laying {
  cols: number;
  rows: number;
  /** The width of its border, in tiles. */
  border: number;
}

const colsOnScreen = 4;
const leastRows = 3;

/** The floor of a year on the screen: as wide on every device, so that tiles never move; a year that goes on has room for the next. */
export function screenLaying(tiles: number, isOpen: boolean): Laying {
  const rows = Math.ceil((tiles + (isOpen ? 1 : 0)) / colsOnScreen);
  return { cols: colsOnScreen, rows: Math.max(isOpen ? leastRows : 1, rows), border: 0.5 };
}

/** The height of a poster's floor by its width, at most: the rest of the sheet is for words. */
const mostHeight = 0.75;

/** The floor of a poster, over its whole width: tiles as large as they can be, at least two side by side. */
export function posterLaying(tiles: number): Laying {
  let cols = 2;
  while (cols * Math.floor(cols * mostHeight) < tiles) cols += 1;
  return { cols, rows: Math.max(1, Math.ceil(tiles / cols)), border: 0 };
}

/** The place of a tile by its number, row by row from the top left. */
export const placeOf = (at: number, cols: number): { col: number; row: number } => ({
  col: at % cols,
  row: Math.floor(at / cols),
});

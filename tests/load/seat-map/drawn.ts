export interface Point {
  x: number;
  y: number;
}

/** A drawing of a plan on the page, ours or the bare one, as the bench drives it. Points in CSS pixels of the page. */
export interface Drawn {
  chosen: () => number;
  /** True once keys and clicks are answered. */
  isReady: () => boolean;
  /** True if it is drawn at the scale at which it is shown. */
  isResting: () => boolean;
  /** Middles of free seats. */
  openSeats: () => Point[];
  /** Shows the plan's first seats at the upper left, each cell with a side of `cell` CSS pixels. */
  zoomIn: (cell: number) => void;
}

/** A sheet for a scene, in units. The scene's own units begin at the middle of its ground, and its subject is up to 300 wide and 225 high. */
export interface Paper {
  width: number;
  height: number;
  /** The position of the scene's middle, and the distance of its ground from the sheet's top. */
  x: number;
  ground: number;
  scale: number;
}

/** The sheets that scenes are composed for. */
export const papers = {
  /** A 4:5 poster with a title in its upper 38 %. */
  stand: { width: 400, height: 500, x: 200, ground: 434, scale: 1.05 },
  /** A 4:5 poster without words. */
  full: { width: 400, height: 500, x: 200, ground: 430, scale: 1.3 },
  /** A 3:2 picture. */
  wide: { width: 600, height: 400, x: 300, ground: 352, scale: 1.35 },
  /** A preview of a link: the text is to the right of the subject, above the ground. */
  card: { width: 1200, height: 604, x: 268, ground: 520, scale: 1.7 },
  /** The head of a printed ticket, above all its words. */
  strip: { width: 600, height: 180, x: 300, ground: 156, scale: 0.66 },
} as const satisfies Record<string, Paper>;

/** Name of a sheet. */
export type PaperName = keyof typeof papers;

/** The sheet's edges in the scene's units. */
export interface Edges {
  left: number;
  right: number;
  bottom: number;
}

/** Returns the edges of a sheet as its scene sees them. */
export const edgesOf = ({ width, height, x, ground, scale }: Paper): Edges => ({
  left: -x / scale,
  right: (width - x) / scale,
  bottom: (height - ground) / scale,
});

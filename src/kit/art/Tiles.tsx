import { stillPart } from '../late/late-part.tsx';

interface Props {
  /** A value that does not change: a slug, an organisation's name, a person's name. */
  seed: string;
  cols?: number;
  rows?: number;
}

/** A floor of equal cement tiles that bleeds to the edges of its box. Never behind text. */
export const Tiles = stillPart<Props>(async () => (await import('./DrawnTiles.tsx')).DrawnTiles).Part;

import type { components } from '../../openapi/portal.gen.ts';

export type TogaPiece = components['schemas']['TogaPiece'];

/** Euro cents: of each piece, and of a complete set. */
export type TogaPrices = Record<TogaPiece | 'togaSet', number>;

export type TogaLine = { item: TogaPiece | 'set'; cents: number };

export const togaPieces = ['toga', 'sash', 'trencher', 'doctorateTrencher'] as const satisfies readonly TogaPiece[];
const set: readonly TogaPiece[] = ['toga', 'sash', 'trencher'];

/** True if both trenchers are chosen: nobody wears two. */
export const hasTwoTrenchers = (pieces: readonly TogaPiece[]): boolean =>
  pieces.includes('trencher') && pieces.includes('doctorateTrencher');

/** The price of the pieces, line by line: the set if it is complete, and the pieces that are not part of it. */
export function linesOf(pieces: readonly TogaPiece[], prices: TogaPrices): TogaLine[] {
  const isWhole = set.every((piece) => pieces.includes(piece));
  const single = togaPieces.filter((piece) => pieces.includes(piece) && !(isWhole && set.includes(piece)));
  return [
    ...(isWhole ? [{ item: 'set', cents: prices.togaSet } as const] : []),
    ...single.map((piece) => ({ item: piece, cents: prices[piece] })),
  ];
}

export const sumOf = (lines: readonly TogaLine[]): number => lines.reduce((sum, { cents }) => sum + cents, 0);

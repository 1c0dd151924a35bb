import type { TogaPiece } from '../../../machines/toga/rules.ts';
import type { TogaSize } from '../../kernel/content/site/services.ts';
import type { Site } from '../../kernel/content/site/site-type.ts';
import type { Locale, Schemas } from '../../kernel/http/operation.ts';

type Sizing = { site: Pick<Site, 'togaTypes'> };
type Details = { height: number; head: number; degree: string };

/** The words of a degree, without the points of "B.A.". */
const wordsOf = (degree: string): Set<string> =>
  new Set(
    degree
      .toLowerCase()
      .replaceAll('.', '')
      .split(/[^\p{L}]+/u),
  );

function fits({ upTo, words }: TogaSize, measured: number | null, said: Set<string>): boolean {
  if (measured !== null) return upTo === undefined || measured <= upTo;
  return words === undefined || words.some((word) => said.has(word));
}

/** The size of a piece by what its graduate said: the first that fits, else the last. */
export function sizeOf({ site }: Sizing, piece: TogaPiece, { height, head, degree }: Details): string {
  const type = site.togaTypes.find(({ id }) => id === piece);
  if (type === undefined) throw new Error(`toga-types.json has no ${piece}`);
  const measured = { height, head, degree: null }[type.sizedBy];
  const said = wordsOf(degree);
  const found = type.sizes.find((size) => fits(size, measured, said)) ?? type.sizes.at(-1);
  if (found === undefined) throw new Error(`toga-types.json has no sizes for ${piece}`);
  return found.id;
}

/** The sizes of several pieces, in their order. */
export const sizesOf = (deps: Sizing, pieces: readonly TogaPiece[], details: Details): string[] =>
  pieces.map((piece) => sizeOf(deps, piece, details));

/** The sizes of pieces after some were tried on; of caps there is one among the pieces at most. */
export const fittedSizes = (
  { pieces, sizes }: { pieces: readonly TogaPiece[]; sizes: readonly string[] },
  { gown, cap }: { gown: string | undefined; cap: string | undefined },
): string[] =>
  pieces.map((piece, at) => {
    const before = sizes[at] ?? '';
    if (piece === 'toga') return gown ?? before;
    return piece === 'sash' ? before : (cap ?? before);
  });

/** The name of a size in words; XL is XL in every language. */
export function nameOfSize({ site }: Sizing, piece: TogaPiece, id: string, locale: Locale): string {
  const sizes = site.togaTypes.find((type) => type.id === piece)?.sizes ?? [];
  return sizes.find((size) => size.id === id)?.name?.[locale] ?? id;
}

/** Pieces with their sizes, as the contract tells them. */
export const presentSizes = (
  deps: Sizing,
  { pieces, sizes }: { pieces: readonly TogaPiece[]; sizes: readonly string[] },
  locale: Locale,
): Schemas['TogaPieceSize'][] =>
  pieces.map((piece, at) => {
    const size = sizes[at] ?? '';
    return { piece, size, label: nameOfSize(deps, piece, size, locale) };
  });

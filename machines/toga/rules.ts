import type { components } from '../../openapi/portal.gen.ts';
import type { TogaContext, TogaStep } from './toga.types.ts';

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

/** The pieces chosen, or held. */
export const piecesOf = ({ pieces, rental }: TogaContext): readonly TogaPiece[] =>
  pieces.length > 0 ? pieces : (rental?.pieces ?? []);

/** The slot chosen, or held. */
export const slotOf = ({ occurrence, rental }: TogaContext): string | null => occurrence ?? rental?.fitting.id ?? null;

/** True if the rental can still be changed: until the person goes to pay. */
const isChangeable = ({ rental }: TogaContext): boolean => rental === null || rental.state === 'held';

/** True if a step can be opened: the answers before it are there, and none of them is already being paid. */
export function canOpen(context: TogaContext, step: TogaStep): boolean {
  if (step === 'payment') return false;
  if (step === 'check') return context.rental !== null;
  if (!isChangeable(context)) return false;
  if (step === 'pieces') return true;
  if (piecesOf(context).length === 0) return false;
  return step === 'fitting' || slotOf(context) !== null;
}

/** The step to show: the wanted one if it can be opened, else the furthest that can. */
export function shownStep(context: TogaContext): TogaStep {
  const { wanted } = context;
  if (wanted !== null && canOpen(context, wanted)) return wanted;
  if (context.rental !== null) return 'check';
  if (wanted === 'details' || wanted === 'check') return piecesOf(context).length > 0 ? 'fitting' : 'pieces';
  return 'pieces';
}

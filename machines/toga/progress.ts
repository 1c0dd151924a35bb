import type { TogaPiece } from './price.ts';
import type { TogaContext, TogaStep } from './toga.types.ts';

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

import type { TogaPiece } from './price.ts';
import type { TogaContext, TogaStep } from './toga.types.ts';

/** The pieces that are chosen, or held. */
export const piecesOf = ({ pieces, rental }: TogaContext): readonly TogaPiece[] =>
  pieces.length > 0 ? pieces : (rental?.pieces ?? []);

/** The slot that is chosen, or held. */
export const slotOf = ({ occurrence, rental }: TogaContext): string | null => occurrence ?? rental?.fitting.id ?? null;

/** Whether what is rented can still be changed: until somebody goes to pay. */
const isChangeable = ({ rental }: TogaContext): boolean => rental === null || rental.state === 'held';

/** Whether a step can be opened: those before the shown one, as long as nothing is being paid. */
export function canOpen(context: TogaContext, step: TogaStep): boolean {
  if (step === 'payment') return false;
  if (step === 'check') return context.rental !== null;
  if (!isChangeable(context)) return false;
  if (step === 'pieces') return true;
  if (piecesOf(context).length === 0) return false;
  return step === 'fitting' || slotOf(context) !== null;
}

/** The step to show: the one asked for where it can be opened, else the furthest that can. */
export function shownStep(context: TogaContext): TogaStep {
  const { wanted } = context;
  if (wanted !== null && canOpen(context, wanted)) return wanted;
  if (context.rental !== null) return 'check';
  if (wanted === 'details' || wanted === 'check') return piecesOf(context).length > 0 ? 'fitting' : 'pieces';
  return 'pieces';
}

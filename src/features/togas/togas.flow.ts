import type { Chosen, TogaStep } from '../../../machines/toga/toga.types.ts';
import { togaSteps } from '../../../machines/toga/toga.types.ts';
import { togaPieces } from '../../../machines/toga/price.ts';
import { togaMachine } from '../../../machines/toga/toga.machine.ts';
import { createFlow } from '../../kit/flow/create-flow.tsx';
import { paths } from '../../kit/paths.ts';

const segments: Record<TogaStep, string> = {
  pieces: '',
  fitting: 'fitting',
  details: 'personal-details',
  check: 'check',
  payment: 'payment',
};

/** Returns the step at a part of the address; null if it names none. */
export const stepAt = (segment: string): TogaStep | null =>
  togaSteps.find((step) => segments[step] === segment) ?? null;

/** Renting a toga, each step at its own address; a payment, or a state without a step, leaves the address the same. */
export const togas = createFlow({
  machine: togaMachine,
  steps: togaSteps,
  addressOf: ({ screen, step }) => (screen === step && step !== 'payment' ? paths.bookToga(segments[step]) : null),
});

export const { BackTo, TryAgain, useCan, useFact, useIsBusy, useMeta, useSend } = togas;

/** The form's key in this tab's storage, which keeps the draft until the server has accepted it. */
export const detailsForm = 'toga-details';

const KEY = 'toga:chosen';

/** Keeps a choice that is not held yet for a reload of this tab; removes it once it is held. */
export function keepChosen(kept: Pick<Storage, 'setItem' | 'removeItem'>, { pieces, occurrence }: Chosen): void {
  try {
    if (pieces.length === 0) kept.removeItem(KEY);
    else kept.setItem(KEY, JSON.stringify({ pieces, occurrence }));
  } catch {
    // Private browsing or a full disk: nothing depends on it.
  }
}

/** Returns the choice made earlier in this tab. */
export function readChosen(kept: Pick<Storage, 'getItem'>): Chosen {
  const none: Chosen = { pieces: [], occurrence: null };
  try {
    const found: unknown = JSON.parse(kept.getItem(KEY) ?? 'null');
    if (typeof found !== 'object' || found === null || !('pieces' in found) || !Array.isArray(found.pieces))
      return none;
    const names: readonly unknown[] = found.pieces;
    const occurrence = 'occurrence' in found && typeof found.occurrence === 'string' ? found.occurrence : null;
    return { pieces: togaPieces.filter((piece) => names.includes(piece)), occurrence };
  } catch {
    return none;
  }
}

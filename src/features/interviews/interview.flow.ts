import { interviewMachine } from '../../../machines/interview/interview.machine.ts';
import { type Chosen, type InterviewStep, interviewSteps } from '../../../machines/interview/interview.types.ts';
import { createFlow } from '../../kit/flow/create-flow.tsx';
import { paths } from '../../kit/paths.ts';

const segments: Record<InterviewStep, string> = { when: '', slot: 'slot', cv: 'cv', check: 'check', booked: 'booked' };

/** Returns the step at a part of the address; null if it names none. */
export const stepAt = (segment: string): InterviewStep | null =>
  interviewSteps.find((step) => segments[step] === segment) ?? null;

/** Booking an interview, each step at its own address; a state without a step leaves the address the same. */
export const interviews = createFlow({
  machine: interviewMachine,
  steps: interviewSteps,
  addressOf: ({ screen, step }, { context: { company } }) =>
    screen === step ? paths.interview(company, segments[step]) : null,
});

export const { BackTo, TryAgain, useFact, useIsBusy, useMeta, useSend } = interviews;

/** The key in this tab's storage of the slot that is chosen, until the server holds it. */
export const slotForm = (company: string): string => `interview-slot-${company}`;

const keyOf = (company: string) => `interview:${company}`;
const none: Chosen = { half: null, cv: null };

/** Keeps what was chosen for a reload of this tab; removes it where nothing is. */
export function keepChosen(kept: Pick<Storage, 'setItem' | 'removeItem'>, company: string, { half, cv }: Chosen): void {
  try {
    if (half === null) kept.removeItem(keyOf(company));
    else kept.setItem(keyOf(company), JSON.stringify({ half, cv }));
  } catch {
    // Private browsing or a full disk: nothing depends on it.
  }
}

/** Returns what was chosen earlier in this tab. */
export function readChosen(kept: Pick<Storage, 'getItem'>, company: string): Chosen {
  try {
    const found: unknown = JSON.parse(kept.getItem(keyOf(company)) ?? 'null');
    if (typeof found !== 'object' || found === null || !('half' in found)) return none;
    const { half } = found;
    if (typeof half !== 'object' || half === null || !('date' in half) || !('part' in half)) return none;
    const { date, part } = half;
    if (typeof date !== 'string' || (part !== 'morning' && part !== 'afternoon')) return none;
    return { half: { date, part }, cv: 'cv' in found && typeof found.cv === 'string' ? found.cv : null };
  } catch {
    return none;
  }
}

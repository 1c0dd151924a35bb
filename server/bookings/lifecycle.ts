import { transition } from 'xstate';
import { bookingMachine, type BookingEvent } from '../../machines/booking/booking.machine.ts';
import type { BookingState } from '../db/schema.ts';
import { Problem } from '../http/problem.ts';

const isState = (value: unknown): value is BookingState => typeof value === 'string' && value in bookingMachine.states;

/** Where the booking's chart goes from `state`; undefined where the event is not legal there. */
export function stateAfter(state: BookingState, event: BookingEvent): BookingState | undefined {
  const before = bookingMachine.resolveState({ value: state });
  if (!before.can(event)) return undefined;
  const [after] = transition(bookingMachine, before, event);
  return isState(after.value) ? after.value : undefined;
}

/** The same, for a change that a person asked for. Throws 409 where the chart does not know it. */
export function demandStateAfter(state: BookingState, event: BookingEvent): BookingState {
  const after = stateAfter(state, event);
  if (after !== undefined) return after;
  if (state === 'expired') throw new Problem(409, 'hold_ended');
  if (state === 'paid') throw new Problem(409, 'already_paid');
  throw new Problem(409, 'not_in_this_state');
}

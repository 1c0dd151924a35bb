import {
  available,
  createSeatStates,
  onHold,
  booked,
  selected,
  type SeatState,
  type SeatStates,
} from '../../kit/seat-map/seat-states.ts';
import type { components } from '../../../openapi/portal.gen.ts';

type Answer = components['schemas']['SeatStates'];

/** The seats as the person sees them: the server's states, overlaid with their own choice. */
export interface SeatFeed {
  states: SeatStates;
  /** Applies an answer of the server; returns the seats that have changed and are not the person's own. */
  hear: (answer: Answer) => number[];
  /** Sets the seats that the person has chosen, by index. */
  choose: (mine: readonly number[]) => void;
}

const stateOf = (digit: string): SeatState => (digit === '1' ? onHold : digit === '2' ? booked : available);

/** `chosen`: the person's own seats at the start, by index. */
export function createSeatFeed(count: number, chosen: readonly number[] = []): SeatFeed {
  const states = createSeatStates(count);
  const told: SeatState[] = Array.from({ length: count }, () => available);
  let mine = new Set(chosen);
  const shown = (index: number): SeatState => (mine.has(index) ? selected : (told[index] ?? available));
  const show = (indices: number[]) => states.apply(indices.map((index) => ({ index, state: shown(index) })));
  show([...mine]);
  return {
    states,
    hear: ({ states: all, changes }) => {
      if (all !== null) {
        for (let index = 0; index < count; index += 1) told[index] = stateOf(all[index] ?? '0');
        states.replace(told.map((_, index) => shown(index)));
        return [];
      }
      const changed = changes.filter(({ index, state }) => index < count && told[index] !== state);
      for (const { index, state } of changed) told[index] = state;
      const seen = changed.map(({ index }) => index).filter((index) => !mine.has(index));
      show(seen);
      return seen;
    },
    choose: (indices) => {
      const before = mine;
      mine = new Set(indices);
      show([...before, ...indices]);
    },
  };
}

import type { SeatMark } from '../../../machines/seat-plan/plan.ts';

/** The look of a place in a cell of 44, drawn here about its centre. */
interface SeatShape {
  body: string;
  /** Lines on the body while the place is free; they say what it is for. */
  detail: string;
}

const arch = 'M-17 -2a17 17 0 0 1 34 0v19h-34z';

/** Chairs have an arched back over a straight front; other places have marks of their own. */
export const seatShapes: Readonly<Record<SeatMark, SeatShape>> = {
  seat: { body: arch, detail: '' },
  wheelchair: {
    body: 'M-17 -17h34v34h-34z',
    detail: 'M-4 -11.5v.1M-4 -7v8h9l4 8h3M-5 -1a7.5 7.5 0 1 0 10 10M-4 -4h7',
  },
  companion: { body: arch, detail: 'M0 7.5v7M-3.5 11h7' },
  car: {
    body: 'M-11 -12q0 -7 11 -7t11 7v24q0 6 -11 6t-11 -6z',
    detail: 'M-8 -9q8 -4 16 0M-8 11q8 3 16 0M-11 -6h-3M11 -6h3',
  },
  stand: { body: 'M-18 -9l4 -8h28l4 8v26h-36z', detail: 'M-18 -9q4.5 4 9 0q4.5 4 9 0q4.5 4 9 0q4.5 4 9 0' },
};

/** Signs that are the same on every place. */
export const seatSigns = {
  halfWidth: 17,
  tick: 'M-8 3l6 7 11-14',
  cross: 'M-6 -2l12 12M6 -2l-12 12',
  /** One line per category step, from the front edge up. */
  piping: (lines: number) => Array.from({ length: lines }, (_, line) => `M-12 ${12 - line * 4}h24`).join(''),
} as const;

/** Categories differ by lines at the seat's front as well as by words: none, one, two, three, and again from none. */
export const pipingOf = (category: number): number => category % 4;

/** The look of a seat: an arched back over a straight front, in a cell of 44; drawn here about its centre. */
export const seatShape = {
  cell: 44,
  halfWidth: 17,
  body: 'M-17 -2a17 17 0 0 1 34 0v19h-34z',
  tick: 'M-8 3l6 7 11-14',
  cross: 'M-6 -2l12 12M6 -2l-12 12',
  /** One line a step of category, from the front edge up. */
  piping: (lines: number) => Array.from({ length: lines }, (_, line) => `M-12 ${12 - line * 4}h24`).join(''),
} as const;

/** Categories differ by lines at the seat's front as well as by words: none, one, two, three, and again from none. */
export const pipingOf = (category: number): number => category % 4;

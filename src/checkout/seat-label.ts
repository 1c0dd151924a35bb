import type { SeatName } from '../../machines/checkout/lines.ts';

/** A seat in a few letters, as it stands on the chair: 'G9', or '12 9' where rows are numbered. */
export const seatLabel = ({ row, number }: Pick<SeatName, 'row' | 'number'>): string =>
  /\d$/.test(row) ? `${row} ${number}` : `${row}${number}`;

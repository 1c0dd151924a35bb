import type { Seat } from './seats.ts';

/** Half of a pair is chosen: a wheelchair's place without the seat of its companion beside it, or that seat alone. */
export interface CompanionGap {
  /** Index of the free half that is not chosen. */
  missing: number;
  /** True if the missing half is the companion's seat. */
  isCompanion: boolean;
}

/** The halves of pairs that a choice leaves out and that are free. At most one entry per chosen seat, in the order of the choice. */
export function companionGaps(
  seats: readonly Seat[],
  isFree: (index: number) => boolean,
  chosen: readonly number[],
): CompanionGap[] {
  const isMissing = (seat: Seat | undefined) =>
    seat !== undefined && isFree(seat.index) && !chosen.includes(seat.index);
  return chosen.flatMap((index) => {
    const seat = seats[index];
    if (seat?.mark !== 'wheelchair' && seat?.mark !== 'companion') return [];
    const other =
      seat.mark === 'wheelchair'
        ? seats.find(({ companionOf }) => companionOf === seat.guid)
        : seats.find(({ guid }) => guid === seat.companionOf);
    return other && isMissing(other) ? [{ missing: other.index, isCompanion: seat.mark === 'wheelchair' }] : [];
  });
}

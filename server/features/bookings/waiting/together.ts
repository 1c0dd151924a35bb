/** A free seat, as the plan names it; neighbours in a row follow each other in `index`. */
export type FreeSeat = { index: number; guid: string; zone: string; row: string; category: string };

/**
 * As many of the seats as a party needs, which come in their plan's order: side by side if there are any such, else the ones that
 * are closest to each other. Undefined if there are too few.
 */
export function seatsTogether(seats: readonly FreeSeat[], party: number): readonly FreeSeat[] | undefined {
  const groups = seats.slice(0, Math.max(0, seats.length - party + 1)).map((_, at) => seats.slice(at, at + party));
  const isSideBySide = (group: readonly FreeSeat[]) =>
    group.every(
      ({ zone, row, index }, at) => zone === group[0]?.zone && row === group[0].row && index === group[0].index + at,
    );
  const spread = (group: readonly FreeSeat[]) => (group.at(-1)?.index ?? 0) - (group[0]?.index ?? 0);
  return groups.find(isSideBySide) ?? groups.toSorted((one, other) => spread(one) - spread(other))[0];
}

/** An event as the home page shows it. */
export interface UpcomingEvent {
  slug: string;
  title: string;
  /** ISO 8601 with an offset. */
  startsAt: string;
  venue: string;
  /** The lowest price; undefined if nothing is on sale. */
  priceFrom: { amount: number; formatted: string } | undefined;
}

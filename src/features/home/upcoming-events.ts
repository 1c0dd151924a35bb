/** An event as the home page shows it. */
export interface UpcomingEvent {
  slug: string;
  title: string;
  /** ISO 8601 with an offset. */
  startsAt: string;
  venue: string;
  /** The lowest price; undefined when there is nothing to pay for. */
  priceFrom: { amount: number; formatted: string } | undefined;
}

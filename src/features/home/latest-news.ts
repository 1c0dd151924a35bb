/** What the home page shows of a piece of news. */
export interface LatestNews {
  href: string;
  title: string;
  summary: string;
  /** ISO 8601 with an offset. */
  publishedAt: string;
  /** What kind of news it is. */
  kind: string;
  /** What its drawing is made from. */
  art: { seed: string; scene: string | null };
}

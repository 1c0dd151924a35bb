/** A piece of news as the home page shows it. */
export interface LatestNews {
  href: string;
  title: string;
  summary: string;
  /** ISO 8601 with an offset. */
  publishedAt: string;
  /** The category's name. */
  kind: string;
  /** The seed and scene of its drawing. */
  art: { seed: string; scene: string | null };
}

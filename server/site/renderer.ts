import type { DrawnCard } from './cards/card-svg.ts';
import type { Locale } from '../kernel/http/operation.ts';

/** A request for a page; its counterpart is in src/app/render.tsx. */
export type Visit = {
  /** Path and query. */
  address: string;
  language: Locale;
  /** Of the session; undefined for a visitor. */
  token: string | undefined;
  /** Asks the API on behalf of the visitor. */
  fetch: (request: Request) => Promise<Response>;
  union: object;
};

/** A page as it is sent; without a body it is the browser's to render. */
export type RenderedPage = {
  head?: string;
  body?: string;
  /** The title of a page without a body. */
  title?: string;
  rendered?: object;
};

/** A page whose data have been read. */
export type ReadPage = {
  status: number;
  /** The file of the page's code, from the project's root. */
  file: string;
  /** All that the page was given to show: as long as it is the same, so is the page, but for what tells the time. */
  shown: string;
  render: () => RenderedPage;
};

/** The settings that decide which pages exist, and where. */
export type Site = { id: string; flags: Readonly<Record<string, boolean>> };

/** The pages, built for the server. */
export type Renderer = {
  /** Runs in every rendered page before it is painted, with the code that the page needs in its element's `data-code`. */
  firstScript: string;
  /** The pages that everybody may find. */
  sitemapPaths: (site: Site) => string[];
  /** The place of the page at an address; `moved` is its own path, if another one was asked for. */
  placeOf: (address: string, site: Site) => { address: string; moved?: string };
  read: (visit: Visit) => Promise<ReadPage>;
  /** The card of the page that is asked for; a number is the status of a page that has none. */
  drawCard: (visit: Visit) => Promise<DrawnCard | number>;
};

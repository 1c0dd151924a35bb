import type { DrawnCard } from './cards/card-svg.ts';
import type { DrawnStrip, Poster } from '../kernel/pdf/strip.ts';
import type { Locale } from '../kernel/http/operation.ts';

/** A request for a page; its counterpart is in src/app/visit.ts. */
export type Visit = {
  /** Path and query. */
  address: string;
  language: Locale;
  /** Calls the API on behalf of the visitor. */
  fetch: (request: Request) => Promise<Response>;
  union: object;
};

/** The signed-in person, as pages show them. */
export type Person = {
  profile: object;
  /** The same text for everyone for whom pages differ in nothing but what names the person. */
  kind: string;
};

/** A page as it is sent; the browser renders one without a body. */
export type RenderedPage = {
  head?: string;
  body?: string;
  /** The title of a page without a body. */
  title?: string;
  rendered?: object;
};

/** A page's HTML with gaps for the person. */
export type SharedBody = { head: string; body: string };

/** A page whose data have been read; they are the same for everybody. */
export type ReadPage = {
  status: number;
  /** The file of the page's code, from the project's root. */
  file: string;
  /** All the data that the page shows: as long as they are the same, so is the page, except for texts that depend on the time. */
  shown: string;
  /** True if the page names the signed-in person. */
  isForPerson: boolean;
  /** `known` is the body kept from an earlier render for someone of the same kind; without one, `keep` is the new body. */
  render: (person?: Person, known?: SharedBody) => RenderedPage & { keep?: SharedBody };
};

/** The settings that decide which pages exist, and at which paths. */
export type Site = { id: string; flags: Readonly<Record<string, boolean>> };

/** The pages, built for the server. */
export type Renderer = {
  /** Runs in every rendered page before it is painted, with the code that the page needs in its element's `data-code`. */
  firstScript: string;
  /** The paths of pages that search engines may find. */
  sitemapPaths: (site: Site) => string[];
  /** The canonical address of a page; `moved` is its own path, if another one was requested. */
  placeOf: (address: string, site: Site) => { address: string; moved?: string };
  read: (visit: Visit) => Promise<ReadPage>;
  /** Reads the person signed in with this token; undefined if the token is not valid. */
  readPerson: (caller: Omit<Visit, 'address' | 'union'> & { token: string }) => Promise<Person | undefined>;
  /** The card of the requested page; a number is the status of a page without one. */
  drawCard: (visit: Visit) => Promise<DrawnCard | number>;
  /** Draws the scene of a poster as the head of a ticket. */
  drawStrip: (poster: Poster) => DrawnStrip;
};

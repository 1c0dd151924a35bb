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

/** A document for everyone of a kind: its texts, and the gaps between them. */
export type Cut = { texts: string[]; gaps: string[] };

/** A page whose data have been read; they are the same for everybody. */
export type ReadPage = {
  status: number;
  /** The file of the page's code, from the project's root. */
  file: string;
  /** All the data that the page shows: as long as they are the same, so is the page, except for texts that depend on the time. */
  shown: string;
  /** True if the page names the signed-in person. */
  isForPerson: boolean;
  render: (person?: Person) => RenderedPage;
  /** Renders it for everyone of the person's kind, with gaps for what tells them apart. */
  renderShared: (person: Person) => RenderedPage;
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
  /** The person with this profile of the contract, signed in with this token. */
  personOf: (profile: object, token: string) => Person;
  /** Cuts a document rendered for a person's kind; undefined if each has one of their own. */
  cutAtGaps: (document: string, person: Person) => Cut | undefined;
  /** The texts that fill these gaps for this person; `inScript` writes data for a script element. */
  fillGaps: (gaps: string[], person: Person, inScript: (data: object) => string) => string[];
  /** The card of the requested page; a number is the status of a page without one. */
  drawCard: (visit: Visit) => Promise<DrawnCard | number>;
  /** Draws the scene of a poster as the head of a ticket. */
  drawStrip: (poster: Poster) => DrawnStrip;
};

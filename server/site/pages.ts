import { createHash } from 'node:crypto';
import type { Locale } from '../http/operation.ts';
import type { PageAssets } from './assets.ts';
import type { Renderer } from './renderer.ts';
import { fillTemplate } from './shell.ts';

export type Page = { status: number; html: string; etag: string };

export type PageRequest = { address: string; language: Locale; token: string | undefined };

export type PagesOptions = {
  /** The document that pages are put into, for an address. */
  templateOf: (address: string) => Promise<string> | string;
  renderer: () => Promise<Renderer>;
  /** Whether rendered pages fetch their code once they are painted; in development, code comes as Vite has it. */
  leavesCode: boolean;
  assetsOf: (page: string) => PageAssets;
  factsIn: (language: Locale) => object;
  /** Asks the API. */
  fetch: (request: Request) => Promise<Response>;
};

/** Milliseconds for which visitors that come together are given one rendering: long enough for a rush, too short to notice. */
const SHARED_MS = 1000;
const MOST_SHARED = 500;

/** Renders pages. What visitors see who are not signed in is the same for all of them, and shared for a moment. */
export function createPages(options: PagesOptions): (request: PageRequest) => Promise<Page> {
  const shared = new Map<string, { page: Promise<Page>; until: number }>();

  return (request) => {
    if (request.token !== undefined) return renderPage(options, request);
    const key = `${request.language} ${request.address}`;
    const now = performance.now();
    const known = shared.get(key);
    if (known && known.until > now) return known.page;
    if (shared.size >= MOST_SHARED) shared.clear();
    const page = renderPage(options, request);
    shared.set(key, { page, until: now + SHARED_MS });
    return page;
  };
}

async function renderPage(options: PagesOptions, { address, language, token }: PageRequest): Promise<Page> {
  const { render, firstScript } = await options.renderer();
  const union = options.factsIn(language);
  const page = await render({ address, language, token, union, fetch: options.fetch });
  const assets = options.assetsOf(page.file);
  const html = fillTemplate(await options.templateOf(address), {
    locale: language,
    facts: union,
    page,
    assets,
    ...(options.leavesCode && { firstScript }),
  });
  return { status: page.status, html, etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"` };
}

import { createHash } from 'node:crypto';
import { type Cache, shelfOf } from '../kernel/cache.ts';
import type { Locale } from '../kernel/http/operation.ts';
import type { PageAssets } from './assets.ts';
import type { Renderer, SharedBody } from './renderer.ts';
import { fillTemplate } from './shell.ts';

/** A page whose data have been read, and which is rendered only if it is not cached. */
export type Page = { status: number; version: string; html: () => Promise<string> };

export type PageRequest = { address: string; language: Locale; token: string | undefined };

export type PagesOptions = {
  cache: Cache;
  /** The document into which the page at an address is put. */
  templateOf: (address: string) => Promise<string> | string;
  renderer: () => Promise<Renderer>;
  /** True if rendered pages fetch their code after the first paint; in development, Vite loads it. */
  leavesCode: boolean;
  assetsOf: (page: string) => PageAssets;
  factsIn: (language: Locale) => object;
  /** The page without JavaScript, in place of one that the browser renders. */
  withoutScript: (title: string, language: Locale) => string;
  /** Calls the API. */
  fetch: (request: Request) => Promise<Response>;
};

const hash = (text: string) => createHash('sha256').update(text).digest('base64url');

/** The time for which a page with the same data is cached: its texts may depend on the time, such as on an event's start. */
const TIMELESS_MS = 60_000;
export const minute = (): number => Math.floor(performance.now() / TIMELESS_MS);

const BYTES_PER_CHARACTER = 2;

/** Returns a function that reads pages for visitors. What everyone of a kind is shown is rendered once for all of them. */
export function createPages(options: PagesOptions): (request: PageRequest) => Promise<Page> {
  const bodies = shelfOf<SharedBody>(options.cache, 'body');
  return async ({ address, language, token }) => {
    const { read, firstScript } = await options.renderer();
    const facts = options.factsIn(language);
    const { status, file, shown, shared, render } = await read({
      address,
      language,
      token,
      union: facts,
      fetch: options.fetch,
    });
    return {
      status,
      version: `${status} ${hash(shown)}`,
      html: async () => {
        const key = shared === undefined ? undefined : hash(`${language} ${address} ${minute()} ${shared}`);
        const known = key === undefined ? undefined : bodies.get(key);
        const { keep, ...page } = render(known);
        if (key !== undefined && keep !== undefined && keep !== known)
          bodies.set(key, keep, BYTES_PER_CHARACTER * (keep.head.length + keep.body.length));
        return fillTemplate(await options.templateOf(address), {
          locale: language,
          facts,
          page: { file, ...page },
          assets: options.assetsOf(file),
          ...(options.leavesCode && { firstScript }),
          ...(page.title !== undefined && { plain: options.withoutScript(page.title, language) }),
        });
      },
    };
  };
}

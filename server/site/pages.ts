import { createHash } from 'node:crypto';
import type { Locale } from '../kernel/http/operation.ts';
import type { PageAssets } from './assets.ts';
import type { Renderer } from './renderer.ts';
import { fillTemplate } from './shell.ts';

/** A page whose data have been read, and which is rendered only if it is not cached. */
export type Page = { status: number; version: string; html: () => Promise<string> };

export type PageRequest = { address: string; language: Locale; token: string | undefined };

export type PagesOptions = {
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

/** Returns a function that reads pages for visitors. */
export function createPages(options: PagesOptions): (request: PageRequest) => Promise<Page> {
  return async ({ address, language, token }) => {
    const { read, firstScript } = await options.renderer();
    const facts = options.factsIn(language);
    const { status, file, shown, render } = await read({
      address,
      language,
      token,
      union: facts,
      fetch: options.fetch,
    });
    return {
      status,
      version: `${status} ${createHash('sha256').update(shown).digest('base64url')}`,
      html: async () => {
        const page = render();
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

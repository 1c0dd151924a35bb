import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin, ViteDevServer } from 'vite';
import { createCache } from '../kernel/cache.ts';
import { systemClock } from '../kernel/clock.ts';
import type { Union } from '../kernel/content/union.ts';
import type { Locale } from '../kernel/http/operation.ts';
import { textOf } from '../kernel/http/spliced.ts';
import { createPages } from './pages.ts';
import type { Renderer } from './renderer.ts';
import { languageOf, tokenOf } from './visitor.ts';
import { plainPages } from './without-script.ts';

type Settings = { root: string; api: string; unionId: string; factsIn: (language: Locale) => object; union: Union };

/** Serves pages from their sources, rendered on the server as in production; Vite loads their styles with their code. */
export function devPages(settings: Settings): Plugin {
  return {
    name: 'pages',
    configureServer: (vite) => () => {
      const answer = createAnswer(vite, settings);
      vite.middlewares.use(async (request, response, next) => {
        try {
          await answer(request, response);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}

function createAnswer(vite: ViteDevServer, { root, api, unionId, factsIn, union }: Settings) {
  const pages = createPages({
    // The sources change: no page fits into a single byte, so none is kept.
    cache: createCache(1),
    clock: systemClock,
    templateOf: (address) => vite.transformIndexHtml(address, readFileSync(`${root}/index.html`, 'utf8')),
    renderer: async () => (await vite.ssrLoadModule('/src/app/render.tsx')) as Renderer,
    leavesCode: false,
    assetsOf: () => ({ styles: [], scripts: [] }),
    factsIn,
    withoutScript: plainPages(union),
    fetch: (request) => {
      const { pathname, search } = new URL(request.url);
      return fetch(new URL(pathname + search, api), { headers: request.headers });
    },
    profileOf: async (token) => {
      const answer = await fetch(new URL('/api/auth/me', api), { headers: { authorization: `Bearer ${token}` } });
      return answer.ok ? ((await answer.json()) as { data: object }).data : undefined;
    },
  });
  return async ({ url = '/', headers }: IncomingMessage, response: ServerResponse): Promise<void> => {
    const asked = { url, headers };
    const page = await pages({ address: url, language: languageOf(asked), token: tokenOf(asked, unionId) });
    response.writeHead(page.status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
    response.end(textOf(await page.html()));
  };
}

import { readFileSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { serveCards } from '../cards/serve.ts';
import type { Union } from '../content/union.ts';
import type { Database } from '../db/database.ts';
import type { Locale } from '../http/operation.ts';
import { sendProblem } from '../http/errors.ts';
import { Problem } from '../http/problem.ts';
import { type AllowedOrigins, contentSecurityPolicy, policyOfParts } from '../http/security-headers.ts';
import { assetsOf } from './assets.ts';
import { compress } from './compress.ts';
import { fetchInProcess } from './in-process.ts';
import { createPages, type Page, type PageRequest } from './pages.ts';
import type { Renderer } from './renderer.ts';
import { type SiteFacts, unionFacts } from './shell.ts';
import { serveSitemap } from './sitemap.ts';
import { languageOf, tokenOf } from './visitor.ts';

const dist = new URL('../../dist/', import.meta.url);
const YEAR_SECONDS = 365 * 24 * 60 * 60;

export type SiteOptions = { union: Union; facts: SiteFacts; origins: AllowedOrigins; db: Database };

/** Serves the built pages: assets with their hash in the name for a year, the pages afresh. */
export async function serveSite(app: FastifyInstance, { union, facts, origins, db }: SiteOptions): Promise<void> {
  await app.register(fastifyStatic, {
    root: new URL('site/', dist).pathname,
    index: false,
    wildcard: false,
    preCompressed: true,
    globIgnore: ['**/*.br', '**/*.gz', 'index.html', '.vite/**'],
    setHeaders: (response, path) => {
      const isHashed = path.includes('/assets/');
      void response.header(
        'cache-control',
        isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'public, max-age=3600',
      );
      if (/\.(?:css|js|woff2)(?:\.\w+)?$/.test(path)) void response.header('content-security-policy', policyOfParts);
    },
  });
  const template = readFileSync(new URL('site/index.html', dist), 'utf8');
  const manifest = JSON.parse(readFileSync(new URL('site/.vite/manifest.json', dist), 'utf8'));
  const renderer: Renderer = await import(new URL('server/render.js', dist).href);
  const fetch = fetchInProcess(app);
  const factsIn = (language: Locale) => unionFacts(union, language, facts);
  const pages = createPages({
    templateOf: () => template,
    renderer: () => Promise.resolve(renderer),
    leavesCode: true,
    assetsOf: assetsOf(manifest, template),
    factsIn,
    fetch,
  });
  serveCards(app, (path, language) =>
    renderer.drawCard({ address: path, language, token: undefined, union: factsIn(language), fetch }),
  );
  serveSitemap(app, { db, origin: facts.origin, paths: renderer.sitemapPaths(union) });
  const policy = contentSecurityPolicy(origins, [renderer.firstScript]);
  answerPages(app, { unionId: union.id, policy }, pages);
}

/** Path and query. What begins with two slashes, or with what browsers take for one, would name another host. */
const isAddress = /^\/(?![/\\])[^\\#\s]*$/;

/** Answers every address that nothing else stands at with a page. */
function answerPages(
  app: FastifyInstance,
  { unionId, policy }: { unionId: string; policy: string },
  pages: (request: PageRequest) => Promise<Page>,
): void {
  app.setNotFoundHandler(async (request, reply) => {
    const isPage =
      (request.method === 'GET' || request.method === 'HEAD') &&
      !/^\/(api|assets|pictures|webhooks)\//.test(request.url);
    if (!isPage) return sendProblem(request, reply, new Problem(404, 'not_found'));
    if (!isAddress.test(request.url)) return sendProblem(request, reply, new Problem(400, 'malformed'));
    const token = tokenOf(request, unionId);
    const page = await pages({ address: request.url, language: languageOf(request), token });
    void reply.header('content-security-policy', policy);
    return sendPage(request, reply, page);
  });
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, { status, html, etag }: Page) {
  const { headers } = request;
  const vary = 'Cookie, Accept-Language, Accept-Encoding';
  void reply.headers({ 'cache-control': 'private, no-cache', etag: `W/${etag}`, vary });
  if (headers['if-none-match'] === `W/${etag}`) return reply.code(304).send();
  const { body, encoding } = await compress(html, headers['accept-encoding'] ?? '');
  if (encoding !== undefined) void reply.header('content-encoding', encoding);
  return reply.code(status).type('text/html; charset=utf-8').send(body);
}

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Union } from '../content/union.ts';
import { preferred } from '../http/locale.ts';
import type { Locale } from '../http/operation.ts';
import { Problem } from '../http/problem.ts';
import { sendProblem } from '../http/errors.ts';
import { renderShell, unionFacts } from './shell.ts';

const dist = new URL('../../dist/', import.meta.url);
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Serves the built pages: assets with their hash in the name for a year, the shell afresh. */
export async function serveSite(app: FastifyInstance, union: Union, isSimulated: boolean): Promise<void> {
  await app.register(fastifyStatic, {
    root: dist.pathname,
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
    },
  });
  const shells = renderShells(union, isSimulated);
  app.setNotFoundHandler((request, reply) => {
    const isPage =
      (request.method === 'GET' || request.method === 'HEAD') && !/^\/(api|assets|webhooks)\//.test(request.url);
    if (!isPage) return sendProblem(request, reply, new Problem(404, 'not_found'));
    const { html, etag } = shells[localeOfVisitor(request)];
    void reply.headers({ 'cache-control': 'no-cache', etag, vary: 'Cookie, Accept-Language' });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('text/html; charset=utf-8').send(html);
  });
}

type Shell = { html: string; etag: string };

function renderShells(union: Union, isSimulated: boolean): Record<Locale, Shell> {
  const template = readFileSync(new URL('index.html', dist), 'utf8');
  const shell = (locale: Locale): Shell => {
    const html = renderShell(template, unionFacts(union, locale, isSimulated), locale);
    return { html, etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"` };
  };
  return { en: shell('en'), mt: shell('mt') };
}

/** The choice kept in the cookie; the browser's language counts on the root page only. */
function localeOfVisitor(request: FastifyRequest): Locale {
  const chosen = /(?:^|;\s*)locale=(en|mt)(?:;|$)/.exec(request.headers.cookie ?? '')?.[1];
  if (chosen === 'en' || chosen === 'mt') return chosen;
  return request.url === '/' ? preferred(request.headers['accept-language'] ?? '') : 'en';
}

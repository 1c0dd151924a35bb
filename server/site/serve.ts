import { readFileSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { FindOwner } from '../kernel/auth/authenticate.ts';
import { presentProfile } from '../kernel/auth/signed-in.ts';
import type { Cache } from '../kernel/cache.ts';
import type { Clock } from '../kernel/clock.ts';
import { serveCards } from './cards/serve.ts';
import type { Union } from '../kernel/content/union.ts';
import type { Database } from '../kernel/db/database.ts';
import type { Locale } from '../kernel/http/operation.ts';
import { pageKey } from './answers.ts';
import { sendProblem } from '../kernel/http/errors.ts';
import type { Prepared, Source } from '../kernel/http/prepared.ts';
import { Problem } from '../kernel/http/problem.ts';
import {
  type AllowedOrigins,
  contentSecurityPolicy,
  policyOfPayPage,
  policyOfParts,
  policyOfWorker,
} from '../kernel/http/security-headers.ts';
import { assetsOf } from './assets.ts';
import { fetchInProcess } from './in-process.ts';
import { createPages, minute, type Page, type PageRequest } from './pages.ts';
import type { Renderer } from './renderer.ts';
import { type SiteFacts, unionFacts } from './shell.ts';
import { serveSitemap } from './sitemap.ts';
import { plainPages } from './without-script.ts';
import { chosenLanguage, languageOf, linkedLanguageCookie, tokenOf } from './visitor.ts';

const dist = new URL('../../dist/', import.meta.url);
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The pages as they were built for the server. Rejects while they aren't built. */
export const builtRenderer = (): Promise<Renderer> => import(new URL('server/render.js', dist).href);

export type SiteOptions = {
  union: Union;
  clock: Clock;
  facts: SiteFacts;
  origins: AllowedOrigins;
  db: Database;
  cache: Cache;
  answers: Prepared;
  /** True if a token was issued here and has not expired; its session may be over. */
  isToken: (token: string) => Promise<boolean>;
  findOwner: FindOwner;
};

/** Serves the built pages: assets with a hash in their name and fonts are cached for a year, since a new one has a new name; pages are not. */
export async function serveSite(app: FastifyInstance, options: SiteOptions): Promise<void> {
  const { union, clock, facts, origins, db, cache, answers, isToken, findOwner } = options;
  await app.register(fastifyStatic, {
    root: new URL('site/', dist).pathname,
    index: false,
    wildcard: false,
    preCompressed: true,
    globIgnore: ['**/*.br', '**/*.gz', 'index.html', '.vite/**'],
    setHeaders: (response, path) => {
      const isForGood = /\/(?:assets|fonts)\//.test(path);
      void response.header(
        'cache-control',
        isForGood ? `public, max-age=${YEAR_SECONDS}, immutable` : 'public, max-age=3600',
      );
      const isWorker = /\/worker\.js(?:\.\w+)?$/.test(path);
      if (isWorker) void response.header('cache-control', 'no-cache').header('content-security-policy', policyOfWorker);
      else if (/\.(?:css|js|woff2)(?:\.\w+)?$/.test(path))
        void response.header('content-security-policy', policyOfParts);
    },
  });
  const template = readFileSync(new URL('site/index.html', dist), 'utf8');
  const manifest = JSON.parse(readFileSync(new URL('site/.vite/manifest.json', dist), 'utf8'));
  const renderer = await builtRenderer();
  const fetch = fetchInProcess(app);
  const factsOf = { en: unionFacts(union, 'en', facts), mt: unionFacts(union, 'mt', facts) };
  const factsIn = (language: Locale) => factsOf[language];
  const pages = createPages({
    cache,
    clock,
    templateOf: () => template,
    renderer: () => Promise.resolve(renderer),
    leavesCode: true,
    assetsOf: assetsOf(manifest, template),
    factsIn,
    withoutScript: plainPages(union),
    fetch,
    profileOf: async (token) => {
      // While the database is away, a page is the visitor's.
      const owner = await findOwner(token).catch(() => undefined);
      return owner && presentProfile(owner.user);
    },
  });
  serveCards(app, {
    cache,
    addressOf: (path) => renderer.placeOf(path, union).address,
    drawCard: (path, language) => renderer.drawCard({ address: path, language, union: factsIn(language), fetch }),
  });
  serveSitemap(app, { db, origin: facts.origin, paths: renderer.sitemapPaths(union) });
  const scripts = [renderer.firstScript];
  const policies = {
    page: contentSecurityPolicy(origins, scripts),
    pay: origins.embedsPayments ? policyOfPayPage(origins, scripts) : contentSecurityPolicy(origins, scripts),
  };
  answerPages(app, {
    unionId: union.id,
    policies,
    answers,
    isToken,
    pages,
    placeOf: (url) => renderer.placeOf(url, union),
    isSecure: facts.origin.startsWith('https:'),
  });
}

/** Path and query. A path that begins with two slashes, or with what browsers take for two, would name another host. */
const isAddress = /^\/(?![/\\])[^\\#\s]*$/;

type PageSettings = Pick<SiteOptions, 'answers' | 'isToken'> & {
  unionId: string;
  policies: { page: string; pay: string };
  pages: (request: PageRequest) => Promise<Page>;
  placeOf: (url: string) => ReturnType<Renderer['placeOf']>;
  isSecure: boolean;
};

const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'private, no-cache',
  vary: 'Cookie, Accept-Language, Accept-Encoding',
};

/** A page that cannot be read now; the same Retry-After as for calls of the API while the database is unavailable. */
const awayHeaders = { ...pageHeaders, 'retry-after': '2' };

/** Answers every address that no other route serves with a page. */
function answerPages(app: FastifyInstance, settings: PageSettings): void {
  const { unionId, policies, answers, isToken, pages, placeOf, isSecure } = settings;
  app.setNotFoundHandler(async (request, reply) => {
    const isPage =
      (request.method === 'GET' || request.method === 'HEAD') &&
      !/^\/(api|assets|pictures|webhooks)\//.test(request.url);
    if (!isPage) return sendProblem(request, reply, new Problem(404, 'not_found'));
    if (!isAddress.test(request.url)) return sendProblem(request, reply, new Problem(400, 'malformed'));
    const chosen = chosenLanguage(request, isSecure);
    if (chosen !== undefined) return reply.header('set-cookie', chosen.cookie).redirect(chosen.address, 303);
    const { address, moved } = placeOf(request.url);
    if (moved !== undefined) return reply.redirect(moved + (/\?.*/.exec(request.url)?.[0] ?? ''), 308);
    void reply.header(
      'content-security-policy',
      /^\/payment\/pay(?:\?|$)/.test(address) ? policies.pay : policies.page,
    );
    if (/^\/desk(?:\/|$)/.test(address)) void reply.header('x-robots-tag', 'noindex');
    const language = linkedLanguageCookie(request, isSecure);
    if (language !== undefined) void reply.header('set-cookie', language);
    const given = tokenOf(request, unionId);
    const token = given !== undefined && (await isToken(given)) ? given : undefined;
    const visit = { address, language: languageOf(request), token };
    const place = { key: pageKey(visit), isPersonal: token !== undefined };
    return answers.respond(
      request,
      reply,
      sourceOf(() => pages(visit)),
      place,
    );
  });
}

function sourceOf(read: () => Promise<Page>): Source {
  let page: Page | undefined;
  return {
    version: async () => {
      page = await read();
      return `${page.version} ${minute()}`;
    },
    compute: async () => {
      page ??= await read();
      const headers = page.status === 503 ? awayHeaders : pageHeaders;
      return { status: page.status, headers, body: await page.html() };
    },
  };
}

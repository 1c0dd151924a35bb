import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Cache } from '../../kernel/cache.ts';
import type { Locale } from '../../kernel/http/operation.ts';
import { Problem } from '../../kernel/http/problem.ts';
import { cached } from '../../kernel/cached.ts';
import type { DrawnCard } from './card-svg.ts';
import { drawApart } from './draw-apart.ts';
import { MINUTE_MS } from '../../../machines/flow/durations.ts';

/** Draws the card of the page at a path; a number is the status of a page without one. */
export type DrawCard = (path: string, language: Locale) => Promise<DrawnCard | number>;

export type CardSettings = {
  drawCard: DrawCard;
  /** The canonical path of a page, however it was written. */
  addressOf: (path: string) => string;
  cache: Cache;
};

/** The milliseconds for which a drawn card is cached. */
const FRESH_MS = 10 * MINUTE_MS;
const MAX_AGE_SECONDS = 24 * 60 * 60;
const NAME = '/card.png';

/** Serves the preview pictures of links to pages, at the page's address with /card.png after it; `?locale=mt` is in Maltese. */
export function serveCards(app: FastifyInstance, { drawCard, addressOf, cache }: CardSettings): void {
  const bytesOf = ({ png }: { png: Buffer }) => png.length;
  const cardAt = cached({ cache, name: 'card', freshMs: FRESH_MS, bytesOf }, async (key) => {
    const [language, path = '/'] = key.split(' ');
    const card = await drawCard(path, language === 'mt' ? 'mt' : 'en');
    if (card === 404) throw new Problem(404, 'not_found');
    if (typeof card === 'number') throw new Problem(503, 'too_busy', { retryAfterSeconds: 5 });
    const png = await drawApart(card);
    return { png, etag: `"${createHash('sha256').update(png).digest('base64url').slice(0, 22)}"` };
  });

  for (const page of ['', '/media/events/:slug', '/media/news/:slug']) {
    app.get<{ Querystring: { locale?: unknown } }>(page + NAME, async ({ url, query, headers }, reply) => {
      const [path = ''] = url.split('?');
      const language = query.locale === 'mt' ? 'mt' : 'en';
      const { png, etag } = await cardAt(`${language} ${addressOf(path.slice(0, -NAME.length) || '/')}`);
      void reply.headers({
        etag,
        'cache-control': `public, max-age=${MAX_AGE_SECONDS}`,
        // Any site that shows a link may show its picture.
        'cross-origin-resource-policy': 'cross-origin',
      });
      if (headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.type('image/png').send(png);
    });
  }
}

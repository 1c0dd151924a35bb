import type { FastifyInstance } from 'fastify';
import type { Database } from '../kernel/db/database.ts';

type Settings = { db: Database; origin: string; paths: readonly string[] };

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const languages = ['en', 'mt'] as const;

/** One page, with its path in each language. */
const entry = (address: string) => {
  const alternates = languages.map(
    (language) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(`${address}?locale=${language}`)}"/>`,
  );
  return `<url><loc>${escaped(address)}</loc>${alternates.join('')}</url>`;
};

/** /sitemap.xml, the list for search engines: every public page, and every event. /robots.txt points to it. */
export function serveSitemap(app: FastifyInstance, { db, origin, paths }: Settings): void {
  app.get('/sitemap.xml', async (_, reply) => {
    const events = await db.selectFrom('events').select('slug').where('hidden', '=', false).orderBy('slug').execute();
    const all = [...paths, ...events.map(({ slug }) => `/media/events/${encodeURIComponent(slug)}`)];
    const urls = all.map((path) => entry(origin + path)).join('');
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls}</urlset>`,
      );
  });
  const closed = ['/api/', '/account', '/payment/', '/register', '/login'].map((path) => `Disallow: ${path}`);
  app.get('/robots.txt', async (_, reply) =>
    reply.type('text/plain').send(['User-agent: *', ...closed, `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')),
  );
}

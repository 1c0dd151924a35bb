import type { FastifyRequest } from 'fastify';
import type { Locale } from './operation.ts';

/** The contract's tags: a language with or without its region. */
const namesLanguage = /^(?:en(?:-US)?|mt(?:-MT)?)$/;

/** The language of an answer: `locale` in the query, else Accept-Language, else English. */
export function localeOf(request: FastifyRequest): Locale {
  const asked = (request.query as { locale?: unknown } | undefined)?.locale;
  if (typeof asked === 'string' && namesLanguage.test(asked)) return asked.startsWith('mt') ? 'mt' : 'en';
  return preferred(request.headers['accept-language'] ?? '');
}

/** The preferred of the two languages in an Accept-Language header. */
export function preferred(header: string): Locale {
  const liked = header
    .split(',')
    .map((part) => part.trim().toLowerCase().split(';'))
    .map(([tag = '', quality = '']) => ({ tag: tag.slice(0, 2), quality: Number(quality.trim().slice(2) || 1) }))
    .filter(({ tag }) => tag === 'en' || tag === 'mt')
    .sort((a, b) => b.quality - a.quality);
  return liked[0]?.tag === 'mt' ? 'mt' : 'en';
}

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

/** A language of ours in an Accept-Language header, with its weight. What is no weight is none: such a language is not asked for. */
const likes = /^(?<tag>en|mt)(?:-[\w-]*)?\s*(?:;\s*q=(?<weight>[01](?:\.\d{0,3})?)\s*)?$/;

/** The preferred of the two languages in an Accept-Language header. */
export function preferred(header: string): Locale {
  const liked = header
    .split(',')
    .map((part) => likes.exec(part.trim().toLowerCase())?.groups)
    .map((found) => ({ tag: found?.['tag'], weight: found === undefined ? 0 : Number(found['weight'] ?? 1) }))
    .filter(({ weight }) => weight > 0 && weight <= 1)
    .sort((a, b) => b.weight - a.weight);
  return liked[0]?.tag === 'mt' ? 'mt' : 'en';
}

import type { FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import type { Locale } from './operation.ts';

/** The contract's tags: a language with or without its region. */
const namesLanguage = /^(?:en(?:-US)?|mt(?:-MT)?)$/;

/** The language of an answer: `locale` in the query, else Accept-Language, else English. */
export function localeOf(request: FastifyRequest): Locale {
  const asked = (request.query as { locale?: unknown } | undefined)?.locale;
  if (typeof asked === 'string' && namesLanguage.test(asked)) return asked.startsWith('mt') ? 'mt' : 'en';
  return preferred(request.headers['accept-language'] ?? '');
}

/** The preferred of the two languages in an Accept-Language header; English if it names neither. */
export function preferred(header: string): Locale {
  const liked = new Negotiator({ headers: { 'accept-language': header } }).language(['en', 'mt']);
  return liked === 'mt' ? 'mt' : 'en';
}

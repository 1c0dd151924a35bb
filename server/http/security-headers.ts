import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** Origins beside our own that a page may send a form or navigation to: the payment provider's. */
export type AllowedOrigins = { pay: string[] };

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** What browsers may do with an answer. `scripts` are the texts that may stand in a page as scripts, and nothing else may. */
export function contentSecurityPolicy({ pay }: AllowedOrigins, scripts: readonly string[] = []): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts.map(hashOf)].join(' '),
    "style-src 'self'",
    // React sets style properties through the CSSOM; only style attributes in HTML would need more.
    "style-src-attr 'none'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self' ${pay.join(' ')}`.trim(),
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

/** For files that are parts of pages and never pages themselves: opened alone they may do nothing, which also takes less to say. */
export const policyOfParts = [
  "default-src 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** Every answer, errors and files included, tells browsers what they may do with it. */
export function sendSecurityHeaders(app: FastifyInstance, origins: AllowedOrigins): void {
  const headers = {
    'content-security-policy': contentSecurityPolicy(origins),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'permissions-policy': 'camera=(self), microphone=(), geolocation=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  };
  app.addHook('onRequest', async (_, reply) => {
    void reply.headers(headers);
  });
}

import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** Origins besides our own to which a page may send a form or navigate: the payment provider's. */
export type AllowedOrigins = {
  pay: string[];
  /** True if the portal's pay page embeds the provider's. */
  embedsPayments: boolean;
};

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** The content security policy of an answer. `scripts` are the texts of the only inline scripts allowed in a page. */
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
    // The one policy gives the one address of the service worker; see src/kit/offline/keep-page.ts.
    'trusted-types worker',
  ].join('; ');
}

/**
 * The policy of the page that embeds the provider's, as docs.stripe.com/security/guide requires; its script does not use Trusted Types.
 * No other page of the portal allows a third-party script.
 */
export function policyOfPayPage({ pay }: AllowedOrigins, scripts: readonly string[]): string {
  const [script, checkout] = ['https://js.stripe.com https://*.js.stripe.com', 'https://checkout.stripe.com'];
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts.map(hashOf), script, checkout].join(' '),
    "style-src 'self'",
    "style-src-attr 'none'",
    "img-src 'self' data: blob: https://*.stripe.com",
    "font-src 'self'",
    `connect-src 'self' https://api.stripe.com ${checkout}`,
    `frame-src ${script} https://hooks.stripe.com ${checkout}`,
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self' ${pay.join(' ')}`.trim(),
    "frame-ancestors 'none'",
  ].join('; ');
}

/** For files that are parts of pages and never pages themselves: opened alone they may do nothing, and this policy is shorter. */
export const policyOfParts = [
  "default-src 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** For the service worker: it fetches pages and files of the portal, and nothing else. */
export const policyOfWorker = ["connect-src 'self'", policyOfParts].join('; ');

const YEAR_SECONDS = 365 * 24 * 60 * 60;

export type SecurityHeaders = Readonly<Record<string, string>>;

/** The security headers of every answer; with a public https address they include HSTS. */
export function securityHeaders(origins: AllowedOrigins, publicUrl: string): SecurityHeaders {
  return {
    'content-security-policy': contentSecurityPolicy(origins),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'permissions-policy': 'camera=(self), microphone=(), geolocation=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    // For this host alone: the portal does not decide for the rest of the domain.
    ...(publicUrl.startsWith('https:') && { 'strict-transport-security': `max-age=${YEAR_SECONDS}` }),
  };
}

/** Sends the headers with every answer, errors and files included; an answer without Cache-Control gets `no-store`. */
export function sendSecurityHeaders(app: FastifyInstance, headers: SecurityHeaders): void {
  app.addHook('onRequest', async (_, reply) => {
    void reply.headers(headers);
  });
  app.addHook('onSend', async (_, reply) => {
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
  });
}

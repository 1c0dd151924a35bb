import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Bank, findSession } from './bank.ts';
import { type PageState, renderPayPage } from './page.ts';
import { pay } from './pay.ts';
import type { SandboxSession } from './records.ts';

type PayRoute = { Params: { id: string }; Querystring: { fill?: string } };

/** A shop's own look for the pay page. */
export type PageLook = {
  /** Rules after the page's own, such as typefaces whose files are at /look/ and its name. */
  css: string;
  /** The paths of those files by their names: woff2 only. */
  files: Readonly<Record<string, string>>;
};

const styles = readFileSync(join(import.meta.dirname, 'page.css'), 'utf8');

/** A form's redirect counts as its target too, so the shop's own origin has to be allowed. */
function policyFor(session: SandboxSession): string {
  const shop = new URL(session.successUrl).origin;
  const rules = [
    "default-src 'none'",
    "style-src 'self'",
    "font-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return [...rules, `form-action 'self' ${shop}`].join('; ');
}

function show(reply: FastifyReply, status: number, session: SandboxSession, state: PageState): FastifyReply {
  return reply
    .code(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policyFor(session),
      'content-language': session.locale,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    .send(renderPayPage(session, state));
}

function returnToShop(reply: FastifyReply, session: SandboxSession): FastifyReply {
  return reply.redirect(session.successUrl.replaceAll('{CHECKOUT_SESSION_ID}', session.id), 303);
}

const cardOf = ({ body }: FastifyRequest): string => (body instanceof URLSearchParams ? (body.get('card') ?? '') : '');

/** The page on which a buyer pays; it has no scripts. */
export function addPageRoutes(app: FastifyInstance, bank: Bank, look: PageLook = { css: '', files: {} }): void {
  app.get('/page.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(styles + look.css));
  for (const [name, path] of Object.entries(look.files)) {
    const file = readFileSync(path);
    app.get(`/look/${name}`, async (_request, reply) =>
      reply.type('font/woff2').header('cache-control', 'public, max-age=86400').send(file),
    );
  }

  app.get<PayRoute>('/pay/:id', async ({ params, query }, reply) => {
    const session = findSession(bank, params.id);
    if (session.status === 'complete') return returnToShop(reply, session);
    if (session.status === 'expired') return show(reply, 410, session, { expired: true });
    return show(reply, 200, session, { card: query.fill ?? '' });
  });

  app.post<PayRoute>('/pay/:id', async (request, reply) => {
    const { id } = request.params;
    const outcome = pay(bank, id, cardOf(request));
    const session = findSession(bank, id);
    if (outcome.paid) return returnToShop(reply, session);
    if (outcome.error === 'expired') return show(reply, 410, session, { expired: true });
    return show(reply, 422, session, { card: '', error: outcome.error });
  });
}

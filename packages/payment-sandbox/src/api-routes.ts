import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Bank, expireSession, findSession } from './bank.ts';
import { createSession } from './create-session.ts';
import { forgetPayers } from './forget.ts';
import { listRefunds, readRefund, refund } from './refund.ts';
import { SandboxRefusal } from './refusal.ts';
import { describeSession } from './shapes.ts';

type Answer = Record<string, unknown>;
type SessionRoute = { Params: { id: string } };

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

function requireKey(api: FastifyInstance, secretKey: string): void {
  const wanted = digest(`Bearer ${secretKey}`);
  api.addHook('onRequest', async ({ headers }) => {
    if (timingSafeEqual(digest(headers.authorization ?? ''), wanted)) return;
    throw new SandboxRefusal(401, 'Invalid API Key provided');
  });
}

const formOf = ({ body }: FastifyRequest): URLSearchParams =>
  body instanceof URLSearchParams ? body : new URLSearchParams();

/** The first answer to an idempotency key is repeated for all later requests; other content under it is refused. */
function once({ ledger }: Bank, request: FastifyRequest, act: () => Answer): Answer {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string') return act();
  const content = digest(`${request.url}\n${formOf(request).toString()}`).toString('hex');
  const kept = ledger.tables.reply.get(key);
  if (kept?.request === content) return kept.body;
  if (kept) {
    const message = 'Keys for idempotent requests can only be used with the same parameters they were first used with.';
    throw new SandboxRefusal(400, message, { type: 'idempotency_error' });
  }
  const body = act();
  ledger.save('reply', { id: key, request: content, body });
  return body;
}

/** The part of the provider's API that a checkout needs, at the provider's paths. */
export function addApiRoutes(api: FastifyInstance, bank: Bank, secretKey: string): void {
  requireKey(api, secretKey);
  api.post('/v1/checkout/sessions', async (request) =>
    once(bank, request, () => describeSession(createSession(bank, formOf(request)), bank.baseUrl())),
  );
  api.get<SessionRoute>('/v1/checkout/sessions/:id', async ({ params }) =>
    describeSession(findSession(bank, params.id), bank.baseUrl()),
  );
  api.post<SessionRoute>('/v1/checkout/sessions/:id/expire', async (request) =>
    once(bank, request, () => describeSession(expireSession(bank, request.params.id), bank.baseUrl())),
  );
  // The provider has no such call: the law decides how long it keeps payers.
  api.post('/_sandbox/forget', async (request) => {
    forgetPayers(bank, new Set(formOf(request).getAll('reference')));
    return {};
  });
  api.post('/v1/refunds', async (request) => once(bank, request, () => refund(bank, formOf(request))));
  api.get<SessionRoute>('/v1/refunds/:id', async ({ params }) => readRefund(bank, params.id));
  api.get<{ Querystring: { payment_intent?: string } }>('/v1/refunds', async ({ query }) =>
    listRefunds(bank, query.payment_intent ?? ''),
  );
}

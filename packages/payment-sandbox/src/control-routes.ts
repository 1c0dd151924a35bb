import type { FastifyInstance } from 'fastify';
import { type Bank, findSession, intentIdOf } from './bank.ts';
import type { Delivery } from './deliver.ts';
import { type Mode, MODES, type Modes } from './mode.ts';
import { pay } from './pay.ts';
import type { RefundStatus } from './records.ts';
import { turnOut } from './refund.ts';

const REFUND_STATUSES: readonly RefundStatus[] = ['pending', 'requires_action', 'failed', 'succeeded'];

export type Controls = { modes: Modes; delivery: Delivery };

const object = (properties: Record<string, object>, required = Object.keys(properties)) => ({
  body: { type: 'object', required, additionalProperties: false, properties },
});

/** A tester's controls of the sandbox: misbehave, pay without the page, send a session's webhooks once more, decide about its refunds. */
export function addControlRoutes(app: FastifyInstance, bank: Bank, { modes, delivery }: Controls): void {
  app.post<{ Body: { mode: Mode; payer?: string } }>(
    '/_test/mode',
    { schema: object({ mode: { enum: MODES }, payer: { type: 'string' } }, ['mode']) },
    async ({ body }) => {
      modes.set(body.mode, body.payer);
      return body;
    },
  );
  app.post<{ Params: { session: string }; Body: { card: string } }>(
    '/_test/pay/:session',
    { schema: object({ card: { type: 'string' } }) },
    async ({ params, body }) => pay(bank, params.session, body.card),
  );
  app.post<{ Params: { session: string }; Body: { status: RefundStatus } }>(
    '/_test/refunds/:session',
    { schema: object({ status: { enum: REFUND_STATUSES } }) },
    async ({ params, body }) => {
      turnOut(bank, intentIdOf(findSession(bank, params.session)), body.status);
      return body;
    },
  );
  app.post<{ Params: { session: string } }>('/_test/resend/:session', async ({ params }) => {
    const events = [...bank.ledger.tables.event.values()].filter(({ session }) => session === params.session);
    return { statuses: await Promise.all(events.map((event) => delivery.resend(event))) };
  });
}

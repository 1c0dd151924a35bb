import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Ledger } from './ledger.ts';
import { SandboxRefusal } from './refusal.ts';

/**
 * The ways in which the sandbox misbehaves when a tester asks: `refuse` hangs up at once, `stall` never answers, `error5xx` fails without
 * effect, `cut` does the work and hangs up before the answer, `nowebhook` drops every webhook.
 */
export const MODES = ['ok', 'refuse', 'stall', 'error5xx', 'cut', 'nowebhook'] as const;

export type Mode = (typeof MODES)[number];

/** The modes that testers have set: each payer's own, by mailbox, or else everybody's. */
export type Modes = {
  /** Sets everybody's mode, or one payer's; `ok` ends the payer's own. */
  set(mode: Mode, payer?: string): void;
  of(payer: string | null | undefined): Mode;
};

const STALL_MS = 30_000;

export function createModes(): Modes {
  let common: Mode = 'ok';
  const own = new Map<string, Mode>();
  return {
    set(mode, payer) {
      if (payer === undefined) common = mode;
      else if (mode === 'ok') own.delete(payer);
      else own.set(payer, mode);
    },
    of: (payer) => own.get(payer ?? '') ?? common,
  };
}

/** The mailbox of the payer whom a request is about, if it names one: by their session, their money, or themselves. */
function payerOf({ tables }: Ledger, { body, params, query }: FastifyRequest): string | null | undefined {
  const form = body instanceof URLSearchParams ? body : new URLSearchParams();
  const { id, payment_intent = form.get('payment_intent') } = Object.assign({}, params, query) as {
    id?: string;
    payment_intent?: string | null;
  };
  const intent = tables.intent.get(payment_intent ?? '');
  const session = intent?.session ?? tables.refund.get(id ?? '')?.session ?? id;
  return tables.session.get(session ?? '')?.email ?? form.get('customer_email');
}

/** Makes the provider's API misbehave as its modes say; pages and test controls are exempt. */
export function misbehave(api: FastifyInstance, ledger: Ledger, modes: Modes): void {
  const modeOf = (request: FastifyRequest) => modes.of(payerOf(ledger, request));
  api.addHook('preHandler', async (request, reply) => {
    const { socket } = request.raw;
    switch (modeOf(request)) {
      case 'refuse':
        reply.hijack();
        socket.destroy();
        break;
      case 'stall':
        reply.hijack();
        setTimeout(() => socket.destroy(), STALL_MS).unref();
        break;
      case 'error5xx':
        throw new SandboxRefusal(500, 'Something went wrong on our end.', { type: 'api_error' });
      default:
    }
  });
  api.addHook('onSend', async (request) => {
    if (modeOf(request) === 'cut') request.raw.socket.destroy();
  });
}

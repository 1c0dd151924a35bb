import type { FastifyInstance } from 'fastify';
import { SandboxRefusal } from './refusal.ts';

/**
 * The ways in which the sandbox misbehaves when a tester asks: `refuse` hangs up at once, `stall` never answers, `error5xx` fails without
 * effect, `cut` does the work and hangs up before the answer, `nowebhook` drops every webhook.
 */
export const MODES = ['ok', 'refuse', 'stall', 'error5xx', 'cut', 'nowebhook'] as const;

export type Mode = (typeof MODES)[number];

const STALL_MS = 30_000;

/** Makes the provider's API misbehave in the current mode; pages and test controls are exempt. */
export function misbehave(api: FastifyInstance, mode: () => Mode): void {
  api.addHook('onRequest', async (request, reply) => {
    const { socket } = request.raw;
    switch (mode()) {
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
    if (mode() === 'cut') request.raw.socket.destroy();
  });
}

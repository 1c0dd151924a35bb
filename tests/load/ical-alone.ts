import type { FastifyReply, FastifyRequest } from 'fastify';
import { systemClock } from '../../server/kernel/clock.ts';
import { readUnion } from '../../server/kernel/content/union.ts';
import type { Database } from '../../server/kernel/db/database.ts';
import { eventHandlers } from '../../server/features/events/handlers.ts';
import type { Call } from '../../server/kernel/http/operation.ts';

/** The portal's own handler of createIcal on its own: no contract, no validation, no headers. */
export function createIcalAlone(db: Database) {
  const union = readUnion(new URL('../../content', import.meta.url).pathname);
  const { createIcal } = eventHandlers({
    db,
    clock: systemClock,
    union,
    publicUrl: 'http://127.0.0.1',
    fingerprint: () => '',
  });
  return async (request: FastifyRequest, reply: FastifyReply) => {
    void reply.type('text/calendar');
    return createIcal({
      ...request,
      params: {},
      query: {},
      body: request.body,
      locale: 'en',
      user: undefined,
      request,
      reply,
    } as Call<'createIcal'>);
  };
}

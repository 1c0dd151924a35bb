import type { FastifyReply, FastifyRequest } from 'fastify';
import { systemClock } from '../../server/clock.ts';
import { readUnion } from '../../server/content/union.ts';
import type { Database } from '../../server/db/database.ts';
import { eventHandlers } from '../../server/events/handlers.ts';
import type { Call } from '../../server/http/operation.ts';

/** The portal's own handler of createIcal with nothing around it: no contract, no validation, no headers. */
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

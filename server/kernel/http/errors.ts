import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseAway } from '../db/database-away.ts';
import { PaymentsUnavailable } from '../payment-errors.ts';
import { localeOf } from './locale.ts';
import { Problem } from './problem.ts';
import { fieldProblem } from './validation.ts';

type DatabaseError = Error & { code: string; constraint?: string };

/** No space left on a disk: the portal's own, or (53100) the database's. */
const noRoom = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', '53100']);

/** Text that PostgreSQL cannot store (a NUL) or parse (an id): the caller's mistake. */
const unreadable = new Set(['22P02', '22021', '22P05']);

/** Turns any error into a problem that the caller can act on; undefined for a fault of ours. */
function problemOf(error: FastifyError | Error): Problem | undefined {
  if (error instanceof Problem) return error;
  if (error instanceof PaymentsUnavailable) return new Problem(503, 'payments_away', { retryAfterSeconds: 5 });
  if (noRoom.has((error as Partial<DatabaseError>).code ?? ''))
    return new Problem(503, 'disk_full', { retryAfterSeconds: 60 });
  if (error instanceof DatabaseAway) return new Problem(503, 'database_away', { retryAfterSeconds: 2 });
  if (unreadable.has((error as Partial<DatabaseError>).code ?? '')) return new Problem(400, 'malformed');
  if ('validation' in error && error.validation) {
    const fields: Problem['fields'] = {};
    for (const each of error.validation) {
      const { field, code } = fieldProblem({ ...each, instancePath: each.instancePath });
      fields[field] = [code];
    }
    return new Problem(400, 'malformed', { fields });
  }
  const status = 'statusCode' in error ? error.statusCode : undefined;
  if (status === 415) return new Problem(415, 'not_json');
  if (status === 413) return new Problem(413, 'too_large');
  if (status !== undefined && status >= 400 && status < 500) return new Problem(400, 'malformed');
  return undefined;
}

export function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: Problem): FastifyReply {
  if (problem.retryAfterSeconds !== undefined) void reply.header('retry-after', problem.retryAfterSeconds);
  return reply
    .code(problem.status)
    .type('application/json')
    .send(problem.toBody(localeOf(request)));
}

/** Sends every failure in the contract's error shape; only our own faults are logged with their stack. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Error, request, reply) => {
    // A client that hung up in the middle of its request gets no answer, and that is no fault of ours.
    if (request.raw.destroyed && !request.raw.complete) return reply.code(400).send();
    const problem = problemOf(error);
    if (problem === undefined) request.log.error({ err: error }, 'request failed');
    else if (problem.status >= 500) request.log.warn({ err: error }, 'a part is away');
    return sendProblem(request, reply, problem ?? new Problem(500, 'unexpected'));
  });
}

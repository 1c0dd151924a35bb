import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import glue from 'fastify-openapi-glue';
import type { SignedIn } from '../auth/signed-in.ts';
import { type Contract, type OperationFacts, readOperations } from './contract.ts';
import { localeOf } from './locale.ts';
import type { Call, Handler, Handlers, OperationId } from './operation.ts';
import type { Prepared, Source } from './prepared.ts';
import { Problem } from './problem.ts';
import { createValidatorCompiler } from './validation.ts';

declare module 'fastify' {
  interface FastifyRequest {
    user: SignedIn | undefined;
  }
}

/** Answers that are the same for everyone and kept ready, and which operations give them. */
export type Ready = { prepared: Prepared; operations: Partial<Record<OperationId, Omit<Source, 'compute'>>> };

export type Authenticate = (request: FastifyRequest, reply: FastifyReply) => Promise<SignedIn | undefined>;

const LARGEST_BODY_BYTES = 64 * 1024;

/** Serves every operation of the contract under /api. Who is asking is settled before any body is read. */
export async function serveApi(
  app: FastifyInstance,
  contract: Contract,
  handlers: Handlers,
  authenticate: Authenticate,
  ready: Ready,
): Promise<void> {
  const operations = readOperations(contract);
  app.decorateRequest('user', undefined);
  await app.register(async (api) => {
    api.removeContentTypeParser('text/plain');
    api.setValidatorCompiler(createValidatorCompiler());
    api.setSerializerCompiler(() => JSON.stringify);
    await api.register(glue, {
      specification: requestsOnly(contract),
      prefix: '/api',
      operationResolver: (id) => {
        const operation = operations.get(id);
        if (operation === undefined) throw new Error(`The contract has no operation ${id}`);
        return route(operation, handlers[id as OperationId] as Handler<OperationId>, authenticate, {
          prepared: ready.prepared,
          source: ready.operations[id as OperationId],
        });
      },
    });
    api.all('/api/*', () => Promise.reject(new Problem(404, 'not_found')));
  });
}

/** The contract without what answers contain: the plugin would compile it, and warn of media types that no request has. */
function requestsOnly(contract: Contract): Contract {
  const copy = structuredClone(contract);
  for (const path of Object.values(copy.paths)) {
    for (const operation of Object.values(path)) {
      operation.responses = Object.fromEntries(
        Object.keys(operation.responses).map((status) => [status, { description: '' }]),
      );
    }
  }
  return copy;
}

/** The contract's part of a route; the plugin adds the method and the address. */
function route(
  operation: OperationFacts,
  handler: Handler<OperationId>,
  authenticate: Authenticate,
  { prepared, source }: { prepared: Prepared; source: Omit<Source, 'compute'> | undefined },
): RouteOptions {
  const partial: Omit<RouteOptions, 'method' | 'url'> = {
    bodyLimit: LARGEST_BODY_BYTES,
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      if (!operation.isSecured) return;
      request.user = await authenticate(request, reply);
      if (request.user === undefined) throw new Problem(401, 'sign_in');
    },
    preValidation: async (request: FastifyRequest) => {
      const [unknown] = operation.hasQuery ? [] : Object.keys(request.query as object);
      if (unknown !== undefined) throw new Problem(400, 'malformed', { fields: { [unknown]: ['unknown_field'] } });
      if (!operation.hasBody && request.body !== undefined && request.body !== null) {
        throw new Problem(400, 'malformed', { fields: { body: ['unknown_field'] } });
      }
    },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      void reply.code(operation.successStatus);
      const answer = () => handler(callOf(request, reply));
      if (source === undefined) return answer();
      // What is prepared is content, never an answer without any.
      const compute: Source['compute'] = async () => (await answer()) ?? {};
      return prepared.respond(request, reply, { ...source, compute });
    },
  };
  return partial as RouteOptions;
}

function callOf(request: FastifyRequest, reply: FastifyReply): Call<OperationId> {
  const { params, query, body, user } = request;
  return { params, query, body, user, locale: localeOf(request), request, reply } as Call<OperationId>;
}

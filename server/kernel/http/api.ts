import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import glue from 'fastify-openapi-glue';
import { demandRole } from './roles.ts';
import type { SignedIn } from '../auth/signed-in.ts';
import type { Trx } from '../db/database.ts';
import { keyIn, type Once } from './once.ts';
import { type Contract, formSchemaOf, type OperationFacts, readOperations } from './contract.ts';
import type { Form } from './form-schema.ts';
import { localeOf } from './locale.ts';
import { demandFormSize, isMultipart, multipartLimits, withForm } from './multipart.ts';
import type { Call, Handler, Handlers, OperationId } from './operation.ts';
import type { Prepared, Source } from './prepared.ts';
import { Problem } from './problem.ts';
import { policyOfParts } from './security-headers.ts';
import { createFormCheck, validatorCompiler } from './validation.ts';

declare module 'fastify' {
  interface FastifyRequest {
    user: SignedIn | undefined;
    /** For writes of signed-in people; see `Once`. */
    once: Once;
    /** The same for a write that is one transaction and nothing else. */
    transactOnce: <Outcome extends object>(work: (trx: Trx) => Promise<Outcome>) => Promise<Outcome>;
  }
}

/** The cache of answers that are the same for everyone, and the operations that use it. */
export type Ready = { prepared: Prepared; operations: Partial<Record<OperationId, ReadyOperation>> };

/** `version` names the data behind the answer to a call with these parts of its path; see `Source`. */
export type ReadyOperation = { version?: (params: Record<string, string>) => Promise<string>; freshMs?: number };

export type Authenticate = (request: FastifyRequest, reply: FastifyReply) => Promise<SignedIn | undefined>;

export type ApiOptions = {
  contract: Contract;
  handlers: Handlers;
  authenticate: Authenticate;
  /** Handles the Idempotency-Key of a call, if it has one. */
  onceFor: (operation: OperationId, call: AnyCall) => Once;
  ready: Ready;
  /** The folder for a form's files while its call is being answered. */
  uploadsDir: string;
};

/** The limit for bodies other than forms. */
const LARGEST_BODY_BYTES = 64 * 1024;

/** Serves every operation of the contract under /api. Callers are authenticated before any body is read. */
export async function serveApi(app: FastifyInstance, options: ApiOptions): Promise<void> {
  const { contract, handlers } = options;
  const operations = readOperations(contract);
  app.decorateRequest('user', undefined);
  app.decorateRequest('once');
  app.decorateRequest('transactOnce');
  await app.register(async (api) => {
    api.removeContentTypeParser('text/plain');
    await api.register(multipart, { limits: multipartLimits, throwFileSizeLimit: false });
    api.setValidatorCompiler(validatorCompiler);
    api.setSerializerCompiler(() => JSON.stringify);
    await api.register(glue, {
      specification: requestsOnly(contract),
      prefix: '/api',
      operationResolver: (id) => {
        const operation = operations.get(id);
        const handler = handlers[id as OperationId] as Handler<OperationId> | undefined;
        if (operation === undefined || handler === undefined) throw new Error(`No feature answers ${id}`);
        return route(operation, operation.isOnce ? heedingKey(id as OperationId, handler, options) : handler, {
          ...options,
          source: options.ready.operations[id as OperationId],
        });
      },
    });
    api.all('/api/*', () => Promise.reject(new Problem(404, 'not_found')));
  });
}

/**
 * The contract without the parts that the plugin would compile in vain: response bodies, with media types that no request has, and forms,
 * whose bodies are not there yet when it validates.
 */
function requestsOnly(contract: Contract): Contract {
  const copy = structuredClone(contract);
  for (const path of Object.values(copy.paths)) {
    for (const operation of Object.values(path)) {
      operation.responses = Object.fromEntries(
        Object.keys(operation.responses).map((status) => [status, { description: '' }]),
      );
      if (formSchemaOf(operation) !== undefined) delete operation.requestBody;
    }
  }
  return copy;
}

type RouteSettings = ApiOptions & { source: ReadyOperation | undefined };

/** The contract's part of a route; the plugin adds the method and the address. */
function route(operation: OperationFacts, handler: Handler<OperationId>, settings: RouteSettings): RouteOptions {
  const { authenticate, ready, source } = settings;
  const handle = operation.form === undefined ? handler : handlingForm(operation, operation.form, handler, settings);
  const partial: Omit<RouteOptions, 'method' | 'url'> = {
    bodyLimit: LARGEST_BODY_BYTES,
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      // An invalid token is refused: its owner would otherwise be treated as a visitor.
      if (operation.isSecured || (operation.isOptional && request.headers.authorization !== undefined))
        request.user = await admit(operation, authenticate, request, reply);
      demandMediaType(operation, request);
    },
    preValidation: async (request: FastifyRequest) => {
      const [unknown] = operation.hasQuery ? [] : Object.keys(request.query as object);
      if (unknown !== undefined) throw new Problem(400, 'malformed', { fields: { [unknown]: ['unknown_field'] } });
      demandBody(operation, request);
    },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      void reply.code(operation.successStatus);
      const answer = () => handle(callOf(request, reply));
      if (source === undefined) return answer();
      return ready.prepared.respond(request, reply, sourceOf(source, request, answer));
    },
  };
  return partial as RouteOptions;
}

/** Throws 400 for a body where there is none, and where there is one, for none: the plugin checks a body by its media type, and so none that isn't there. */
function demandBody({ hasBody, form }: OperationFacts, { body }: FastifyRequest): void {
  // A form is read later.
  if (form !== undefined) return;
  const hasCome = body !== undefined && body !== null;
  if (!hasBody && hasCome) throw new Problem(400, 'malformed', { fields: { body: ['unknown_field'] } });
  if (hasBody && !hasCome) throw new Problem(400, 'malformed', { fields: { body: ['missing_field'] } });
}

/** The caller, if they may call the operation now. Throws 401 and 403. */
async function admit(
  { isSecured, roles }: OperationFacts,
  authenticate: Authenticate,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SignedIn> {
  const user = await authenticate(request, reply);
  if (user === undefined) throw new Problem(401, 'sign_in');
  if (isSecured) demandRole(user, roles);
  return user;
}

function sourceOf(
  { version, freshMs }: ReadyOperation,
  request: FastifyRequest,
  answer: () => Promise<unknown>,
): Source {
  const params = request.params as Record<string, string>;
  return {
    // A cached answer always has content.
    compute: async () => ({ status: 200, headers: jsonHeaders, body: JSON.stringify((await answer()) ?? {}) }),
    ...(version && { version: () => version(params) }),
    ...(freshMs !== undefined && { freshMs }),
  };
}

const jsonHeaders = {
  'content-security-policy': policyOfParts,
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-cache',
  vary: 'accept-encoding, accept-language',
};

/** Refuses any other body where a form is expected, and forms anywhere else. Media types besides forms and JSON have no parser. */
function demandMediaType({ form }: OperationFacts, request: FastifyRequest): void {
  if (form === undefined) {
    if (request.method !== 'GET' && isMultipart(request)) throw new Problem(415, 'not_json');
    return;
  }
  if (!isMultipart(request)) throw new Problem(415, 'not_form');
  demandFormSize(request, form);
}

type AnyCall = Pick<Call<OperationId>, 'params' | 'body' | 'user' | 'request'>;

/**
 * A handler that performs a write at most once for an Idempotency-Key, by `request.once`. Throws if the handler answers a call with a key
 * without having used it: that is a defect.
 */
function heedingKey(id: OperationId, handler: Handler<OperationId>, { onceFor }: ApiOptions): Handler<OperationId> {
  return async (call) => {
    // A caller without a token has no account to store an answer with: such writes handle their keys themselves.
    if (call.user === undefined) return handler(call);
    const once = onceFor(id, call);
    let isHeeded = keyIn(call.request) === undefined;
    call.request.once = (write) => {
      isHeeded = true;
      return once(write);
    };
    call.request.transactOnce = (work) => call.request.once((transact) => transact(work));
    const answer = await handler(call);
    if (!isHeeded) throw new Error(`${id} writes without heeding the Idempotency-Key`);
    return answer;
  };
}

/** A handler that receives a form's fields and files as its body. */
function handlingForm(
  operation: OperationFacts,
  form: Form,
  handler: Handler<OperationId>,
  { authenticate, uploadsDir }: RouteSettings,
): Handler<OperationId> {
  const check = createFormCheck(form);
  return (call) =>
    withForm(call.request, form, uploadsDir, async (body) => {
      check(body);
      // Files may take minutes to arrive, in which their sender may have lost the session or the role.
      const user = call.user && (await admit(operation, authenticate, call.request, call.reply));
      return handler({ ...call, body, user } as unknown as Call<OperationId>);
    });
}

function callOf(request: FastifyRequest, reply: FastifyReply): Call<OperationId> {
  const { params, query, body, user } = request;
  return { params, query, body, user, locale: localeOf(request), request, reply } as Call<OperationId>;
}

import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { sql } from 'kysely';
import { bearerOf, createAuthenticate } from './kernel/auth/authenticate.ts';
import type { Database } from './kernel/db/database.ts';
import { type Feature, joined, type Kernel } from './kernel/feature.ts';
import { serveApi } from './kernel/http/api.ts';
import { readContract } from './kernel/http/contract.ts';
import { serveDocs } from './kernel/http/manual.ts';
import { answerErrors, sendProblem } from './kernel/http/errors.ts';
import type { Handlers } from './kernel/http/operation.ts';
import { mendedAddress } from './kernel/http/mended-address.ts';
import { Problem } from './kernel/http/problem.ts';
import { type AllowedOrigins, securityHeaders, sendSecurityHeaders } from './kernel/http/security-headers.ts';
import { answerBroken, createHttpServer } from './kernel/http/server.ts';
import { createOnce } from './kernel/http/once.ts';
import { newRequestId } from './kernel/log.ts';
import type { Answers } from './site/answers.ts';

export type AppOptions = {
  kernel: Kernel;
  features: readonly Feature[];
  answers: Answers;
  origins: AllowedOrigins;
  /** The proxies in front: see `Config`. */
  trustedProxies: string[];
};

/** The portal's HTTP side, without the pages: the API, its manual, the payment provider's webhook and health. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { kernel, features, answers, origins, trustedProxies } = options;
  const { db, clock, publicUrl, uploadsDir, log } = kernel;
  const loggerInstance: FastifyBaseLogger = log;
  const headers = securityHeaders(origins, publicUrl);
  const app = Fastify({
    serverFactory: (handler) =>
      createHttpServer(headers, (request, response) => {
        request.url = mendedAddress(request.url ?? '');
        if (!answers.calls.serve(request, response) && !answers.pages.serve(request, response))
          handler(request, response);
      }),
    clientErrorHandler: answerBroken(headers),
    frameworkErrors: (_, request, reply) => {
      sendProblem(request, reply.headers(headers), new Problem(400, 'malformed'));
    },
    loggerInstance,
    genReqId: newRequestId,
    // A failed request is logged on one line, where it failed; a line per request would show who reads what.
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    // Its own refusal would be neither in the contract nor under our security headers; what is stopped later can still serve.
    return503OnClosing: false,
    trustProxy: trustedProxies,
  });
  const contract = readContract();
  sendSecurityHeaders(app, headers);
  // Pages time their holds by this, so it must be the clock that ends them.
  app.addHook('onSend', async (_, reply) => {
    void reply.header('date', clock.now().toUTCString());
  });
  answerErrors(app);
  // People must see their own changes on the next page.
  app.addHook('onSend', async (request) => {
    const token = request.method === 'GET' ? undefined : bearerOf(request);
    if (token !== undefined) answers.pages.forget(`${token} `);
  });
  serveHealth(app, db);
  serveDocs(app, contract);
  for (const { routes } of features) await routes?.(app);
  await serveApi(app, {
    contract,
    handlers: joined<Handlers>(features.map(({ handlers }) => handlers)),
    authenticate: createAuthenticate(kernel),
    onceFor: createOnce(kernel),
    ready: { prepared: answers.calls, operations: joined(features.map(({ ready }) => ready)) },
    uploadsDir,
  });
  return app;
}

/** /healthz: the process runs. /readyz: it can serve requests, so it has its database and is not stopping. */
function serveHealth(app: FastifyInstance, db: Database): void {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_, reply) => {
    const isReady =
      !isStopping &&
      (await sql`select 1`.execute(db).then(
        () => true,
        () => false,
      ));
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready' });
  });
}

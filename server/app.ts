import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Answers } from './answers.ts';
import { accountHandlers } from './account/handlers.ts';
import { bearerOf, createAuthenticate } from './auth/authenticate.ts';
import { authHandlers } from './auth/handlers.ts';
import type { Tokens } from './auth/tokens.ts';
import type { BookingDeps } from './bookings/deps.ts';
import { bookingHandlers } from './bookings/handlers.ts';
import { servePictures } from './adverts/pictures.ts';
import type { Reference } from './content/reference-types.ts';
import type { Site } from './content/site/site-type.ts';
import { ticketHandlers } from './tickets/handlers.ts';
import { eventHandlers } from './events/handlers.ts';
import { preparedOperations } from './events/prepared.ts';
import type { FileDeps } from './files/keep.ts';
import { serveApi } from './http/api.ts';
import { readContract } from './http/contract.ts';
import { serveDocs } from './http/docs.ts';
import { answerErrors, sendProblem } from './http/errors.ts';
import { Problem } from './http/problem.ts';
import { type AllowedOrigins, securityHeaders, sendSecurityHeaders } from './http/security-headers.ts';
import { answerBroken, createHttpServer } from './http/server.ts';
import { newRequestId } from './log.ts';
import type { Payee } from './payments/payee.ts';
import { serveWebhook } from './payments/webhook-route.ts';
import { purchaseHandlers } from './purchases/handlers.ts';
import { preparedReference, referenceHandlers } from './reference/handlers.ts';
import { listsOf } from './reference/lists.ts';
import { registrationHandlers } from './registration/handlers.ts';
import { preparedSite, siteHandlers } from './site-handlers.ts';

export type AppOptions = {
  deps: BookingDeps & FileDeps & { payees: readonly Payee[] };
  /** The lists of content/reference. */
  reference: Reference;
  /** Everything that visitors read. */
  site: Site;
  contentDir: string;
  tokens: Tokens;
  log: Logger;
  origins: AllowedOrigins;
  answers: Answers;
  /** The proxies in front: see `Config`. */
  trustedProxies: string[];
};

/** The portal's HTTP side, without the pages: the API, its manual, the payment provider's webhook and health. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { deps, reference, site, contentDir, tokens, log, origins, answers, trustedProxies } = options;
  const loggerInstance: FastifyBaseLogger = log;
  const headers = securityHeaders(origins, deps.publicUrl);
  const app = Fastify({
    serverFactory: (handler) =>
      createHttpServer(headers, (request, response) => {
        if (!answers.calls.serve(request, response) && !answers.pages.serve(request, response))
          handler(request, response);
      }),
    clientErrorHandler: answerBroken(headers),
    frameworkErrors: (_, request, reply) => {
      sendProblem(request, reply.headers(headers), new Problem(400, 'malformed'));
    },
    loggerInstance,
    genReqId: newRequestId,
    // One line per failed request is logged where it failed; a line per request would tell who reads what.
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    trustProxy: trustedProxies,
  });
  const contract = readContract();
  sendSecurityHeaders(app, headers);
  // Pages time their holds by this: it must be the clock that ends them.
  app.addHook('onSend', async (_, reply) => {
    void reply.header('date', deps.clock.now().toUTCString());
  });
  answerErrors(app);
  // Whoever has changed something sees it on the next page.
  app.addHook('onSend', async (request) => {
    const token = request.method === 'GET' ? undefined : bearerOf(request);
    if (token !== undefined) answers.pages.forget(`${token} `);
  });
  serveHealth(app, deps);
  await serveWebhook(app, deps);
  serveDocs(app, contract);
  await servePictures(app, contentDir);
  const lists = listsOf(reference);
  const handlers = {
    ...authHandlers(deps, tokens),
    ...registrationHandlers({ ...deps, lists }, tokens),
    ...accountHandlers({ ...deps, lists }),
    ...purchaseHandlers({ ...deps, reference }),
    ...referenceHandlers({ ...deps, lists, reference }),
    ...eventHandlers(deps),
    ...bookingHandlers(deps),
    ...ticketHandlers(deps),
    ...siteHandlers(deps, site, reference),
  };
  const ready = {
    prepared: answers.calls,
    operations: { ...preparedOperations(deps.db), ...preparedReference(), ...preparedSite },
  };
  const { uploadsDir } = deps;
  await serveApi(app, { contract, handlers, authenticate: createAuthenticate(deps, tokens), ready, uploadsDir });
  return app;
}

/** /healthz: the process runs. /readyz: it can serve, which it cannot without its database or while it is stopping. */
function serveHealth(app: FastifyInstance, { db }: BookingDeps): void {
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

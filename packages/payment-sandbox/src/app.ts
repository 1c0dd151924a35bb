import { type FastifyInstance, fastify } from 'fastify';
import { fingerprintOf } from './address.ts';
import { addApiRoutes } from './api-routes.ts';
import { type Bank, newId, secondsOf, settle } from './bank.ts';
import type { Clock } from './clock.ts';
import { addControlRoutes } from './control-routes.ts';
import { createDelivery, type Delivery } from './deliver.ts';
import { createLedger, type Ledger } from './ledger.ts';
import type { Log } from './log.ts';
import { createModes, misbehave, type Modes } from './mode.ts';
import { addPageRoutes, type PageLook } from './page-routes.ts';
import { SandboxRefusal } from './refusal.ts';

export type SandboxAppOptions = {
  port: number;
  journal: string | undefined;
  secretKey: string;
  webhookSecret: string;
  webhookUrl: () => string | undefined;
  clock: Clock;
  signatureClock: Clock;
  controls: boolean;
  look?: PageLook | undefined;
  log: Log;
  /** Called once the port is known: false gives up before the journal is touched, since another process has it. */
  claim: (port: number) => boolean;
};

export type SandboxApp = { port: number; close(): Promise<void> };

type State = { modes: Modes; port: number; opening: Promise<boolean> };

const TICK_MS = 250;

function createApp(log: Log): FastifyInstance {
  const app = fastify({ forceCloseConnections: true });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, new URLSearchParams(String(body))),
  );
  app.setNotFoundHandler(({ method, url }) => {
    throw new SandboxRefusal(404, `Unrecognized request URL (${method}: ${url})`);
  });
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof SandboxRefusal) {
      const { status, type, code, message } = error;
      return reply.code(status).send({ error: { type, code, message } });
    }
    const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
    if (status >= 500) log.error({ err: error }, 'The payment sandbox failed');
    return reply.code(status).send({ error: { type: 'invalid_request_error', message: String(error) } });
  });
  return app;
}

function createBank(state: State, { clock }: SandboxAppOptions, ledger: Ledger, delivery: Delivery): Bank {
  return {
    ledger,
    clock,
    baseUrl: () => `http://127.0.0.1:${state.port}`,
    emit(type, session, object) {
      const isLost = state.modes.of(session.email) === 'nowebhook';
      const event = { id: newId('evt'), session: session.id, type, created: secondsOf(clock), object, settled: isLost };
      ledger.save('event', event);
      if (!isLost) delivery.send(event);
    },
  };
}

async function addRoutes(
  app: FastifyInstance,
  bank: Bank,
  state: State,
  delivery: Delivery,
  options: SandboxAppOptions,
) {
  await app.register(async (api) => {
    misbehave(api, bank.ledger, state.modes);
    addApiRoutes(api, bank, options.secretKey);
  });
  app.get('/_sandbox', async () => fingerprintOf(options.secretKey));
  addPageRoutes(app, bank, options.look);
  if (options.controls) addControlRoutes(app, bank, { delivery, modes: state.modes });
}

async function listen(app: FastifyInstance, port: number): Promise<number> {
  await app.listen({ host: '127.0.0.1', port });
  const address = app.server.address();
  return typeof address === 'object' && address ? address.port : port;
}

/**
 * Listens on its port first, and only then reads the journal (requests wait meanwhile): the port is the lock that keeps a
 * second sandbox off the journal. Undefined if the port could not be claimed; rejects with EADDRINUSE if it is taken.
 */
export async function openSandboxApp(options: SandboxAppOptions): Promise<SandboxApp | undefined> {
  const state: State = { modes: createModes(), port: options.port, opening: Promise.resolve(false) };
  const ledger = createLedger(options.journal);
  const delivery = createDelivery({ ...options, ledger });
  const bank = createBank(state, options, ledger, delivery);
  const app = createApp(options.log);
  app.addHook('onRequest', async () => {
    if (!(await state.opening)) throw new SandboxRefusal(503, 'Another process runs this sandbox');
  });
  await addRoutes(app, bank, state, delivery, options);

  state.opening = listen(app, options.port).then((port) => {
    state.port = port;
    return options.claim(port) && ledger.open();
  });
  if (!(await state.opening)) {
    await app.close();
    return undefined;
  }
  for (const event of ledger.tables.event.values()) if (!event.settled) delivery.send(event);
  const tick = setInterval(() => settle(bank), TICK_MS).unref();
  return {
    port: state.port,
    async close() {
      clearInterval(tick);
      delivery.stop();
      await app.close();
      ledger.close();
    },
  };
}

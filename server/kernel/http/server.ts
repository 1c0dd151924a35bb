import { type RequestListener, Server, type ServerOptions, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { Problem } from './problem.ts';
import type { SecurityHeaders } from './security-headers.ts';
import { endSlowClients, type SlowLimits } from './slow-clients.ts';
import { MINUTE_MS } from '../../../machines/flow/durations.ts';

/** Longer than proxies keep an idle connection (Caddy 120 s), or they send a request on one that is just being closed. */
const KEEP_ALIVE_MS = 125_000;

export type Limits = ServerOptions & SlowLimits & { graceMs: number };

/** How long clients may take; docs/operating.md says so too. */
const limits: Limits = {
  keepAliveTimeout: KEEP_ALIVE_MS,
  headersTimeout: 20_000,
  // A file of 10 MB over a poor line.
  requestTimeout: 15 * MINUTE_MS,
  connectionsCheckingInterval: 5000,
  // The pages themselves give an upload up after 90 s of silence.
  lookEveryMs: 60_000,
  leastBytes: 16 * 1024,
  // More than payment takes at its slowest, and less than service managers wait before they kill.
  graceMs: 12_000,
};

/** Ends all connections some time after it was closed: Node would wait for every client, without limits. */
class EndingServer extends Server {
  readonly #graceMs: number;

  constructor(options: Limits, listener: RequestListener) {
    super(options, listener);
    this.#graceMs = options.graceMs;
  }

  override close(done?: (error?: Error) => void): this {
    setTimeout(() => this.closeAllConnections(), this.#graceMs).unref();
    return super.close(done);
  }
}

/**
 * An HTTP server in which Node never answers by itself: such answers would lack our security headers. Requests that it cannot parse go to
 * `answerBroken`.
 */
export function createHttpServer(
  headers: SecurityHeaders,
  listener: RequestListener,
  others?: Partial<Limits>,
): Server {
  const options = { ...limits, ...others };
  const refuse = (response: ServerResponse, problem: Problem) => {
    const body = bodyOf(problem);
    response.writeHead(problem.status, { ...headers, ...describe(body) }).end(body);
  };
  const server = new EndingServer({ ...options, requireHostHeader: false }, (request, response) => {
    const isHostless = request.headers.host === undefined && request.httpVersion === '1.1';
    if (isHostless) refuse(response, new Problem(400, 'malformed'));
    else listener(request, response);
  });
  endSlowClients(server, options);
  server.on('checkExpectation', (_, response) => refuse(response, new Problem(417, 'malformed')));
  return server;
}

const bodyOf = (problem: Problem): string => JSON.stringify(problem.toBody('en'));

const describe = (body: string) => ({
  'content-type': 'application/json; charset=utf-8',
  'content-length': Buffer.byteLength(body),
  'cache-control': 'no-store',
  connection: 'close',
});

type Broken = Error & { code?: string };

function problemOf({ code }: Broken): Problem {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new Problem(408, 'too_slow');
  if (code === 'HPE_HEADER_OVERFLOW') return new Problem(431, 'too_large');
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return new Problem(413, 'too_large');
  return new Problem(400, 'malformed');
}

/** Answers requests that cannot be parsed, are too large or too slow; then closes the connection. */
export function answerBroken(headers: SecurityHeaders): (error: Broken, socket: Socket) => void {
  return (error, socket) => {
    if (socket.writable && error.code !== 'ECONNRESET') {
      const problem = problemOf(error);
      const body = bodyOf(problem);
      const lines = Object.entries({ ...headers, ...describe(body) }).map(([name, value]) => `${name}: ${value}`);
      socket.write([`HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`, ...lines, '', body].join('\r\n'));
    }
    socket.destroy(error);
  };
}
